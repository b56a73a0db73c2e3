import { asc, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { eventOccurrences, events } from '../../database/schema/events';
import { scheduleEvent } from '../../modules/events/occurrences/occurrence-repository';
import { timesWithin } from '../../modules/events/occurrences/occurrence-plan';
import { readTimeZone } from '../../site/site-repository';

/**
 * Lists events of which no date is stored: a single event without its only one, and a series without any that is ahead
 * though it goes on within the period that it is planned for.
 */
export async function listEventsWithoutDates(db: Queryable, now = new Date()) {
  const candidates = await db
    .select()
    .from(events)
    .where(
      sql`not exists (select 1 from ${eventOccurrences} where ${eventOccurrences.event_id} = ${events.id}
        and (${events.occurrences_until} is null or ${eventOccurrences.end_datetime} >= ${now}))`,
    )
    .orderBy(asc(events.id));
  const timeZone = await readTimeZone(db);
  return candidates.filter((event) => {
    const until = event.occurrences_until ?? now;
    return timesWithin(event, timeZone, { from: now, until }).length > 0;
  });
}

/** Stores the dates again that the schedules of these events say. */
export async function planLostDates(db: Queryable): Promise<void> {
  const timeZone = await readTimeZone(db);
  for (const event of await listEventsWithoutDates(db)) await scheduleEvent(db, event, timeZone);
}
