import type { RemoteDetail, RemoteSummary } from '@narthex/shared-contracts/schemas/releases';
import type { Queryable } from '../../../database/database-handle';
import { readHealth } from '../health/health-repository';
import { findGrant, listGrantedRemotes, presentGrant } from '../publishing/grant-repository';
import {
  listChanges,
  listLastChanges,
  listStates,
  presentChange,
  type ChangeRow,
} from './release-repository';
import { findVersion, listNewestVersions, listVersions, type RemoteVersion } from './version-repository';

const SHOWN_CHANGES = 20;

type HealthOf = Awaited<ReturnType<typeof readHealth>>;

function presentSummary(
  remote: string,
  shown: RemoteVersion | undefined,
  owner: string,
  state: RemoteSummary['state'],
  last: ChangeRow | undefined,
  readVersionHealth: HealthOf,
): RemoteSummary {
  return {
    remote,
    title: shown?.descriptor.title ?? remote,
    owner,
    state,
    changed_by: last?.actorLabel ?? null,
    changed_at: last?.createdAt.toISOString() ?? null,
    contract: shown?.descriptor.contract ?? 0,
    size: shown?.size ?? 0,
    health: readVersionHealth(remote, shown?.version ?? ''),
  };
}

/** Every remote that has a grant or a version, by name. */
export async function readRemotes(db: Queryable): Promise<RemoteSummary[]> {
  const states = await listStates(db);
  const changes = await listLastChanges(db);
  const grants = await listGrantedRemotes(db);
  const newest = await listNewestVersions(db, states);
  const names = [...new Set([...grants.keys(), ...newest.keys()])].sort();
  const health = await readHealth(db, names);
  return names.map((remote) => {
    const shown = newest.get(remote);
    const owner = grants.get(remote) ?? shown?.descriptor.owner ?? '';
    return presentSummary(remote, shown, owner, states.get(remote) ?? null, changes.get(remote), health);
  });
}

/** One remote with its grant, versions and changes; undefined when nobody knows it. */
export async function readRemote(db: Queryable, remote: string): Promise<RemoteDetail | undefined> {
  const grant = await findGrant(db, remote);
  const versions = await listVersions(db, remote);
  if (!grant && versions.length === 0) return undefined;
  const state = (await listStates(db)).get(remote) ?? null;
  const changes = await listChanges(db, { remote, per_page: SHOWN_CHANGES });
  const health = await readHealth(db, [remote]);
  const live = state && (await findVersion(db, remote, state.live));
  const shown = live ?? versions[0];
  const owner = grant?.owner ?? shown?.descriptor.owner ?? '';
  return {
    ...presentSummary(remote, shown, owner, state, changes.rows[0], health),
    grant: grant ? presentGrant(grant) : null,
    versions: versions.map((row) => ({
      version: row.version,
      contract: row.descriptor.contract,
      size: row.size,
      message: row.message,
      published_by: row.publishedBy,
      is_signed: row.signature !== null,
      created_at: row.createdAt.toISOString(),
      health: health(remote, row.version),
    })),
    changes: changes.rows.map(presentChange),
  };
}
