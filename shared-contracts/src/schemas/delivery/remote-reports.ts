import { z } from 'zod';
import { lineText } from '../text';

/** How long what browsers reported of remotes is kept, in days. */
export const REPORT_RETENTION = { min: 14, max: 365, default: 90 } as const;

/** Why a version could not be used. */
export const FAILURE_CLASSES = [
  'network',
  'http',
  'integrity',
  'timeout',
  'contract',
  'module',
  'render',
] as const;
/** What kept a remote from being shown. */
export type FailureClass = (typeof FAILURE_CLASSES)[number];

/** The web vitals that are counted, by the ratings of the `web-vitals` library. */
export const VITALS = ['LCP', 'INP', 'CLS'] as const;
/** How a web vital is rated, by the thresholds of the web-vitals library. */
export const VITAL_RATINGS = ['good', 'needs-improvement', 'poor'] as const;

const version = { remote: lineText(60), version: lineText(60) };
const reason = lineText(500).optional();

/** How an attempt to run a version ended. Time is in milliseconds since it began. */
const loadReportSchema = z.object({
  kind: z.literal('load'),
  ...version,
  outcome: z.enum(['loaded', 'failed', 'previous', 'render-failed']),
  milliseconds: z.number().min(0).max(600_000),
  failure: z.enum(FAILURE_CLASSES).optional(),
  reason,
});
/** How loading a remote went, as a browser reports it. */
export type LoadReport = z.infer<typeof loadReportSchema>;

/** What a browser reports of one version that it tried to run. */
export const remoteReportSchema = z.discriminatedUnion('kind', [
  loadReportSchema,
  /** Of the page that the document began with. */
  z.object({ kind: z.literal('vital'), ...version, name: z.enum(VITALS), rating: z.enum(VITAL_RATINGS) }),
  /** An error that a script of the version threw outside of rendering. */
  z.object({ kind: z.literal('script-error'), ...version, reason }),
  /** Something that the content security policy has stopped. */
  z.object({ kind: z.literal('policy-violation'), ...version, directive: lineText(60), reason }),
]);
/** One thing that a browser reports of a remote. */
export type RemoteReport = z.infer<typeof remoteReportSchema>;

/** How many different visitors one network is counted as. */
export const VISITORS_PER_NETWORK = 4;

/** Reports of one document, with the ticket that makes them count. */
export const reportsInputSchema = z.object({
  ticket: z.string().max(200),
  reports: z.array(remoteReportSchema).min(1).max(20),
});
/** The reports of a document, with the ticket that makes them count. */
export type ReportsInput = z.infer<typeof reportsInputSchema>;

/** Asks for the ticket of a document. `slot` tells the visitors behind one address apart. */
export const ticketInputSchema = z.object({
  slot: z
    .number()
    .int()
    .min(0)
    .max(VISITORS_PER_NETWORK - 1),
});
/** What makes the reports of a document count, and until when. */
export const ticketSchema = z.object({ ticket: z.string(), expires_at: z.string() });

/** Up to these times loads are counted apart, in milliseconds; slower ones together. */
export const LOAD_TIME_LIMITS_MS: readonly number[] = [50, 100, 200, 400, 800, 1_600, 3_200, 6_400];

/** How a version did in browsers in some span of time. Times are in milliseconds, null without a load. */
export const healthSchema = z.object({
  loads: z.number().int(),
  failures: z.number().int(),
  median_ms: z.number().nullable(),
  p95_ms: z.number().nullable(),
});
/** How a remote does in the browsers of visitors. */
export type Health = z.infer<typeof healthSchema>;

/** What a version did besides loading, in some span of time. */
export const signalsSchema = z.object({
  script_errors: z.number().int(),
  policy_violations: z.number().int(),
  /** Failures by class; only those that there were. */
  failures: z.partialRecord(z.enum(FAILURE_CLASSES), z.number().int()),
  /** Of each vital, how many of a hundred page views were rated good; only what was measured. */
  good_vitals: z.partialRecord(z.enum(VITALS), z.number()),
});
/** Script errors, policy violations and web vitals of a version. */
export type Signals = z.infer<typeof signalsSchema>;

const healthSpanSchema = healthSchema.extend({ signals: signalsSchema });

/** One hour of a version. */
export const healthHourSchema = z.object({
  /** Its beginning, ISO 8601. */
  hour: z.string(),
  loads: z.number().int(),
  failures: z.number().int(),
  median_ms: z.number().nullable(),
  script_errors: z.number().int(),
});
/** Loads and failures of one hour. */
export type HealthHour = z.infer<typeof healthHourSchema>;

/** How one version of a remote does in browsers. */
export const versionHealthSchema = z.object({
  version: z.string(),
  /** What it is to visitors now. */
  part: z.enum(['live', 'canary', 'good']),
  hour: healthSpanSchema,
  day: healthSpanSchema,
  /** The last 24, the oldest first. */
  hours: z.array(healthHourSchema),
  /** Different visitors of the last 14 days, and for how many of them it failed. */
  visitors: z.number().int(),
  failed_visitors: z.number().int(),
  /** Whether the files are those that the team signed; `unsigned` for what was published without a key. */
  signature: z.enum(['verified', 'unsigned', 'invalid']),
});
/** How one version does in the browsers of visitors. */
export type VersionHealth = z.infer<typeof versionHealthSchema>;
