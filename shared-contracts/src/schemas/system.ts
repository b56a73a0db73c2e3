import { z } from 'zod';
import { listQuery } from '../api/list-query';
import { backupStatusSchema } from './backups';

const bytes = () => z.number();
const instant = () => z.string();

/** Lists what a site should not be set up like, though it works. */
export const SETUP_WARNINGS = ['mail', 'proxy', 'files', 'role'] as const;
export type SetupWarning = (typeof SETUP_WARNINGS)[number];

/** Describes the state of the server, its database, its disk, its mail and its jobs. */
export const systemStatusSchema = z.object({
  server: z.object({
    node_version: z.string(),
    environment: z.enum(['development', 'test', 'production']),
    started_at: instant(),
    memory: z.object({ resident: bytes(), heap_used: bytes() }),
    /** Is missing from servers of before. */
    warnings: z.array(z.enum(SETUP_WARNINGS)).optional(),
  }),
  database: z.object({
    engine: z.enum(['pglite', 'postgres']),
    version: z.string(),
    latency_ms: z.number(),
    size: bytes(),
    migrations: z.number().int(),
  }),
  disk: z.object({
    /** Holds the free space of the disk with the data; it is null if the system doesn't tell. */
    free: bytes().nullable(),
    total: bytes().nullable(),
    folders: z.array(z.object({ name: z.string(), size: bytes(), files: z.number().int() })),
    /**
     * Lists the storage of each remote's versions, the largest first. Files that versions share count once.
     */
    remotes: z.array(z.object({ remote: z.string(), versions: z.number().int(), size: bytes() })),
    /** Names the kind of storage for files that all processes of the site share. */
    store: z.enum(['folder', 's3']),
    measured_at: instant(),
  }),
  mail: z.object({
    /** Is `folder` while no mail server is configured. */
    goes_to: z.enum(['server', 'folder']),
    waiting: z.number().int(),
    /**
     * Counts those of them that were refused several times, and holds the mail server's last reason. Both are missing
     * from servers of before.
     */
    refused: z.number().int().optional(),
    refusal: z.string().nullable().optional(),
    failed: z.number().int(),
    /** Counts the emails of the last seven days. */
    sent_lately: z.number().int(),
  }),
  jobs: z.array(
    z.object({
      name: z.string(),
      every_minutes: z.number(),
      /** Is null if the job hasn't run since the server started. */
      last_run_at: instant().nullable(),
      has_failed: z.boolean(),
    }),
  ),
  /** Is missing from servers of before. */
  backups: backupStatusSchema.optional(),
});
/** Describes the state of the server. */
export type SystemStatus = z.infer<typeof systemStatusSchema>;

/** Describes an email that could not be sent and isn't retried any more. */
export const failedMailSchema = z.object({
  id: z.number().int(),
  to: z.string(),
  /** Names the kind of the email. */
  template: z.string(),
  attempts: z.number().int(),
  failed_at: instant(),
  error: z.string(),
  /** Is true while its text is still stored. */
  can_retry: z.boolean(),
});
/** Describes an email that could not be sent. */
export type FailedMail = z.infer<typeof failedMailSchema>;

export const failedMailQuerySchema = listQuery({ sorts: ['failed_at'] });
