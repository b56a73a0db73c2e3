import { and, count, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/database-handle';
import { eventRsvps, events } from '../../database/schema/events';
import type { Person } from '../visitor-device';

/** `kept`: the person had a seat already; `none`: they had none to give back. */
export type SeatOutcome = 'taken' | 'kept' | 'full' | 'freed' | 'none';

/** How many seats of each event are taken, to be joined to the events; those without any have no row. */
export function takenSeats(db: Queryable) {
  const seats = db
    .select({ eventId: eventRsvps.eventId, taken: count().as('taken') })
    .from(eventRsvps)
    .where(eq(eventRsvps.attending, true))
    .groupBy(eventRsvps.eventId)
    .as('seats');
  return { seats, taken: sql<number>`coalesce(${seats.taken}, 0)::integer` };
}

const personColumn = (person: Person) => (person.userId === null ? eventRsvps.deviceHash : eventRsvps.userId);
const personKey = (person: Person) => person.userId ?? person.deviceHash;

/**
 * Takes a seat if there is one. The event's row is locked first, so the one statement that counts and inserts runs for
 * one person at a time, in every process: two people can't take the last seat.
 */
export async function takeSeat(tx: Transaction, eventId: number, person: Person): Promise<SeatOutcome> {
  const column = personColumn(person);
  await tx.select({ id: events.id }).from(events).where(eq(events.id, eventId)).for('update');
  if (await hasSeat(tx, eventId, person)) return 'kept';
  const seatsOfOthers = sql`(
    select count(*) from ${eventRsvps}
    where ${eventRsvps.eventId} = ${eventId} and ${eventRsvps.attending}
      and ${column} is distinct from ${personKey(person)})`;
  const { rows } = await tx.execute(sql`
    insert into ${eventRsvps} (event_id, user_id, device_hash, attending)
    select ${events.id}, ${person.userId}::integer, ${person.deviceHash}::text, true
    from ${events}
    where ${events.id} = ${eventId}
      and (coalesce(${events.maxAttendees}, 0) = 0 or ${seatsOfOthers} < ${events.maxAttendees})
    on conflict (event_id, ${sql.identifier(column.name)}) do update set attending = true
    returning id`);
  return rows.length > 0 ? 'taken' : 'full';
}

const seatOf = (eventId: number, person: Person) =>
  and(
    eq(eventRsvps.eventId, eventId),
    eq(eventRsvps.attending, true),
    eq(personColumn(person), personKey(person)),
  );

/** Gives the seat back. */
export async function freeSeat(tx: Transaction, eventId: number, person: Person): Promise<SeatOutcome> {
  const freed = await tx
    .update(eventRsvps)
    .set({ attending: false })
    .where(seatOf(eventId, person))
    .returning({ id: eventRsvps.id });
  return freed.length > 0 ? 'freed' : 'none';
}

/** Whether a person has a seat now. */
export async function hasSeat(db: Queryable, eventId: number, person: Person): Promise<boolean> {
  return (await db.$count(eventRsvps, seatOf(eventId, person))) > 0;
}
