import { and, asc, eq, gt, gte, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { ListMeta } from '@narthex/shared-contracts';
import { MAX_CALENDAR_ENTRIES } from '@narthex/shared-contracts/schemas/events';
import type { Queryable } from '../../../database/database-handle';
import { eventOccurrences, events } from '../../../database/schema/events';
import { occurrencesBetween } from './occurrences';
import { readEvents, type EventRow } from '../repository';
import { DAY_MS } from '../../../time-units';

/**
 * Limits how many repeating events are computed for a month outside of the stored window, because each takes a fraction
 * of a millisecond.
 */
const MAX_COMPUTED_EVENTS = 100;

/**
 * Lists the stored occurrences of published events in a period, the soonest first, including those in progress when it
 * begins.
 */
async function listStored(db: Queryable, { from, until, limit }: { from: Date; until: Date; limit: number }) {
  const {
    id,
    event_id: eventId,
    start_datetime: startDatetime,
    end_datetime: endDatetime,
    seats_taken: seatsTaken,
  } = eventOccurrences;
  const dayBefore = new Date(from.getTime() - DAY_MS);
  const select = () =>
    db
      .select({
        id,
        event_id: eventId,
        start_datetime: startDatetime,
        end_datetime: endDatetime,
        seats_taken: seatsTaken,
      })
      .from(eventOccurrences)
      .innerJoin(events, eq(events.id, eventId))
      .$dynamic();
  const isPublished = eq(events.status, 'published');
  // An occurrence that ends exactly at the start of the period isn't part of it, unless it has no duration.
  const touches = or(gte(startDatetime, from), gt(endDatetime, from));
  const near = await select()
    .where(and(isPublished, gte(startDatetime, dayBefore), lt(startDatetime, until), touches))
    .orderBy(asc(startDatetime), asc(id))
    .limit(limit);
  const long = await select()
    .where(
      and(
        isPublished,
        sql`${endDatetime} - ${startDatetime} > interval '1 day'`,
        gt(endDatetime, from),
        lt(startDatetime, dayBefore),
      ),
    )
    .orderBy(asc(endDatetime))
    .limit(limit);
  return [...near, ...long];
}

/**
 * Computes the occurrences outside of the stored window, such as those of a month long ago, for a limited number of
 * repeating events.
 */
async function listComputed(db: Queryable, { timeZone, from, until }: CalendarMonth): Promise<EventRow[]> {
  const series = await db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.status, 'published'),
        isNotNull(events.occurrences_until),
        lt(events.start_datetime, until),
        or(gt(events.occurrences_from, from), lt(events.occurrences_until, until)),
      ),
    )
    .orderBy(asc(events.occurrences_until), asc(events.id))
    .limit(MAX_COMPUTED_EVENTS);
  const rows = await readEvents(
    db,
    series.map(({ id }) => id),
  );
  return rows
    .flatMap((event) => occurrencesBetween(event, timeZone, from, until))
    .filter(
      ({
        start_datetime: startDatetime,
        end_datetime: endDatetime,
        occurrences_from: occurrencesFrom,
        occurrences_until: occurrencesUntil,
      }) =>
        (occurrencesUntil !== null && startDatetime >= occurrencesUntil) ||
        (occurrencesFrom !== null && endDatetime < occurrencesFrom),
    )
    .map((event) => ({ ...event, attendeesCount: 0 }));
}

export interface CalendarMonth {
  readonly timeZone: string;
  readonly from: Date;
  readonly until: Date;
}

/**
 * Lists what takes place from `from` (inclusive) to `until` (exclusive), the soonest first, at most
 * `MAX_CALENDAR_ENTRIES`.
 */
export async function listCalendarEntries(
  db: Queryable,
  month: CalendarMonth,
): Promise<{ readonly rows: EventRow[]; readonly meta: ListMeta }> {
  const limit = MAX_CALENDAR_ENTRIES + 1;
  const stored = await listStored(db, { from: month.from, until: month.until, limit });
  const byId = new Map(
    (await readEvents(db, [...new Set(stored.map(({ event_id: eventId }) => eventId))])).map((row) => [
      row.id,
      row,
    ]),
  );
  const entries = stored.flatMap(
    ({
      event_id: eventId,
      start_datetime: startDatetime,
      end_datetime: endDatetime,
      seats_taken: seatsTaken,
    }) => {
      const event = byId.get(eventId);
      return event
        ? [{ ...event, start_datetime: startDatetime, end_datetime: endDatetime, attendeesCount: seatsTaken }]
        : [];
    },
  );
  const all = [...entries, ...(await listComputed(db, month))].sort(
    (a, b) => a.start_datetime.getTime() - b.start_datetime.getTime() || a.id - b.id,
  );
  const rows = all.slice(0, MAX_CALENDAR_ENTRIES);
  return {
    rows,
    meta: {
      page: 1,
      per_page: MAX_CALENDAR_ENTRIES,
      limit: MAX_CALENDAR_ENTRIES,
      total: rows.length,
      has_more_than_total: all.length > rows.length,
    },
  };
}
