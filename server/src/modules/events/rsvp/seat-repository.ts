import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../database/database-handle';
import { eventOccurrences, eventRsvps, events } from '../../../database/schema/content/events';
import type { Person } from '../../../requests/visitor-device';
import { countWaiting, lockPlaces, removeWaiting } from '../waiting-list/waiting-list-repository';

/** `kept`: the person had a seat already; `none`: they had none to give back. */
export type SeatOutcome = 'taken' | 'kept' | 'full' | 'freed' | 'none';

const personColumn = (person: Person) => (person.userId === null ? eventRsvps.deviceHash : eventRsvps.userId);
const personKey = (person: Person) => person.userId ?? person.deviceHash;

const seatAt = (occurrenceId: number, person: Person) =>
  and(
    eq(eventRsvps.occurrenceId, occurrenceId),
    eq(eventRsvps.attending, true),
    eq(personColumn(person), personKey(person)),
  );

/**
 * Takes a seat at an occurrence if there is one. One conditional statement on the stored counter decides, in whatever
 * process it runs: two people can't take the last seat. Who waits comes before everybody else: their places count as
 * taken, and who was offered one takes it off the waiting list. When the outcome is `full`, the caller has to roll the
 * transaction back, and with it the RSVP.
 */
export async function takeSeat(tx: Transaction, occurrenceId: number, person: Person): Promise<SeatOutcome> {
  await lockPlaces(tx, occurrenceId);
  const answered = await tx
    .insert(eventRsvps)
    .values({ occurrenceId, ...person, attending: true })
    .onConflictDoUpdate({
      target: [eventRsvps.occurrenceId, personColumn(person)],
      set: { attending: true },
      setWhere: eq(eventRsvps.attending, false),
    })
    .returning({ id: eventRsvps.id });
  if (answered.length === 0) return 'kept';
  const waiting = await removeWaiting(tx, occurrenceId, person);
  const isOffered = waiting?.offeredUntil != null && waiting.offeredUntil > new Date();
  const promised = isOffered ? 0 : await countWaiting(tx, occurrenceId);
  const { rows } = await tx.execute(sql`
    update ${eventOccurrences} set seats_taken = seats_taken + 1
    from ${events}
    where ${eventOccurrences.id} = ${occurrenceId} and ${events.id} = ${eventOccurrences.eventId}
      and (coalesce(${events.maxAttendees}, 0) = 0 or seats_taken + ${promised} < ${events.maxAttendees})
    returning ${eventOccurrences.id}`);
  return rows.length > 0 ? 'taken' : 'full';
}

/** Gives the seat back. */
export async function freeSeat(tx: Transaction, occurrenceId: number, person: Person): Promise<SeatOutcome> {
  await lockPlaces(tx, occurrenceId);
  const freed = await tx
    .update(eventRsvps)
    .set({ attending: false })
    .where(seatAt(occurrenceId, person))
    .returning({ id: eventRsvps.id });
  if (freed.length === 0) return 'none';
  await tx
    .update(eventOccurrences)
    .set({ seatsTaken: sql`${eventOccurrences.seatsTaken} - 1` })
    .where(and(eq(eventOccurrences.id, occurrenceId), gt(eventOccurrences.seatsTaken, 0)));
  return 'freed';
}

/** Whether a person has a seat now. */
export async function hasSeat(db: Queryable, occurrenceId: number, person: Person): Promise<boolean> {
  return (await db.$count(eventRsvps, seatAt(occurrenceId, person))) > 0;
}

/** How many seats are taken. */
export async function readSeatsTaken(db: Queryable, occurrenceId: number): Promise<number> {
  const [row] = await db
    .select({ seatsTaken: eventOccurrences.seatsTaken })
    .from(eventOccurrences)
    .where(eq(eventOccurrences.id, occurrenceId));
  return row?.seatsTaken ?? 0;
}
