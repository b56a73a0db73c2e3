import { sql } from 'drizzle-orm';
import type { Transaction } from '@narthex/server/database/database-handle';
import { eventOccurrences, eventRsvps, type events } from '@narthex/server/database/schema/events';
import {
  findOccurrence,
  scheduleEvent,
} from '@narthex/server/modules/events/occurrences/occurrence-repository';
import { SITE } from './content/site';
import type { SeededOccurrence } from './rows/event-rows';

type EventRow = typeof events.$inferSelect;

/** Stores when the events take place, and names the occurrence that the guests of each mean. */
export async function scheduleSeededEvents(
  tx: Transaction,
  planned: readonly EventRow[],
  now: Date,
): Promise<SeededOccurrence[]> {
  const seeded: SeededOccurrence[] = [];
  for (const event of planned) {
    await scheduleEvent(tx, event, SITE.time_zone, now);
    const occurrence = await findOccurrence(tx, event.id, { now });
    if (!occurrence) throw new Error(`The event “${event.title}” never takes place.`);
    seeded.push({
      occurrence_id: occurrence.id,
      created_at: event.created_at,
      start_datetime: occurrence.start_datetime,
    });
  }
  return seeded;
}

/** Counts the seats of guests whose RSVPs were stored without taking one. */
export async function countSeededSeats(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update ${eventOccurrences} set (seats_taken, guest_seats) = (
      select count(*), count(${eventRsvps.device_hash}) from ${eventRsvps}
      where ${eventRsvps.occurrence_id} = ${eventOccurrences.id} and ${eventRsvps.attending})`);
}
