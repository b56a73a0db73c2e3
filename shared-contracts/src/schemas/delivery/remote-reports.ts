import { z } from 'zod';

/** What a browser reports of one remote version it tried to run. */
export const remoteReportSchema = z.object({
  remote: z.string().max(60),
  version: z.string().max(60),
  outcome: z.enum(['loaded', 'failed', 'previous', 'render-failed']),
  milliseconds: z.number().min(0).max(600_000),
  reason: z.string().max(500).optional(),
});
export type RemoteReport = z.infer<typeof remoteReportSchema>;

/** Up to these times loads are counted apart, in milliseconds; slower ones together. */
export const LOAD_TIME_LIMITS_MS: readonly number[] = [50, 100, 200, 400, 800, 1_600, 3_200, 6_400];

/** How a version did in browsers in some span of time. Times are in milliseconds, null without a load. */
export const healthSchema = z.object({
  loads: z.number().int(),
  failures: z.number().int(),
  median_ms: z.number().nullable(),
  p95_ms: z.number().nullable(),
});
export type Health = z.infer<typeof healthSchema>;
