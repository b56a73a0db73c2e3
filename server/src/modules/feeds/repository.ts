import { and, asc, desc, gte, isNotNull, isNull, lt, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/database-handle';
import { announcements } from '../../database/schema/announcements';
import { calendarEvents } from '../../database/schema/calendar';
import { events } from '../../database/schema/events';
import { isShownOnDay, type AnnouncementRow } from '../announcements/repository';
import type { CalendarRow } from '../calendar/repository';
import { wasPublic } from '../events/repository';

export type FeedEvent = typeof events.$inferSelect;

export interface FeedWindow {
  readonly since: Date;
  readonly now: Date;
  readonly until: Date;
  readonly limit: number;
}

/**
 * Lists events that begin in the window and those that repeat in it: at most `limit` of each, the nearest to now first.
 */
export async function listWindowEvents(
  db: Queryable,
  { since, now, until, limit }: FeedWindow,
): Promise<FeedEvent[]> {
  const { start_datetime: startDatetime, id } = events;
  const list = (where: SQL | undefined, direction: typeof asc) =>
    db
      .select()
      .from(events)
      .where(and(wasPublic(), where))
      .orderBy(direction(startDatetime), direction(id))
      .limit(limit);
  const coming = await list(and(gte(startDatetime, now), lt(startDatetime, until)), asc);
  const past = await list(and(gte(startDatetime, since), lt(startDatetime, now)), desc);
  const repeats = and(events.is_recurring, isNotNull(events.recurrence_pattern));
  const repeating = await list(and(repeats, lt(startDatetime, since)), desc);
  return [...repeating.reverse(), ...past.slice(0, limit - coming.length).reverse(), ...coming];
}

/** Lists the first days of the programme between two dates, both inclusive. */
export async function listWindowProgramme(
  db: Queryable,
  { since, until, limit }: { readonly since: string; readonly until: string; readonly limit: number },
): Promise<CalendarRow[]> {
  return db
    .select()
    .from(calendarEvents)
    .where(and(gte(calendarEvents.date, since), lte(calendarEvents.date, until)))
    .orderBy(asc(calendarEvents.date), asc(calendarEvents.id))
    .limit(limit);
}

/**
 * Lists the announcements visible on a date: the newest `limit` with a first day and the newest `limit` without one.
 */
export async function listNews(db: Queryable, today: string, limit: number): Promise<AnnouncementRow[]> {
  const { start_date: startDate, created_at: createdAt, id } = announcements;
  const list = (where: SQL, newest: PgColumn) =>
    db
      .select()
      .from(announcements)
      .where(and(isShownOnDay(today), where))
      .orderBy(desc(newest), desc(id))
      .limit(limit);
  return [...(await list(isNotNull(startDate), startDate)), ...(await list(isNull(startDate), createdAt))];
}
