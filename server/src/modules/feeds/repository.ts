import { and, asc, desc, gte, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { announcements } from '../../database/schema/content/announcements';
import { calendarEvents } from '../../database/schema/content/calendar';
import { events } from '../../database/schema/content/events';
import { isShownOnDay, type AnnouncementRow } from '../announcements/repository';
import type { CalendarRow } from '../calendar/repository';
import { wasPublic } from '../events/repository';

export type FeedEvent = typeof events.$inferSelect;

export interface FeedWindow {
  readonly since: Date;
  readonly until: Date;
  readonly limit: number;
}

/** Events that begin inside of the window, and those that repeat into it. At most `limit` of each. */
export async function listWindowEvents(
  db: Queryable,
  { since, until, limit }: FeedWindow,
): Promise<FeedEvent[]> {
  const repeats = and(events.isRecurring, isNotNull(events.recurrencePattern));
  const beginning = await db
    .select()
    .from(events)
    .where(and(wasPublic(), gte(events.startDatetime, since), lt(events.startDatetime, until)))
    .orderBy(asc(events.startDatetime), asc(events.id))
    .limit(limit);
  const repeating = await db
    .select()
    .from(events)
    .where(and(wasPublic(), repeats, lt(events.startDatetime, since)))
    .orderBy(desc(events.startDatetime), asc(events.id))
    .limit(limit);
  return [...repeating.reverse(), ...beginning];
}

/** The programme from one day to another, both included, the first days first. */
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

/** What is announced on a day, the newest first: news begins on its first day, however long before it was written. */
export async function listNews(db: Queryable, today: string, limit: number): Promise<AnnouncementRow[]> {
  const begins = sql`coalesce(${announcements.startDate}::timestamp, ${announcements.createdAt})`;
  return db
    .select()
    .from(announcements)
    .where(isShownOnDay(today))
    .orderBy(desc(begins), desc(announcements.id))
    .limit(limit);
}
