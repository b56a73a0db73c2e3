import { addDays, fromFieldValue, plainDate } from '@narthex/shared-contracts';
import { MAX_ATTEMPTS, RETRY_AFTER_MS } from './backup-policy';

/** Returns the last instant at which a backup should have begun. */
export function findDueTime(now: Date, hour: number, timeZone: string): Date {
  const onDay = (day: string) =>
    new Date(fromFieldValue(`${day}T${String(hour).padStart(2, '0')}:00`, timeZone));
  const today = plainDate(now, timeZone);
  return onDay(today) <= now ? onDay(today) : onDay(addDays(today, -1));
}

export interface Attempts {
  /** Counts the failures since the last due time. */
  readonly count: number;
  readonly lastAt: Date | null;
}

/** Returns true if a backup has to begin now: none was proven since it was due, and it may be tried again. */
export function isBackupDue(
  now: Date,
  { due, provenAsOf, failures }: { due: Date; provenAsOf: Date | null; failures: Attempts },
): boolean {
  if (provenAsOf !== null && provenAsOf >= due) return false;
  if (failures.count >= MAX_ATTEMPTS) return false;
  return failures.lastAt === null || now.getTime() - failures.lastAt.getTime() >= RETRY_AFTER_MS;
}
