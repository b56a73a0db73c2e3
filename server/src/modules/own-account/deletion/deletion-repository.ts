import { and, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database-handle';
import { eventOccurrences, eventRsvps } from '../../../database/schema/events';
import { users } from '../../../database/schema/auth';
import { prayerMarks, prayerRequests } from '../../../database/schema/prayers';
import { deletePreference } from '../../../mail/recipients/preference-repository';
import { dropFiles, dropFilesOf } from '../../../media/file-lifetime-repository';
import { namedFiles } from '../../../media/named-files';
import { deleteSubscription } from '../../newsletter/repository';

interface AccountToDelete {
  readonly id: number;
  readonly email: string;
  readonly email_confirmed_at: Date | null;
  readonly photo_url: string | null;
}

/** Replaces the account in rows that are still counted, so that the person can't be identified. */
const ANONYMOUS_DEVICE = sql`'gone ' || gen_random_uuid()`;

/**
 * Keeps the attendance at past events without the person; seats at future events are freed when the account is deleted.
 */
async function anonymiseAttendance(tx: Transaction, userId: number): Promise<void> {
  const over = tx
    .select({ id: eventOccurrences.id })
    .from(eventOccurrences)
    .where(lt(eventOccurrences.end_datetime, sql`now()`));
  await tx
    .update(eventRsvps)
    .set({ user_id: null, device_hash: ANONYMOUS_DEVICE })
    .where(and(eq(eventRsvps.user_id, userId), inArray(eventRsvps.occurrence_id, over)));
}

/** Keeps the number of prayers for others. */
async function anonymisePrayerMarks(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(prayerMarks)
    .set({ user_id: null, device_hash: ANONYMOUS_DEVICE })
    .where(eq(prayerMarks.user_id, userId));
}

/** Keeps approved public requests without the name, and deletes those that others never read. */
async function anonymisePrayers(tx: Transaction, userId: number): Promise<void> {
  const own = eq(prayerRequests.user_id, userId);
  await tx
    .delete(prayerRequests)
    .where(and(own, or(ne(prayerRequests.status, 'approved'), eq(prayerRequests.is_public, false))));
  await tx.update(prayerRequests).set({ user_id: null, requester_name: null, is_anonymous: true }).where(own);
}

/** Deletes the row; sessions, links, memberships, notifications and queued emails are deleted with it. */
async function deleteUser(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}

/** Deletes an account with its email preferences and files. Data that others rely on is kept without the name. */
export async function deleteAccount(tx: Transaction, account: AccountToDelete): Promise<void> {
  await anonymiseAttendance(tx, account.id);
  await anonymisePrayerMarks(tx, account.id);
  await anonymisePrayers(tx, account.id);
  await deletePreference(tx, account.email);
  // An unconfirmed address may belong to somebody else.
  if (account.email_confirmed_at) await deleteSubscription(tx, account.email);
  await dropFilesOf(tx, account.id);
  await dropFiles(tx, [...namedFiles(account.photo_url)]);
  await deleteUser(tx, account.id);
}
