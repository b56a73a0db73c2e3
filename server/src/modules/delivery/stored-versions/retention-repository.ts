import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database-handle';
import { liveRemotes, remoteChanges, remotePreviews, remoteVersions } from '../../../database/schema/remotes';

/** Identifies a version of a remote. */
export interface VersionName {
  readonly remote: string;
  readonly version: string;
}

/**
 * Deletes the versions, with their file lists, that no visitor has got since `before`: published before that time, and
 * since then neither live nor fallback nor canary. The newest versions of each remote and versions with a valid preview
 * link are kept. Resolves with the deleted versions.
 */
export async function deleteRetiredVersions(
  db: Queryable,
  { before, newestKept }: { before: Date; newestKept: number },
): Promise<VersionName[]> {
  const moment = sql`${before.toISOString()}::timestamptz`;
  // The state before a change was in use until that change.
  const { rows } = await db.execute<{ remote: string; version: string }>(sql`
    delete from ${remoteVersions} as old
    where old.created_at < ${moment}
      and not exists (
        select 1 from ${liveRemotes} as now
        where now.remote = old.remote
          and old.version in (now.version, now.good_version, now.canary_version)
      )
      and not exists (
        select 1 from ${remoteChanges} as change
        where change.remote = old.remote and change.created_at >= ${moment}
          and old.version in (
            change.before ->> 'live', change.before ->> 'good', change.before -> 'canary' ->> 'version'
          )
      )
      and (
        select count(*) from ${remoteVersions} as newer
        where newer.remote = old.remote and (newer.created_at, newer.id) > (old.created_at, old.id)
      ) >= ${newestKept}
      and not exists (
        select 1 from ${remotePreviews} as link
        where link.remote = old.remote and link.version = old.version
          and link.revoked_at is null and link.expires_at > now()
      )
    returning old.remote, old.version`);
  return rows.map(({ remote, version }) => ({ remote, version }));
}
