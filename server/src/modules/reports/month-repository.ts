import { and, between, eq, gt, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Department } from '@narthex/shared-contracts';
import type { Period } from '@narthex/shared-contracts/schemas/reports';
import type { Queryable } from '../../database/database-handle';
import { eventOccurrences, eventRsvps, events } from '../../database/schema/events';
import { users } from '../../database/schema/auth';
import { figures, type FIGURES } from '../../database/schema/figures';
import { proposals } from '../../database/schema/writes';
import { periodBounds } from './period';

/** Maps months (YYYY-MM in the site's time zone) to counts; a month without any is missing. */
export type MonthCounts = ReadonlyMap<string, number>;

export interface ReportScope {
  readonly period: Period;
  readonly timeZone: string;
  /** Null means the whole church. */
  readonly department: Department | null;
}

const toCounts = (rows: readonly { month: string; count: number }[]): MonthCounts =>
  new Map(rows.map(({ month, count }) => [month, count]));

const selectMonth = (column: PgColumn, timeZone: string) =>
  sql`to_char(${column} at time zone ${timeZone}, 'YYYY-MM')`;

function isWithin(column: PgColumn, { period, timeZone }: ReportScope): SQL | undefined {
  const { start, end } = periodBounds(period, timeZone);
  return and(gte(column, start), lt(column, end));
}

interface Counted {
  /** Is the table, with joins if needed. */
  readonly from: PgTable | SQL;
  /** Is the indexed column with the date of a row. */
  readonly column: PgColumn;
  readonly where?: SQL | undefined;
  /** Is the expression to add up; without it, rows are counted. */
  readonly total?: SQL;
}

/** Counts rows by the month of a column. */
export async function countMonths(db: Queryable, scope: ReportScope, counted: Counted): Promise<MonthCounts> {
  const { from, column, where, total = sql`count(*)` } = counted;
  const { rows } = await db.execute<{ month: string; count: number }>(sql`
    select ${selectMonth(column, scope.timeZone)} as month, (${total})::integer as count
    from ${from} where ${and(isWithin(column, scope), where) ?? sql`true`}
    group by 1`);
  return toCounts(rows);
}

/** Reads a figure that is stored by month. */
export async function readFigureMonths(
  db: Queryable,
  name: (typeof FIGURES)[number],
  { period, department }: ReportScope,
): Promise<MonthCounts> {
  const rows = await db
    .select({ month: figures.month, count: sql<number>`sum(${figures.total})::integer` })
    .from(figures)
    .where(
      and(
        eq(figures.name, name),
        between(figures.month, period.from.slice(0, 7), period.to.slice(0, 7)),
        department === null ? undefined : eq(figures.department, department),
      ),
    )
    .groupBy(figures.month);
  return toCounts(rows);
}

const owned = (department: Department | null) =>
  department === null ? undefined : eq(events.department, department);

/** Counts accepted RSVPs by the month in which they were sent. */
export const countRsvps = (db: Queryable, scope: ReportScope): Promise<MonthCounts> =>
  scope.department === null
    ? readFigureMonths(db, 'rsvps', scope)
    : countMonths(db, scope, {
        from: sql`${eventRsvps} join ${eventOccurrences} on ${eventOccurrences.id} = ${eventRsvps.occurrence_id}
          join ${events} on ${events.id} = ${eventOccurrences.event_id}`,
        column: eventRsvps.created_at,
        where: and(eq(eventRsvps.attending, true), owned(scope.department)),
      });

/** Counts the seats taken at past occurrences by the month in which they took place. */
export const countAttended = (db: Queryable, scope: ReportScope): Promise<MonthCounts> =>
  countMonths(db, scope, {
    from: sql`${eventOccurrences} join ${events} on ${events.id} = ${eventOccurrences.event_id}`,
    column: eventOccurrences.start_datetime,
    where: and(
      eq(events.status, 'published'),
      lt(eventOccurrences.end_datetime, sql`now()`),
      gt(eventOccurrences.seats_taken, 0),
      owned(scope.department),
    ),
    total: sql`coalesce(sum(${eventOccurrences.seats_taken}), 0)`,
  });

export const countProposals = (db: Queryable, scope: ReportScope): Promise<MonthCounts> =>
  scope.department === null
    ? readFigureMonths(db, 'proposals', scope)
    : countMonths(db, scope, {
        from: sql`${proposals} join ${users} on ${users.id} = ${proposals.author_id}`,
        where: eq(users.department, scope.department),
        column: proposals.created_at,
      });

export async function countPending(db: Queryable, department: Department | null): Promise<number> {
  if (department === null) return db.$count(proposals, eq(proposals.status, 'pending'));
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from ${proposals} join ${users} on ${users.id} = ${proposals.author_id}
    where ${eq(proposals.status, 'pending')} and ${eq(users.department, department)}`);
  return rows[0]?.count ?? 0;
}
