import { sql, type SQL } from 'drizzle-orm';
import { MAX_COUNTED_ROWS } from '@narthex/shared-contracts';
import type { Queryable } from '../database/database-handle';

/** Counts rows up to the same limit as lists. */
export async function countUpTo(db: Queryable, matching: SQL, max = MAX_COUNTED_ROWS): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::integer as total from (select 1 from ${matching} limit ${max}) as counted`,
  );
  return rows[0]?.total ?? 0;
}
