import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { BACKUP_STEPS, type BackupStatus } from '@narthex/shared-contracts/schemas/backups';
import type { Queryable } from '../../database/database-handle';
import { auditLog } from '../../database/schema/auth';
import type { Attempts } from './due-backup';

/** Entries of the audit log about backups have this subject. */
export const BACKUP_SUBJECT = 'backup';
export const BACKUP_ACTIONS = {
  start: 'backup.start',
  prove: 'backup.prove',
  fail: 'backup.fail',
  late: 'backup.late',
} as const;

const isAbout = (action: string) =>
  and(eq(auditLog.subject_type, BACKUP_SUBJECT), eq(auditLog.action, action));

/** Returns true if a backup was proven in the place with this hash. */
export async function hasProvenIn(db: Queryable, placeHash: string): Promise<boolean> {
  const isThere = sql`${auditLog.after} ->> 'place' = ${placeHash}`;
  return (await db.$count(auditLog, and(isAbout(BACKUP_ACTIONS.prove), isThere))) > 0;
}

/** Counts the failures since an instant. */
export async function readFailuresSince(db: Queryable, since: Date): Promise<Attempts> {
  const rows = await db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(and(isAbout(BACKUP_ACTIONS.fail), gte(auditLog.at, since)))
    .orderBy(desc(auditLog.at));
  return { count: rows.length, lastAt: rows[0]?.at ?? null };
}

/** Returns the last failure since an instant. */
export async function readLastFailure(db: Queryable, since: Date): Promise<BackupStatus['failure']> {
  const [row] = await db
    .select({ at: auditLog.at, after: auditLog.after })
    .from(auditLog)
    .where(and(isAbout(BACKUP_ACTIONS.fail), gte(auditLog.at, since)))
    .orderBy(desc(auditLog.at))
    .limit(1);
  if (!row) return null;
  const step = BACKUP_STEPS.find((known) => known === row.after?.['step']) ?? 'stop';
  return { at: row.at.toISOString(), step, reason: String(row.after?.['reason'] ?? '') };
}

/** Returns true if people were told already that this is the last backup, and that it is late. */
export async function wasToldLate(db: Queryable, last: string): Promise<boolean> {
  const told = and(isAbout(BACKUP_ACTIONS.late), eq(auditLog.subject_id, last));
  return (await db.$count(auditLog, told)) > 0;
}
