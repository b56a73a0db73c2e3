import { and, eq, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../database/database-handle';
import { eventOccurrences, events } from '../../../database/schema/events';
import { eventWaiting } from '../../../database/schema/waiting-list';
import { mailboxOf } from '../../../mail/recipients/mailbox-of';
import type { Person } from '../../../requests/visitor-device';
import type { EventTexts } from '../emails/describe-event';
import type { WaitingCount } from '../rsvp/visitors/guest-share';

export type WaitingRow = typeof eventWaiting.$inferSelect;

const ofPerson = (occurrenceId: number, person: Person): SQL | undefined =>
  and(
    eq(eventWaiting.occurrence_id, occurrenceId),
    person.user_id === null
      ? eq(eventWaiting.device_hash, person.device_hash)
      : eq(eventWaiting.user_id, person.user_id),
  );

/** Describes the seats of an occurrence. */
export interface OccurrencePlaces {
  readonly id: number;
  readonly event_id: number;
  readonly title: string;
  readonly location: string | null;
  readonly translations: EventTexts['translations'];
  readonly status: string;
  readonly start: Date;
  readonly end: Date;
  /** Null or 0 means unlimited. */
  readonly max_attendees: number | null;
  readonly seats_taken: number;
  /** Counts the seats of visitors. */
  readonly guest_seats: number;
}

const selectPlaces = (db: Queryable, occurrenceId: number) =>
  db
    .select({
      id: eventOccurrences.id,
      event_id: events.id,
      title: events.title,
      location: events.location,
      translations: events.translations,
      status: events.status,
      start: eventOccurrences.start_datetime,
      end: eventOccurrences.end_datetime,
      max_attendees: events.max_attendees,
      seats_taken: eventOccurrences.seats_taken,
      guest_seats: eventOccurrences.guest_seats,
    })
    .from(eventOccurrences)
    .innerJoin(events, eq(events.id, eventOccurrences.event_id))
    .where(eq(eventOccurrences.id, occurrenceId));

export async function findPlaces(db: Queryable, occurrenceId: number): Promise<OccurrencePlaces | undefined> {
  const [row] = await selectPlaces(db, occurrenceId);
  return row;
}

/** Reads an occurrence and locks it, so that changes of its seats and its waiting list happen one after the other. */
export async function lockPlaces(
  tx: Transaction,
  occurrenceId: number,
): Promise<OccurrencePlaces | undefined> {
  const [row] = await selectPlaces(tx, occurrenceId).for('no key update', { of: eventOccurrences });
  return row;
}

/** Counts the members and visitors on the waiting list that match a condition. */
export async function countKinds(db: Queryable, where: SQL | undefined): Promise<WaitingCount> {
  const [row] = await db
    .select({
      members: sql<number>`count(${eventWaiting.user_id})::integer`,
      guests: sql<number>`count(${eventWaiting.device_hash})::integer`,
    })
    .from(eventWaiting)
    .where(where);
  return row ?? { members: 0, guests: 0 };
}

/** Counts the people on the waiting list, without the row `but`. */
export const countWaiting = (db: Queryable, occurrenceId: number, but = 0): Promise<WaitingCount> =>
  countKinds(db, and(eq(eventWaiting.occurrence_id, occurrenceId), ne(eventWaiting.id, but)));

/** Returns true if a seat is kept for the person now. */
export const isOffered = (row: WaitingRow | undefined): row is WaitingRow =>
  row?.offered_until != null && row.offered_until > new Date();

/** Finds a person's row and position, starting at 1; undefined if they aren't on the list. */
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
      eq(eventWaiting.occurrence_id, occurrenceId),
      or(
        lt(eventWaiting.created_at, row.created_at),
        and(eq(eventWaiting.created_at, row.created_at), lt(eventWaiting.id, row.id)),
      ),
    ),
  );
  return { row, place: before + 1 };
}

/** Adds a person to the end of the list. A person, or a visitor's mailbox, that is on it already keeps its place. */
export async function insertWaiting(
  tx: Transaction,
  occurrenceId: number,
  person: Person,
  contact: Pick<WaitingRow, 'name' | 'email' | 'language'>,
): Promise<'joined' | 'kept'> {
  const inserted = await tx
    .insert(eventWaiting)
    .values({
      occurrence_id: occurrenceId,
      ...person,
      name: contact.name,
      email: contact.email.toLowerCase(),
      language: contact.language,
      guest_mailbox: person.user_id === null ? mailboxOf(contact.email) : null,
    })
    .onConflictDoNothing()
    .returning({ id: eventWaiting.id });
  return inserted.length > 0 ? 'joined' : 'kept';
}

export async function removeWaiting(
  tx: Transaction,
  occurrenceId: number,
  person: Person,
): Promise<WaitingRow | undefined> {
  const [row] = await tx.delete(eventWaiting).where(ofPerson(occurrenceId, person)).returning();
  return row;
}

export async function findByToken(db: Queryable, tokenHash: string): Promise<WaitingRow | undefined> {
  const [row] = await db.select().from(eventWaiting).where(eq(eventWaiting.token_hash, tokenHash));
  return row;
}

/** Deletes the waiting lists of events that have begun, because nobody needs their names and addresses any more. */
export async function deleteOverWaiting(db: Queryable): Promise<void> {
  await db.execute(sql`
    delete from ${eventWaiting} using ${eventOccurrences}
    where ${eventOccurrences.id} = ${eventWaiting.occurrence_id} and ${eventOccurrences.start_datetime} <= now()`);
}
