import { and, asc, eq, gt, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../database/database-handle';
import { eventOccurrences, events } from '../../../database/schema/content/events';
import { eventWaiting } from '../../../database/schema/content/waiting-list';
import type { Person } from '../../../requests/visitor-device';

export type WaitingRow = typeof eventWaiting.$inferSelect;

const ofPerson = (occurrenceId: number, person: Person): SQL | undefined =>
  and(
    eq(eventWaiting.occurrenceId, occurrenceId),
    person.userId === null
      ? eq(eventWaiting.deviceHash, person.deviceHash)
      : eq(eventWaiting.userId, person.userId),
  );

/** What decides about the places of an occurrence. */
export interface OccurrencePlaces {
  readonly id: number;
  readonly eventId: number;
  readonly title: string;
  readonly location: string | null;
  readonly status: string;
  readonly start: Date;
  /** Null or 0: unlimited. */
  readonly maxAttendees: number | null;
  readonly seatsTaken: number;
}

/** Reads an occurrence and holds it: whoever changes its places or its waiting list does so one after the other. */
export async function lockPlaces(
  tx: Transaction,
  occurrenceId: number,
): Promise<OccurrencePlaces | undefined> {
  const [row] = await tx
    .select({
      id: eventOccurrences.id,
      eventId: events.id,
      title: events.title,
      location: events.location,
      status: events.status,
      start: eventOccurrences.startDatetime,
      maxAttendees: events.maxAttendees,
      seatsTaken: eventOccurrences.seatsTaken,
    })
    .from(eventOccurrences)
    .innerJoin(events, eq(events.id, eventOccurrences.eventId))
    .where(eq(eventOccurrences.id, occurrenceId))
    .for('no key update', { of: eventOccurrences });
  return row;
}

export const countWaiting = (db: Queryable, occurrenceId: number): Promise<number> =>
  db.$count(eventWaiting, eq(eventWaiting.occurrenceId, occurrenceId));

export const countOffers = (db: Queryable, occurrenceId: number, now: Date): Promise<number> =>
  db.$count(
    eventWaiting,
    and(eq(eventWaiting.occurrenceId, occurrenceId), gt(eventWaiting.offeredUntil, now)),
  );

/** A person's row and their place, counted from 1; undefined for who isn't on the list. */
export async function findWaiting(
  db: Queryable,
  occurrenceId: number,
  person: Person,
): Promise<{ readonly row: WaitingRow; readonly place: number } | undefined> {
  const [row] = await db.select().from(eventWaiting).where(ofPerson(occurrenceId, person));
  if (!row) return undefined;
  const before = await db.$count(
    eventWaiting,
    and(
      eq(eventWaiting.occurrenceId, occurrenceId),
      or(
        lt(eventWaiting.createdAt, row.createdAt),
        and(eq(eventWaiting.createdAt, row.createdAt), lt(eventWaiting.id, row.id)),
      ),
    ),
  );
  return { row, place: before + 1 };
}

/** Puts a person at the end of the list. `known-email`: the address is on it for somebody else. */
export async function insertWaiting(
  tx: Transaction,
  occurrenceId: number,
  person: Person,
  contact: { readonly name: string; readonly email: string },
): Promise<'joined' | 'kept' | 'known-email'> {
  const inserted = await tx
    .insert(eventWaiting)
    .values({ occurrenceId, ...person, name: contact.name, email: contact.email.toLowerCase() })
    .onConflictDoNothing()
    .returning({ id: eventWaiting.id });
  if (inserted.length > 0) return 'joined';
  const isListed = (await tx.$count(eventWaiting, ofPerson(occurrenceId, person))) > 0;
  return isListed ? 'kept' : 'known-email';
}

export async function removeWaiting(
  tx: Transaction,
  occurrenceId: number,
  person: Person,
): Promise<WaitingRow | undefined> {
  const [row] = await tx.delete(eventWaiting).where(ofPerson(occurrenceId, person)).returning();
  return row;
}

/** Takes those off the list who were offered a place and didn't take it in time. */
export async function removeLapsed(
  tx: Transaction,
  occurrenceId: number,
  now: Date,
): Promise<readonly WaitingRow[]> {
  return tx
    .delete(eventWaiting)
    .where(and(eq(eventWaiting.occurrenceId, occurrenceId), lte(eventWaiting.offeredUntil, now)))
    .returning();
}

/** Who waits without an offer, the longest first. */
export async function listNext(
  tx: Transaction,
  occurrenceId: number,
  limit: number,
): Promise<readonly WaitingRow[]> {
  return tx
    .select()
    .from(eventWaiting)
    .where(and(eq(eventWaiting.occurrenceId, occurrenceId), isNull(eventWaiting.offeredUntil)))
    .orderBy(asc(eventWaiting.createdAt), asc(eventWaiting.id))
    .limit(limit);
}

export async function storeOffer(
  tx: Transaction,
  id: number,
  offer: { readonly offeredUntil: Date; readonly tokenHash: string },
): Promise<void> {
  await tx.update(eventWaiting).set(offer).where(eq(eventWaiting.id, id));
}

export async function findByToken(db: Queryable, tokenHash: string): Promise<WaitingRow | undefined> {
  const [row] = await db.select().from(eventWaiting).where(eq(eventWaiting.tokenHash, tokenHash));
  return row;
}

/** The occurrences of an event that are still ahead and have a waiting list. */
export async function listWaitedFor(db: Queryable, eventId: number): Promise<readonly number[]> {
  const rows = await db
    .selectDistinct({ id: eventOccurrences.id })
    .from(eventWaiting)
    .innerJoin(eventOccurrences, eq(eventOccurrences.id, eventWaiting.occurrenceId))
    .where(eq(eventOccurrences.eventId, eventId))
    .orderBy(asc(eventOccurrences.id));
  return rows.map(({ id }) => id);
}

/** Somebody who waits for a place at an event that is still ahead. */
export interface WaitingPerson extends Pick<WaitingRow, 'id' | 'name' | 'email' | 'userId'> {
  readonly title: string;
  readonly location: string | null;
  readonly start: Date;
}

/** Who waits for a place at an event, at whatever time it takes place: so many of them whose number is above `after`. */
export async function listWaitingPeople(
  tx: Transaction,
  eventId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly WaitingPerson[]> {
  return tx
    .select({
      id: eventWaiting.id,
      name: eventWaiting.name,
      email: eventWaiting.email,
      userId: eventWaiting.userId,
      title: events.title,
      location: events.location,
      start: eventOccurrences.startDatetime,
    })
    .from(eventWaiting)
    .innerJoin(eventOccurrences, eq(eventOccurrences.id, eventWaiting.occurrenceId))
    .innerJoin(events, eq(events.id, eventOccurrences.eventId))
    .where(
      and(
        eq(events.id, eventId),
        eq(events.status, 'published'),
        gt(eventOccurrences.startDatetime, sql`now()`),
        gt(eventWaiting.id, after),
      ),
    )
    .orderBy(asc(eventWaiting.id))
    .limit(limit);
}

/** Occurrences where an offer has run out, or where somebody waits although a place is free. */
export async function listDue(db: Queryable, now: Date, limit: number): Promise<readonly number[]> {
  const rows = await db
    .selectDistinct({ id: eventOccurrences.id })
    .from(eventWaiting)
    .innerJoin(eventOccurrences, eq(eventOccurrences.id, eventWaiting.occurrenceId))
    .innerJoin(events, eq(events.id, eventOccurrences.eventId))
    .where(
      and(
        eq(events.status, 'published'),
        gt(eventOccurrences.startDatetime, now),
        or(
          lte(eventWaiting.offeredUntil, now),
          and(
            isNull(eventWaiting.offeredUntil),
            sql`(coalesce(${events.maxAttendees}, 0) = 0 or ${events.maxAttendees} > ${eventOccurrences.seatsTaken} + (
              select count(*) from event_waiting as offered
              where offered.occurrence_id = ${eventOccurrences.id} and offered.offered_until > ${now}))`,
          ),
        ),
      ),
    )
    .orderBy(asc(eventOccurrences.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Nobody waits for what has begun: names and e-mail addresses go. */
export async function deleteOverWaiting(db: Queryable): Promise<void> {
  await db.execute(sql`
    delete from ${eventWaiting} using ${eventOccurrences}
    where ${eventOccurrences.id} = ${eventWaiting.occurrenceId} and ${eventOccurrences.startDatetime} <= now()`);
}
