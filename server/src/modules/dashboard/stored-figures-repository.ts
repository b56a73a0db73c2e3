import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Department } from '@narthex/shared-contracts';
import type { Queryable } from '../../database/database-handle';
import { figures, type FIGURES } from '../../database/schema/figures';

type FigureName = (typeof FIGURES)[number];

/** Reads stored figures, summed over all months, of one department or of all. */
export async function readFigures<N extends FigureName>(
  db: Queryable,
  names: readonly [N, ...N[]],
  department: Department | null = null,
): Promise<Readonly<Record<N, number>>> {
  const rows = await db
    .select({ name: figures.name, total: sql<number>`sum(${figures.total})::bigint` })
    .from(figures)
    .where(
      and(
        inArray(figures.name, [...names]),
        department === null ? undefined : eq(figures.department, department),
      ),
    )
    .groupBy(figures.name);
  const totals = new Map<FigureName, number>(rows.map(({ name, total }) => [name, total]));
  return Object.fromEntries(names.map((name) => [name, totals.get(name) ?? 0])) as Record<N, number>;
}

/** Counts new rows per month in the site's time zone for the last twelve months, the oldest first. */
export async function countByMonth(db: Queryable, timeZone: string) {
  const count = (name: FigureName) =>
    sql`coalesce(sum(${figures.total}) filter (where ${figures.name} = ${name}), 0)::integer`;
  const { rows } = await db.execute<{
    month: string;
    events: number;
    members: number;
    prayer_requests: number;
    sermons: number;
  }>(sql`
    select to_char(months.first, 'YYYY-MM') as month, ${count('planned_events')} as events,
      ${count('new_members')} as members, ${count('prayers')} as prayer_requests,
      ${count('published_sermons')} as sermons
    from generate_series(
      date_trunc('month', now() at time zone ${timeZone}) - interval '11 months',
      date_trunc('month', now() at time zone ${timeZone}),
      interval '1 month') as months (first)
    left join ${figures} on ${figures.month} = to_char(months.first, 'YYYY-MM')
    group by months.first
    order by months.first`);
  return rows;
}
