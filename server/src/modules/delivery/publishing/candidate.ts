import type { Queryable } from '../../../database/database-handle';
import { listLive } from '../releases/release-repository';
import type { ReleaseCandidate } from './check-release';
import { findGrant } from '../grants/grant-repository';

/** Reads everything that a version is checked against. */
export async function readCandidate(
  db: Queryable,
  own: Pick<ReleaseCandidate, 'descriptor' | 'taken' | 'fileNames' | 'size'>,
): Promise<ReleaseCandidate> {
  const { name } = own.descriptor;
  const live = await listLive(db);
  return {
    ...own,
    grant: await findGrant(db, name),
    others: live
      .filter(({ live: { remote } }) => remote !== name)
      .map(({ live: { remote, descriptor } }) => ({ remote, mounts: descriptor.mounts })),
    liveSize: live.find(({ live: { remote } }) => remote === name)?.live.size ?? null,
  };
}
