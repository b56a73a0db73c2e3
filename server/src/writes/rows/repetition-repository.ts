import { and, eq, getTableColumns, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/database-handle';
import { ago } from '../../database/instants';
import { HOUR_MS } from '../../time-units';

/** Somebody who got no response sends again within this time. Later, the same words are meant as another request. */
const REPETITION_WITHIN_MS = HOUR_MS;

type SentTable = PgTable & { readonly id: PgColumn; readonly created_at: PgColumn };

/**
 * Returns the id of the row that the same form has stored a moment ago, or undefined. Visitors send a form again if the
 * response was lost, press twice, or reload the page; their forms contain nothing else by which that shows.
 * @param isOpen Excludes rows that somebody has dealt with, because a visitor may ask again then.
 */
export async function findRepeated(
  tx: Transaction,
  table: SentTable,
  values: Readonly<Record<string, unknown>>,
  isOpen: SQL | undefined,
): Promise<number | undefined> {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const isSame = Object.entries(values).flatMap(([name, value]) => {
    const column = columns[name];
    if (!column || value === undefined) return [];
    return value === null ? isNull(column) : eq(column, value);
  });
  // Of two requests at the same time the second waits until the first is stored.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${JSON.stringify(values)}))`);
  const [row] = await tx
    .select({ id: sql<number>`${table.id}` })
    .from(table)
    .where(and(gt(table.created_at, ago(REPETITION_WITHIN_MS)), isOpen, ...isSame))
    .limit(1);
  return row?.id;
}
