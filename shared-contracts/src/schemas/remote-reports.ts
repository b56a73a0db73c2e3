import { z } from 'zod';
import { lineText } from './text';

/** Browsers' reports about remotes are kept for this many days. */
export const REPORT_RETENTION = { min: 14, max: 365, default: 90 } as const;

/** A failure to load or run a version is of one of these classes. */
export const FAILURE_CLASSES = [
  'network',
  'http',
  'integrity',
  'timeout',
  'contract',
  'module',
  'render',
] as const;
/** Names the class of a failure to load or run a version. */
export type FailureClass = (typeof FAILURE_CLASSES)[number];

/** Browsers report these web vitals. */
export const VITALS = ['LCP', 'INP', 'CLS'] as const;
/** The library `web-vitals` defines these ratings and their thresholds. */
export const VITAL_RATINGS = ['good', 'needs-improvement', 'poor'] as const;

const version = { remote: lineText(60), version: lineText(60) };
const reason = lineText(500).optional();

/** Validates the result of an attempt to run a version. The time is in milliseconds since its start. */
const loadReportSchema = z.object({
  kind: z.literal('load'),
  ...version,
  outcome: z.enum(['loaded', 'failed', 'previous', 'render-failed']),
  milliseconds: z.number().min(0).max(600_000),
  failure: z.enum(FAILURE_CLASSES).optional(),
  reason,
});
/** Describes the result of an attempt to run a version. */
export type LoadReport = z.infer<typeof loadReportSchema>;

/** Validates one report of a browser about a version. */
export const remoteReportSchema = z.discriminatedUnion('kind', [
  loadReportSchema,
  /** Rates the page that the document was opened with. */
  z.object({ kind: z.literal('vital'), ...version, name: z.enum(VITALS), rating: z.enum(VITAL_RATINGS) }),
  /** Reports an error that a script of the version threw outside of rendering. */
  z.object({ kind: z.literal('script-error'), ...version, reason }),
  /** Reports something that the content security policy blocked. */
  z.object({ kind: z.literal('policy-violation'), ...version, directive: lineText(60), reason }),
]);
/** Describes one report of a browser about a remote. */
export type RemoteReport = z.infer<typeof remoteReportSchema>;

/** All visitors of one network count as at most this many. */
export const VISITORS_PER_NETWORK = 4;

/** Validates the reports of one document. They count only with a ticket. */
export const reportsInputSchema = z.object({
  ticket: z.string().max(200),
  reports: z.array(remoteReportSchema).min(1).max(20),
});
/** Describes the reports of one document before they are sent. */
export type ReportsInput = z.infer<typeof reportsInputSchema>;

/**
 * Validates the request for a document's ticket. `slot` distinguishes visitors of the same network.
 */
export const ticketInputSchema = z.object({
  slot: z
    .number()
    .int()
    .min(0)
    .max(VISITORS_PER_NETWORK - 1),
});
/** Describes the ticket of a document and the instant at which it expires. */
export const ticketSchema = z.object({ ticket: z.string(), expires_at: z.string() });

/**
 * Load times are counted in buckets with these upper limits, in milliseconds; slower loads share a last
 * bucket.
 */
export const LOAD_TIME_LIMITS_MS: readonly number[] = [50, 100, 200, 400, 800, 1_600, 3_200, 6_400];

/**
 * Describes how a version did in browsers during a period. Times are in milliseconds, and null without a
 * load.
 */
export const healthSchema = z.object({
  loads: z.number().int(),
  failures: z.number().int(),
  median_ms: z.number().nullable(),
  p95_ms: z.number().nullable(),
});
/** Describes how a version did in browsers during a period. */
export type Health = z.infer<typeof healthSchema>;

/** Describes errors and web vitals of a version during a period. */
export const signalsSchema = z.object({
  script_errors: z.number().int(),
  policy_violations: z.number().int(),
  /** Counts failures by class; classes without failures are left out. */
  failures: z.partialRecord(z.enum(FAILURE_CLASSES), z.number().int()),
  /**
   * Holds the percentage of page views rated good for each vital; vitals that weren't measured are left out.
   */
  good_vitals: z.partialRecord(z.enum(VITALS), z.number()),
});
/** Describes errors and web vitals of a version. */
export type Signals = z.infer<typeof signalsSchema>;

const healthSpanSchema = healthSchema.extend({ signals: signalsSchema });

export const healthHourSchema = z.object({
  /** Holds the start of the hour, ISO 8601. */
  hour: z.string(),
  loads: z.number().int(),
  failures: z.number().int(),
  median_ms: z.number().nullable(),
  script_errors: z.number().int(),
});
/** Describes one hour of a version. */
export type HealthHour = z.infer<typeof healthHourSchema>;

export const versionHealthSchema = z.object({
  version: z.string(),
  /** Names the version's current use. */
  part: z.enum(['live', 'canary', 'good']),
  hour: healthSpanSchema,
  day: healthSpanSchema,
  /** Lists the last 24 hours, the oldest first. */
  hours: z.array(healthHourSchema),
  /**
   * Counts different visitors of the last 14 days; `failed_visitors` counts those for whom the version
   * failed.
   */
  visitors: z.number().int(),
  failed_visitors: z.number().int(),
  /**
   * Says if the files match the team's signature; versions that were published without a key are `unsigned`.
   */
  signature: z.enum(['verified', 'unsigned', 'invalid']),
});
/** Describes how one version of a remote does in browsers. */
export type VersionHealth = z.infer<typeof versionHealthSchema>;
