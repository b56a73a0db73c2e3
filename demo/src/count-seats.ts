import { sql } from 'drizzle-orm';
import type { Transaction } from '@narthex/server/database/database-handle';
import { eventOccurrences, eventRsvps } from '@narthex/server/database/schema/events';

/** Counts the seats of guests whose RSVPs were stored or deleted past the module of events. */
export async function countSeats(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update ${eventOccurrences} set (seats_taken, guest_seats) = (
      select count(*), count(${eventRsvps.device_hash}) from ${eventRsvps}
      where ${eventRsvps.occurrence_id} = ${eventOccurrences.id} and ${eventRsvps.attending})`);
}
