import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../database/database-handle';
import { remoteVersions } from '../../../database/schema/remotes';
import { SHOWN_VERSIONS } from '../delivery-policy';

export type RemoteVersion = typeof remoteVersions.$inferSelect;
export type NewVersion = Omit<typeof remoteVersions.$inferInsert, 'id' | 'created_at'>;

/** Locks the versions of a remote, so that nobody else adds one before the transaction ends. */
export async function lockVersions(tx: Transaction, remote: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`versions ${remote}`}))`);
}

/** Adds a version. Returns false if the registry has it already. */
export async function addVersion(db: Queryable, row: NewVersion): Promise<boolean> {
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

/** Returns true if a version was built with the site or published by a person, not by the key of a team. */
export const isReviewed = ({ source, key_id: keyId, signature }: RemoteVersion): boolean =>
  source === 'local' || (keyId === null && signature === null);

/** Counts the versions of a remote that teams have published since a time. */
export const countPublished = (db: Queryable, remote: string, since: Date): Promise<number> =>
  db.$count(
    remoteVersions,
    and(
      eq(remoteVersions.remote, remote),
      gte(remoteVersions.created_at, since),
      eq(remoteVersions.source, 'shipped'),
    ),
  );

/** Lists the newest versions of a remote, the newest first. */
export function listVersions(db: Queryable, remote: string): Promise<RemoteVersion[]> {
  return db
    .select()
    .from(remoteVersions)
    .where(eq(remoteVersions.remote, remote))
    .orderBy(desc(remoteVersions.created_at), desc(remoteVersions.id))
    .limit(SHOWN_VERSIONS);
}

/** Lists one version of each remote: the live one, else the newest. */
export async function listNewestVersions(
  db: Queryable,
  states: ReadonlyMap<string, { readonly live: string }>,
): Promise<ReadonlyMap<string, RemoteVersion>> {
  const rows = await db
    .selectDistinctOn([remoteVersions.remote])
    .from(remoteVersions)
    .orderBy(remoteVersions.remote, desc(remoteVersions.created_at), desc(remoteVersions.id));
  const shown = new Map(rows.map((row) => [row.remote, row]));
  for (const [remote, { live }] of states) {
    const row = await findVersion(db, remote, live);
    if (row) shown.set(remote, row);
  }
  return shown;
}
