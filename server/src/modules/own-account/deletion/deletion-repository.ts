import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database-handle';
import { eventOccurrences, eventRsvps } from '../../../database/schema/content/events';
import { media } from '../../../database/schema/content/media';
import { users } from '../../../database/schema/people/auth';
import { prayerMarks, prayerRequests } from '../../../database/schema/people/prayers';

/** Stands for somebody who is counted and can't be found out any more. */
const NOBODY = sql`'gone ' || gen_random_uuid()`;

/** Who came stays counted where it is over; a seat at what is still to come goes back with the account. */
export async function keepAttendance(tx: Transaction, userId: number): Promise<void> {
  const over = tx
    .select({ id: eventOccurrences.id })
    .from(eventOccurrences)
    .where(lt(eventOccurrences.endDatetime, sql`now()`));
  await tx
    .update(eventRsvps)
    .set({ userId: null, deviceHash: NOBODY })
    .where(and(eq(eventRsvps.userId, userId), inArray(eventRsvps.occurrenceId, over)));
}

/** Prayers for others stay counted. */
export async function keepPrayerMarks(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(prayerMarks)
    .set({ userId: null, deviceHash: NOBODY })
    .where(eq(prayerMarks.userId, userId));
}

/** What stands on the wall stays, without a name; what others never read goes. */
export async function settlePrayers(tx: Transaction, userId: number): Promise<void> {
  const own = eq(prayerRequests.userId, userId);
  await tx
    .delete(prayerRequests)
    .where(and(own, or(ne(prayerRequests.status, 'approved'), eq(prayerRequests.isPublic, false))));
  await tx.update(prayerRequests).set({ userId: null, requesterName: null, isAnonymous: true }).where(own);
}

/** Files that no record uses go with who sent them: claimed by nothing, they would be nobody's. Returns their keys. */
export async function claimForDeletion(tx: Transaction, userId: number): Promise<string[]> {
  const rows = await tx
    .update(media)
    .set({ claimedAt: sql`now()` })
    .where(and(eq(media.uploadedBy, userId), isNull(media.claimedAt)))
    .returning({ key: media.key });
  return rows.map(({ key }) => key);
}

/** Deletes the row; sessions, links, memberships, notifications and waiting emails go with it. */
export async function deleteUser(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}
