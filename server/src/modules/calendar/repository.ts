import { and, asc, gte, lte, max, min, sql } from 'drizzle-orm';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Queryable } from '../../database/database-handle';
import { createRowStore } from '../../writes/rows/row-store';
import { calendarEvents, monthOfYear } from '../../database/schema/calendar';
import { listRows, type ListedRows } from '../../lists/list-rows';
import { PROGRAMME_ROWS } from '../../lists/row-limits';

export type CalendarRow = typeof calendarEvents.$inferSelect;

export const calendarStore = createRowStore(calendarEvents);

/** Lists the first entries of the programme between two dates, both inclusive. */
export async function listProgramme(
  db: Queryable,
  from: string,
  until: string,
  limit = PROGRAMME_ROWS,
): Promise<CalendarRow[]> {
  return db
    .select()
    .from(calendarEvents)
    .where(and(gte(calendarEvents.date, from), lte(calendarEvents.date, until)))
    .orderBy(asc(calendarEvents.date), asc(calendarEvents.id))
    .limit(limit);
}

/** Returns the first and the last planned date, or null if nothing is planned. */
export async function findProgrammeSpan(db: Queryable): Promise<{ first: string; last: string } | null> {
  const [row] = await db
    .select({ first: min(calendarEvents.date), last: max(calendarEvents.date) })
    .from(calendarEvents);
  return row?.first && row.last ? { first: row.first, last: row.last } : null;
}

/** Lists the programme for its managers, the latest date first. */
export async function listManagedProgramme(
  db: Queryable,
  query: EndpointQuery<'programme.list'>,
): Promise<ListedRows<CalendarRow>> {
  const { year, month } = query;
  const { date } = calendarEvents;
  return listRows(db, {
    table: calendarEvents,
    where: year === undefined ? undefined : and(gte(date, `${year}-01-01`), lte(date, `${year}-12-31`)),
    filter: month === undefined ? undefined : sql`${monthOfYear(calendarEvents)} = ${month}`,
    sorts: { date: [{ column: date }] },
    defaultSort: '-date',
    request: query,
  });
}
