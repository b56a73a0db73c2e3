import { z } from 'zod';
import { t } from '../language/translate';

/** Names the part of a backup that failed. */
export const BACKUP_STEPS = ['reach', 'write', 'restore', 'try', 'time', 'stop'] as const;
export type BackupStep = (typeof BACKUP_STEPS)[number];

/** Says what each failure means for whoever looks after the site. */
export const BACKUP_FAILURES: Readonly<Record<BackupStep, string>> = {
  reach: t('The place for backups can’t be reached.'),
  write: t('The backup could not be written.'),
  restore: t('The backup was written, but could not be restored from there, so it does not count.'),
  try: t('The backup was restored, but the restored site did not work, so it does not count.'),
  time: t('The backup took too long and was ended.'),
  stop: t('The backup ended before it was done.'),
};

/** Describes the backups that the site makes of itself. */
export const backupStatusSchema = z.object({
  /** Names the folder or bucket; it is null if none is set. */
  place: z.object({ kind: z.enum(['folder', 's3']), name: z.string() }).nullable(),
  /** Is the hour of the nightly backup, in the church's time zone. */
  hour: z.number().int(),
  is_running: z.boolean(),
  is_late: z.boolean(),
  /** Counts the backups that were restored by themselves and compared, and are kept. */
  kept: z.number().int(),
  /** Describes the newest of them. */
  last: z
    .object({ as_of: z.string(), bytes: z.number(), rows: z.number().int(), files: z.number().int() })
    .nullable(),
  /** Describes the last failure, if no backup was proven since. `reason` is a sentence for whoever runs the server. */
  failure: z.object({ at: z.string(), step: z.enum(BACKUP_STEPS), reason: z.string() }).nullable(),
});
export type BackupStatus = z.infer<typeof backupStatusSchema>;
