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
