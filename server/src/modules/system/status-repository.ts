import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database-handle';

/** Reads the version and size of the database, its response time and the number of its migrations. */
export async function readDatabaseStatus(db: Database) {
  const startedAt = performance.now();
  await db.execute(sql`select 1`);
  const latencyMs = performance.now() - startedAt;
  const { rows } = await db.execute<{ version: string; size: string; migrations: number }>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database())::text as size,
      (select count(*)::integer from drizzle.__drizzle_migrations) as migrations`);
  const [row] = rows;
  return {
    version: row?.version ?? '',
    size: Number(row?.size ?? 0),
    migrations: row?.migrations ?? 0,
    latencyMs,
  };
}
