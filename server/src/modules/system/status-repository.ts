import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database-handle';
import { liveRemotes, remoteVersions } from '../../database/schema/system/remotes';

/** Version and size of the database, how long it takes to respond, and how many migrations it has run. */
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

/** What is live of each remote, since when, and who owns it. */
export async function listLiveRemotes(db: Database) {
  return db
    .select({
      remote: liveRemotes.remote,
      version: liveRemotes.version,
      goodVersion: liveRemotes.goodVersion,
      liveSince: liveRemotes.changedAt,
      source: remoteVersions.source,
      publishedAt: remoteVersions.createdAt,
      owner: sql<string>`coalesce(${remoteVersions.descriptor} ->> 'owner', '')`,
    })
    .from(liveRemotes)
    .innerJoin(
      remoteVersions,
      and(eq(remoteVersions.remote, liveRemotes.remote), eq(remoteVersions.version, liveRemotes.version)),
    )
    .orderBy(liveRemotes.remote);
}
