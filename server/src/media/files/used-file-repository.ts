import { getTableColumns, is, sql, type SQL } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/database-handle';
import * as schema from '../../database/schema/index';

/** What only remembers: a file that nothing else names is not in use. */
const MEMORIES: readonly unknown[] = [
  schema.media,
  schema.uploads,
  schema.auditLog,
  schema.idempotencyKeys,
  schema.sessions,
];
const TEXTS: readonly string[] = ['string', 'array', 'json', 'custom'];

/** Every table with text in it, and that text of a row as one expression. */
const SEARCHED = Object.values<unknown>(schema)
  .filter((value) => is(value, PgTable))
  .filter((table) => !MEMORIES.includes(table))
  .flatMap((table) => {
    const columns = Object.values(getTableColumns(table)).filter(({ dataType }) => TEXTS.includes(dataType));
    if (columns.length === 0) return [];
    const text = sql.join(
      columns.map((column) => sql`${column}::text`),
      sql`, `,
    );
    return [{ table, text: sql`concat_ws(' ', ${text})` }];
  });

/** A decided proposal is a memory, too. */
const isCurrent = (table: PgTable): SQL =>
  table === schema.proposals ? sql`${schema.proposals.status} = 'pending'` : sql`true`;

/**
 * Those of the files that some record names: by key or by URL, in a column of its own, in a list or inside of HTML. Keys
 * carry a hash, so text that contains one means that file. Tables of later features are searched without being listed.
 */
export async function findUsedFiles(db: Queryable, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const candidates = sql.join(
    keys.map((key) => sql`(${key}::text)`),
    sql`, `,
  );
  const uses = SEARCHED.map(
    ({ table, text }) =>
      sql`exists (select 1 from ${table} where ${isCurrent(table)} and position(candidate.key in ${text}) > 0)`,
  );
  const { rows } = await db.execute<{ key: string }>(
    sql`select candidate.key from (values ${candidates}) as candidate(key) where ${sql.join(uses, sql` or `)}`,
  );
  return new Set(rows.map(({ key }) => key));
}
