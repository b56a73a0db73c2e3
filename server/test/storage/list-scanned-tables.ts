import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../src/database/database-handle';

/** Counts the sequential scans of each table in this transaction. */
async function countScans(tx: Transaction): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ name: string; scans: number }>(sql`
    select relname as name, pg_stat_get_xact_numscans(oid)::integer as scans
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`);
  return new Map(rows.map(({ name, scans }) => [name, scans]));
}

/** Lists the tables that are scanned as a whole although the planner prefers every usable index. */
export const listScannedTables = (
  db: Database,
  read: (tx: Transaction) => Promise<unknown>,
): Promise<readonly string[]> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const before = await countScans(tx);
    await read(tx);
    const after = await countScans(tx);
    // A table of one row.
    after.delete('site_settings');
    return [...after].flatMap(([name, scans]) => (scans > (before.get(name) ?? 0) ? [name] : []));
  });
