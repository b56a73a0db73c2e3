import { and, asc, gte, lte, max, min } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { calendarEvents } from '../../database/schema/content/calendar';

export type CalendarRow = typeof calendarEvents.$inferSelect;

/** A semester or a month has far fewer entries; more than these are never shown. */
export const MAX_PROGRAMME_ENTRIES = 500;

/** The programme from one day to another, both included, the first entries of it. */
export async function listProgramme(
  db: Queryable,
  from: string,
  until: string,
  limit = MAX_PROGRAMME_ENTRIES,
): Promise<CalendarRow[]> {
  return db
    .select()
    .from(calendarEvents)
    .where(and(gte(calendarEvents.date, from), lte(calendarEvents.date, until)))
    .orderBy(asc(calendarEvents.date), asc(calendarEvents.id))
    .limit(limit);
}

/** The first and the last planned day, or null when nothing is planned. */
export async function findProgrammeSpan(db: Queryable): Promise<{ first: string; last: string } | null> {
  const [row] = await db
    .select({ first: min(calendarEvents.date), last: max(calendarEvents.date) })
    .from(calendarEvents);
  return row?.first && row.last ? { first: row.first, last: row.last } : null;
}
