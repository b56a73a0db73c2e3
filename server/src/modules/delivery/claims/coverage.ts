import { t } from '@narthex/shared-contracts/translate';
import { missingUses } from '@narthex/shared-contracts';
import type { Queryable } from '../../../database/database-handle';
import { overlaps, refuseClaims, type ClaimedVersion } from '../grants/grant-checks';
import { listAllGrants, type GrantRow } from '../grants/grant-repository';
import { listLive, type LiveRemote } from '../releases/release-repository';
import type { RemoteVersion } from '../releases/version-repository';

/** Holds what decides whether grants cover versions: all grants, and what is live of all remotes. */
export interface Claims {
  readonly grants: ReadonlyMap<string, GrantRow>;
  readonly live: readonly LiveRemote[];
}

type Claimed = Pick<RemoteVersion, 'remote' | 'descriptor' | 'size'>;

/** The users of a remote read this text once its grant covers none of its versions. */
export const NOT_COVERED = t('This part of the site is switched off, because what it may show has changed.');

export async function readClaims(db: Queryable): Promise<Claims> {
  const grants = await listAllGrants(db);
  return { grants: new Map(grants.map((grant) => [grant.remote, grant])), live: await listLive(db) };
}

/** Returns the uses of a version that its grant doesn't allow; a core remote needs no uses. */
export const listMissingUses = (
  uses: readonly string[] | undefined,
  grant: Pick<GrantRow, 'kind' | 'uses'>,
): readonly string[] => (grant.kind === 'core' ? [] : missingUses(uses ?? [], grant.uses));

/** Says which uses of a version its grant doesn't allow. They don't prevent publication, but the version waits. */
export const describeWaiting = (missing: readonly string[]): string =>
  t(
    'It asks for {uses}, which its grant does not allow: it waits until the communications team allows it under System.',
    { uses: missing.join(', ') },
  );

/**
 * Lists the mounts of all other remotes. A remote that is switched off keeps its pages, unless its grant doesn't cover
 * them any more.
 */
export function listOtherMounts({ grants, live }: Claims, name: string): ClaimedVersion['others'] {
  const holdsPages = (remote: LiveRemote) =>
    remote.disabled === null || listUncovered({ grants, live: [] }, remote.live).length === 0;
  return live
    .filter((remote) => remote.live.remote !== name && holdsPages(remote))
    .map(({ live: { remote, descriptor } }) => ({ remote, mounts: descriptor.mounts }));
}

/** Returns what the grant of a version's remote and the other remotes don't allow of it, as sentences. */
export function listUncovered(claims: Claims, { remote, descriptor, size }: Claimed): readonly string[] {
  const grant = claims.grants.get(remote);
  if (!grant) return [t('{remote} has no grant.', { remote })];
  return refuseClaims({ descriptor, size, grant, others: listOtherMounts(claims, remote) });
}

/**
 * Returns what is served of the live remotes: a version that its grant doesn't cover is never served, whatever is
 * stored. A remote without a covered live version is switched off, and keeps its pages only while nobody else has them.
 */
export function keepCovered({ grants, live }: Claims): LiveRemote[] {
  const kept: LiveRemote[] = [];
  const off: LiveRemote[] = [];
  for (const remote of live) {
    const isCovered = (version: RemoteVersion | null | undefined) =>
      Boolean(version && listUncovered({ grants, live: kept }, version).length === 0);
    const canary = isCovered(remote.canary?.version) ? remote.canary : null;
    const good = isCovered(remote.good) ? remote.good : null;
    if (isCovered(remote.live)) kept.push({ ...remote, canary, good });
    else off.push({ ...remote, canary: null, good: null, disabled: remote.disabled ?? NOT_COVERED });
  }
  const claimed = kept.flatMap(({ live: { descriptor } }) => descriptor.mounts);
  return [
    ...kept,
    ...off.filter(({ live: { descriptor } }) =>
      descriptor.mounts.every((mount) => !claimed.some((other) => overlaps(mount, other))),
    ),
  ];
}
