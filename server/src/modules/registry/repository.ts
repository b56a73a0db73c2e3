import { and, eq, ne, sql } from 'drizzle-orm';
import type { Descriptor } from '@narthex/shared-contracts';
import type { Queryable } from '../../database/database-handle';
import { liveRemotes, remoteVersions } from '../../database/schema/system/remotes';

export type RemoteVersion = typeof remoteVersions.$inferSelect;

export interface LiveRemote {
  readonly live: RemoteVersion;
  readonly previous: RemoteVersion | null;
}

/** Adds a version; false when the registry has it already. */
export async function addVersion(
  db: Queryable,
  row: {
    remote: string;
    version: string;
    manifestIntegrity: string;
    descriptor: Descriptor;
    source: 'local' | 'shipped';
  },
): Promise<boolean> {
  const added = await db
    .insert(remoteVersions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: remoteVersions.id });
  return added.length > 0;
}

export async function findVersion(
  db: Queryable,
  remote: string,
  version: string,
): Promise<RemoteVersion | undefined> {
  const [row] = await db
    .select()
    .from(remoteVersions)
    .where(and(eq(remoteVersions.remote, remote), eq(remoteVersions.version, version)));
  return row;
}

/** Makes a version live, and what was live before the one to fall back to. False when it is live already. */
export async function makeLive(db: Queryable, remote: string, version: string): Promise<boolean> {
  const changed = await db
    .insert(liveRemotes)
    .values({ remote, version })
    .onConflictDoUpdate({
      target: liveRemotes.remote,
      set: {
        version: sql`excluded.version`,
        previousVersion: liveRemotes.version,
        changedAt: sql`now()`,
      },
      setWhere: ne(liveRemotes.version, version),
    })
    .returning({ remote: liveRemotes.remote });
  return changed.length > 0;
}

/** What is live of each remote, in the order of their names. */
export async function listLive(db: Queryable): Promise<LiveRemote[]> {
  const versions = await db.select().from(remoteVersions);
  const find = (remote: string, version: string | null) =>
    versions.find((row) => row.remote === remote && row.version === version) ?? null;
  const live = await db.select().from(liveRemotes).orderBy(liveRemotes.remote);
  return live.flatMap((row) => {
    const found = find(row.remote, row.version);
    return found ? [{ live: found, previous: find(row.remote, row.previousVersion) }] : [];
  });
}
