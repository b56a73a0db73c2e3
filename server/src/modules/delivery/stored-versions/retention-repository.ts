import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database-handle';
import { auditLog } from '../../../database/schema/auth';
import { liveRemotes, remoteChanges, remoteVersions } from '../../../database/schema/remotes';

/** What the audit keeps of a link to a preview, with its version and its end. */
export const PREVIEW_ACTION = 'remote.preview';

/** A version of a remote, by name. */
export interface VersionName {
  readonly remote: string;
  readonly version: string;
}

/**
 * Deletes the versions, with the lists of their files, that nobody has got since `before`: neither live, nor standing in,
 * nor a canary at that time or later, and published before it. The newest of each remote stay, and what a link to a
 * preview that has not expired leads to. Resolves with what went.
 */
export async function deleteRetiredVersions(
  db: Queryable,
  { before, newestKept }: { before: Date; newestKept: number },
): Promise<VersionName[]> {
  const moment = sql`${before.toISOString()}::timestamptz`;
  // The state before a change ended with that change.
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
        select 1 from ${auditLog} as link
        where link.action = ${PREVIEW_ACTION} and link.subject_id = old.remote
          and link.after ->> 'version' = old.version
          and (link.after ->> 'expires_at')::timestamptz > now()
      )
    returning old.remote, old.version`);
  return rows.map(({ remote, version }) => ({ remote, version }));
}
