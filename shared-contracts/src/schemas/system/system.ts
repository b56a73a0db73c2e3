import { z } from 'zod';
import { listQuery } from '../../api/list-query';

const bytes = () => z.number();
const instant = z.string();

/** How the server and what belongs to it are doing. */
export const systemStatusSchema = z.object({
  server: z.object({
    node_version: z.string(),
    environment: z.enum(['development', 'test', 'production']),
    started_at: instant,
    memory: z.object({ resident: bytes(), heap_used: bytes() }),
  }),
  database: z.object({
    engine: z.enum(['pglite', 'postgres']),
    version: z.string(),
    latency_ms: z.number(),
    size: bytes(),
    migrations: z.number().int(),
  }),
  disk: z.object({
    /** Of the disk that holds the data; null where the system doesn't say. */
    free: bytes().nullable(),
    total: bytes().nullable(),
    folders: z.array(z.object({ name: z.string(), size: bytes(), files: z.number().int() })),
    /** Of the versions of each remote; files that versions share count once. The largest first. */
    remotes: z.array(z.object({ remote: z.string(), versions: z.number().int(), size: bytes() })),
    /** Where files are kept that all processes of the site share. */
    store: z.enum(['folder', 's3']),
    measured_at: instant,
  }),
  mail: z.object({
    /** Emails go to a mail server, or into a folder while none is set. */
    goes_to: z.enum(['server', 'folder']),
    waiting: z.number().int(),
    failed: z.number().int(),
    /** In the last seven days. */
    sent_lately: z.number().int(),
  }),
  jobs: z.array(
    z.object({
      name: z.string(),
      every_minutes: z.number(),
      /** Null when it hasn't run since the server started. */
      last_run_at: instant.nullable(),
      has_failed: z.boolean(),
    }),
  ),
});
/** How the site’s machine does: database, files, mail. */
export type SystemStatus = z.infer<typeof systemStatusSchema>;

/** An email that was given up. */
export const failedMailSchema = z.object({
  id: z.number().int(),
  to: z.string(),
  /** What kind of email it is. */
  template: z.string(),
  attempts: z.number().int(),
  failed_at: instant,
  error: z.string(),
  /** Its text is still there. */
  can_retry: z.boolean(),
});
/** An e-mail that could not be sent. */
export type FailedMail = z.infer<typeof failedMailSchema>;

/** What the list of e-mails that failed is asked for. */
export const failedMailQuerySchema = listQuery({ sorts: ['failed_at'] });
