import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../database/database-handle';
import { eventOccurrences, events } from '../../../database/schema/events';
import { eventWaiting } from '../../../database/schema/waiting-list';
import type { WaitingCount } from '../rsvp/visitors/guest-share';
import { guestLimitOf } from '../rsvp/visitors/guest-share-repository';
import { countKinds, type WaitingRow } from './waiting-list-repository';

/** Counts the members and visitors for whom a seat is kept. */
export const countOffers = (db: Queryable, occurrenceId: number, now: Date): Promise<WaitingCount> =>
  countKinds(db, and(eq(eventWaiting.occurrence_id, occurrenceId), gt(eventWaiting.offered_until, now)));

/** Removes the people whose offer has expired from the list, and returns them. */
export async function removeLapsed(
  tx: Transaction,
  occurrenceId: number,
  now: Date,
): Promise<readonly WaitingRow[]> {
  return tx
    .delete(eventWaiting)
    .where(and(eq(eventWaiting.occurrence_id, occurrenceId), lte(eventWaiting.offered_until, now)))
    .returning();
}

/**
 * Lists the people without an offer, those who have waited longest first: `limit` of them, with at most `maxGuests`
 * visitors.
 */
export async function listNext(
  tx: Transaction,
  occurrenceId: number,
  { limit, maxGuests }: { readonly limit: number; readonly maxGuests: number },
): Promise<readonly WaitingRow[]> {
  const list = (isWho: ReturnType<typeof isNull>, max: number) =>
    tx
      .select()
      .from(eventWaiting)
      .where(and(eq(eventWaiting.occurrence_id, occurrenceId), isNull(eventWaiting.offered_until), isWho))
      .orderBy(asc(eventWaiting.created_at), asc(eventWaiting.id))
      .limit(max);
  const members = await list(isNotNull(eventWaiting.user_id), limit);
  const guests = await list(isNull(eventWaiting.user_id), Math.max(0, Math.min(limit, maxGuests)));
  return [...members, ...guests]
    .sort((a, b) => a.created_at.getTime() - b.created_at.getTime() || a.id - b.id)
    .slice(0, limit);
}

export async function storeOffer(
  tx: Transaction,
  id: number,
  offer: { readonly offered_until: Date; readonly token_hash: string },
): Promise<void> {
  await tx.update(eventWaiting).set(offer).where(eq(eventWaiting.id, id));
}

/**
 * Takes `count` offers back from those who have waited the shortest, of everybody or of visitors. They go on waiting, and
 * the links in their emails still take them off the list.
 */
export async function withdrawOffers(
  tx: Transaction,
  occurrenceId: number,
  { count, ofGuests }: { readonly count: number; readonly ofGuests: boolean },
): Promise<number> {
  if (count <= 0) return 0;
  const isOffer = and(eq(eventWaiting.occurrence_id, occurrenceId), isNotNull(eventWaiting.offered_until));
  const last = tx
    .select({ id: eventWaiting.id })
    .from(eventWaiting)
    .where(ofGuests ? and(isOffer, isNull(eventWaiting.user_id)) : isOffer)
    .orderBy(desc(eventWaiting.created_at), desc(eventWaiting.id))
    .limit(count);
  const withdrawn = await tx
    .update(eventWaiting)
    .set({ offered_until: null })
    .where(inArray(eventWaiting.id, last))
    .returning({ id: eventWaiting.id });
  return withdrawn.length;
}

/** Lists the future occurrences of an event that have a waiting list. */
export async function listWaitedFor(db: Queryable, eventId: number): Promise<readonly number[]> {
  const rows = await db
    .selectDistinct({ id: eventOccurrences.id })
    .from(eventWaiting)
    .innerJoin(eventOccurrences, eq(eventOccurrences.id, eventWaiting.occurrence_id))
    .where(eq(eventOccurrences.event_id, eventId))
    .orderBy(asc(eventOccurrences.id));
  return rows.map(({ id }) => id);
}

/** Lists occurrences with an expired offer, or with a free seat although somebody waits. */
export async function listDue(
  db: Queryable,
  now: Date,
  { guestSeatsPercent, limit }: { readonly guestSeatsPercent: number; readonly limit: number },
): Promise<readonly number[]> {
  const offered = sql`(select count(*) from event_waiting as offered
    where offered.occurrence_id = ${eventOccurrences.id} and offered.offered_until > ${now})`;
  const offeredToGuests = sql`(select count(*) from event_waiting as offered
    where offered.occurrence_id = ${eventOccurrences.id} and offered.offered_until > ${now}
      and offered.device_hash is not null)`;
  const rows = await db
    .selectDistinct({ id: eventOccurrences.id })
    .from(eventWaiting)
    .innerJoin(eventOccurrences, eq(eventOccurrences.id, eventWaiting.occurrence_id))
    .innerJoin(events, eq(events.id, eventOccurrences.event_id))
    .where(
      and(
        eq(events.status, 'published'),
        gt(eventOccurrences.start_datetime, now),
        or(
          lte(eventWaiting.offered_until, now),
          and(
            isNull(eventWaiting.offered_until),
            sql`(coalesce(${events.max_attendees}, 0) = 0
              or (${events.max_attendees} > ${eventOccurrences.seats_taken} + ${offered}
                and (${eventWaiting.user_id} is not null
                  or ${guestLimitOf(guestSeatsPercent)} > ${eventOccurrences.guest_seats} + ${offeredToGuests})))`,
          ),
        ),
      ),
    )
    .orderBy(asc(eventOccurrences.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
