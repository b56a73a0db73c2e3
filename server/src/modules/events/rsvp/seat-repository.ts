import { and, eq, gt, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Language } from '@narthex/shared-contracts/languages';
import type { GuestContact } from '@narthex/shared-contracts/schemas/rsvp';
import type { Bounds } from '../../../bounds';
import type { Queryable, Transaction } from '../../../database/database-handle';
import { eventOccurrences, eventRsvps, events } from '../../../database/schema/events';
import { mailboxOf } from '../../../mail/recipients/mailbox-of';
import type { Person } from '../../../requests/visitor-device';
import {
  countWaiting,
  findWaiting,
  isOffered,
  lockPlaces,
  removeWaiting,
} from '../waiting-list/waiting-list-repository';
import type { TakenPlaces } from './visitors/guest-share';
import { hasPlace } from './visitors/guest-share-repository';

const personColumn = (person: Person) =>
  person.user_id === null ? eventRsvps.device_hash : eventRsvps.user_id;
const personKey = (person: Person) => person.user_id ?? person.device_hash;

const seatAt = (occurrenceId: number, isWhose: SQL) =>
  and(eq(eventRsvps.occurrence_id, occurrenceId), eq(eventRsvps.attending, true), isWhose);
const isPersons = (person: Person) => eq(personColumn(person), personKey(person));

/**
 * Takes a seat at an occurrence if one is free; returns `kept` if the person, or a visitor's mailbox, has one already.
 * A single conditional statement on the stored counters decides, so that two people can't take the last seat, whatever
 * process they use. People on the waiting list come first: their seats count as taken, and taking an offered seat
 * removes the person from the list. A visitor needs a confirmed address: that of their place on the waiting list, or
 * `contact`. Emails about the event are in `language`.
 */
export async function takeSeat(
  tx: Transaction,
  occurrenceId: number,
  person: Person,
  { guestSeatsPercent, language }: Pick<Bounds, 'guestSeatsPercent'> & { readonly language: Language },
  contact?: GuestContact,
): Promise<'taken' | 'kept' | 'full'> {
  await lockPlaces(tx, occurrenceId);
  const waiting = (await findWaiting(tx, occurrenceId, person))?.row;
  const isMember = person.user_id !== null;
  const guest = isMember ? undefined : (waiting ?? contact);
  const isKept =
    (await hasSeat(tx, occurrenceId, person)) ||
    (guest && (await hasMailboxSeat(tx, occurrenceId, guest.email)));
  if (isKept) {
    await removeWaiting(tx, occurrenceId, person);
    return 'kept';
  }
  if (!isMember && !guest) throw new Error('A visitor without a confirmed address takes no seat.');
  const others = await countWaiting(tx, occurrenceId, waiting?.id);
  const promised = isOffered(waiting) ? { members: 0, guests: 0 } : others;
  const { rows } = await tx.execute(sql`
    update ${eventOccurrences} set seats_taken = seats_taken + 1, guest_seats = guest_seats + ${isMember ? 0 : 1}::integer
    from ${events}
    where ${eventOccurrences.id} = ${occurrenceId} and ${events.id} = ${eventOccurrences.event_id}
      and ${hasPlace(promised, { isMember, guestSeatsPercent })}
    returning ${eventOccurrences.id}`);
  if (rows.length === 0) return 'full';
  const seat = {
    attending: true,
    guest_name: guest?.name ?? null,
    guest_email: guest?.email ?? null,
    guest_mailbox: guest ? mailboxOf(guest.email) : null,
    language,
  };
  await tx
    .insert(eventRsvps)
    .values({ occurrence_id: occurrenceId, ...person, ...seat })
    .onConflictDoUpdate({ target: [eventRsvps.occurrence_id, personColumn(person)], set: seat });
  await removeWaiting(tx, occurrenceId, person);
  return 'taken';
}

/** Frees the seat of a person; returns false if there was none. Deletes a visitor's name and address. */
export async function freeSeat(tx: Transaction, occurrenceId: number, person: Person): Promise<boolean> {
  await lockPlaces(tx, occurrenceId);
  const freed = await tx
    .update(eventRsvps)
    .set({ attending: false, guest_name: null, guest_email: null, guest_mailbox: null })
    .where(seatAt(occurrenceId, isPersons(person)))
    .returning({ id: eventRsvps.id });
  if (freed.length === 0) return false;
  const guests = person.user_id === null ? 1 : 0;
  await tx.execute(sql`
    update ${eventOccurrences} set seats_taken = greatest(0, seats_taken - 1),
      guest_seats = greatest(0, guest_seats - ${guests}::integer)
    where ${eventOccurrences.id} = ${occurrenceId}`);
  return true;
}

export async function hasSeat(db: Queryable, occurrenceId: number, person: Person): Promise<boolean> {
  return (await db.$count(eventRsvps, seatAt(occurrenceId, isPersons(person)))) > 0;
}

async function hasMailboxSeat(db: Queryable, occurrenceId: number, email: string): Promise<boolean> {
  const isMailbox = eq(eventRsvps.guest_mailbox, mailboxOf(email));
  return (await db.$count(eventRsvps, seatAt(occurrenceId, isMailbox))) > 0;
}

/** Finds a visitor's seat at an occurrence that isn't over. */
export async function findGuestSeat(db: Queryable, id: number) {
  const isAhead = gt(eventOccurrences.end_datetime, sql`now()`);
  const [seat] = await db
    .select({
      id: eventRsvps.id,
      device_hash: sql<string>`${eventRsvps.device_hash}`,
      guest_mailbox: eventRsvps.guest_mailbox,
      occurrence_id: eventOccurrences.id,
      event_id: eventOccurrences.event_id,
    })
    .from(eventRsvps)
    .innerJoin(eventOccurrences, eq(eventOccurrences.id, eventRsvps.occurrence_id))
    .where(and(eq(eventRsvps.id, id), eventRsvps.attending, isNotNull(eventRsvps.guest_mailbox), isAhead));
  return seat;
}

/** Reads the taken seats of an occurrence and the number of people on its waiting list. */
export async function readPlaces(db: Queryable, occurrenceId: number): Promise<TakenPlaces> {
  const [row] = await db
    .select({
      max_attendees: events.max_attendees,
      seats_taken: eventOccurrences.seats_taken,
      guest_seats: eventOccurrences.guest_seats,
    })
    .from(eventOccurrences)
    .innerJoin(events, eq(events.id, eventOccurrences.event_id))
    .where(eq(eventOccurrences.id, occurrenceId));
  const none = { max_attendees: null, seats_taken: 0, guest_seats: 0 };
  return { ...(row ?? none), waiting: await countWaiting(db, occurrenceId) };
}

/** Deletes the names and addresses of visitors at past events, because nobody needs them any more. */
export async function deleteGuestContacts(db: Queryable): Promise<void> {
  await db.execute(sql`
    update ${eventRsvps} set guest_name = null, guest_email = null, guest_mailbox = null
    from ${eventOccurrences}
    where ${eventOccurrences.id} = ${eventRsvps.occurrence_id} and ${eventRsvps.guest_mailbox} is not null
      and ${eventOccurrences.end_datetime} < now()`);
}
