import { getTableColumns, is, sql, type SQL } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database-handle';
import * as schema from '../database/schema/index';

/** These tables only record what happened, so they don't count as a use of a file. */
const UNSEARCHED_TABLES: readonly unknown[] = [
  schema.media,
  schema.uploads,
  schema.auditLog,
  schema.idempotencyKeys,
  schema.sessions,
  schema.remoteFiles,
  schema.shellFiles,
];
const TEXTS: readonly string[] = ['string', 'array', 'json', 'custom'];

/** Lists every table with text, and one expression for all text of a row. */
const SEARCHED = Object.values<unknown>(schema)
  .filter((value) => is(value, PgTable))
  .filter((table) => !UNSEARCHED_TABLES.includes(table))
  .flatMap((table) => {
    const columns = Object.values(getTableColumns(table)).filter(({ dataType }) => TEXTS.includes(dataType));
    if (columns.length === 0) return [];
    const text = sql.join(
      columns.map((column) => sql`${column}::text`),
      sql`, `,
    );
    return [{ table, text: sql`concat_ws(' ', ${text})` }];
  });

/**
 * A decided proposal doesn't count either, but a rejected one does for a while, because its author may send it again.
 */
const isCurrent = (table: PgTable, rejectedBefore: Date): SQL => {
  if (table !== schema.proposals) return sql`true`;
  const { status, decided_at: decidedAt } = schema.proposals;
  const isFresh = sql`${status} = 'rejected' and ${decidedAt} >= ${rejectedBefore.toISOString()}::timestamptz`;
  return sql`(${status} = 'pending' or ${isFresh})`;
};

/**
 * Returns those of the files that some record contains: by key or by URL, in a column, a list or HTML. A key contains a
 * hash, so any text with it means that file. New tables are searched automatically. Proposals rejected before
 * `rejectedBefore` don't count.
 */
export async function findUsedFiles(
  db: Queryable,
  keys: readonly string[],
  rejectedBefore: Date,
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const candidates = sql.join(
    keys.map((key) => sql`(${key}::text)`),
    sql`, `,
  );
  const uses = SEARCHED.map(
    ({ table, text }) =>
      sql`exists (select 1 from ${table} where ${isCurrent(table, rejectedBefore)} and position(candidate.key in ${text}) > 0)`,
  );
  const { rows } = await db.execute<{ key: string }>(
    sql`select candidate.key from (values ${candidates}) as candidate(key) where ${sql.join(uses, sql` or `)}`,
  );
  return new Set(rows.map(({ key }) => key));
}
