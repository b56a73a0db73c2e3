import type { RemoteDetail, RemoteSummary } from '@narthex/shared-contracts/schemas/releases';
import type { Queryable } from '../../../database/database-handle';
import { readHealth } from '../health/health-repository';
import { findGrant, listGrantedRemotes, presentGrant } from '../grants/grant-repository';
import {
  listChanges,
  listLastChanges,
  listStates,
  presentChange,
  type ChangeRow,
} from './release-repository';
import { findVersion, listNewestVersions, listVersions, type RemoteVersion } from './version-repository';
import { SHOWN_CHANGES } from '../delivery-policy';

type ReadHealth = Awaited<ReturnType<typeof readHealth>>;

interface SummaryFacts {
  readonly id: number;
  readonly remote: string;
  readonly shown: RemoteVersion | undefined;
  readonly owner: string;
  readonly state: RemoteSummary['state'];
  readonly last: ChangeRow | undefined;
  readonly newestVersions: readonly string[];
}

function presentSummary(
  { id, remote, shown, owner, state, last, newestVersions }: SummaryFacts,
  readVersionHealth: ReadHealth,
): RemoteSummary {
  return {
    id,
    remote,
    title: shown?.descriptor.title ?? remote,
    owner,
    state,
    changed_by: last?.actor_label ?? null,
    changed_at: last?.created_at.toISOString() ?? null,
    can_undo: Boolean(last?.before),
    contract: shown?.descriptor.contract ?? 0,
    size: shown?.size ?? 0,
    health: readVersionHealth(remote, shown?.version ?? ''),
    newest_versions: [...newestVersions],
  };
}

/** Lists every remote that has a grant or a version, by name. */
export async function readRemotes(db: Queryable): Promise<RemoteSummary[]> {
  const states = await listStates(db);
  const changes = await listLastChanges(db);
  const grants = await listGrantedRemotes(db);
  const newest = await listNewestVersions(db, states);
  const names = [...new Set([...grants.keys(), ...newest.keys()])].sort();
  const health = await readHealth(db, names);
  const summaries: RemoteSummary[] = [];
  for (const [index, remote] of names.entries()) {
    const shown = newest.get(remote);
    const facts = {
      id: index + 1,
      remote,
      shown,
      owner: grants.get(remote) ?? shown?.descriptor.owner ?? '',
      state: states.get(remote) ?? null,
      last: changes.get(remote),
      newestVersions: (await listVersions(db, remote)).map(({ version }) => version),
    };
    summaries.push(presentSummary(facts, health));
  }
  return summaries;
}

/** Reads a remote with its grant, versions and changes. Returns undefined if it has neither a grant nor a version. */
export async function readRemote(db: Queryable, remote: string): Promise<RemoteDetail | undefined> {
  const grant = await findGrant(db, remote);
  const versions = await listVersions(db, remote);
  if (!grant && versions.length === 0) return undefined;
  const state = (await listStates(db)).get(remote) ?? null;
  const changes = await listChanges(db, { remote, per_page: SHOWN_CHANGES });
  const health = await readHealth(db, [remote]);
  const live = state && (await findVersion(db, remote, state.live));
  const shown = live ?? versions[0];
  const facts = {
    id: 1,
    remote,
    shown,
    owner: grant?.owner ?? shown?.descriptor.owner ?? '',
    state,
    last: changes.rows[0],
    newestVersions: versions.map(({ version }) => version),
  };
  return {
    ...presentSummary(facts, health),
    grant: grant ? presentGrant(grant) : null,
    versions: versions.map((row) => ({
      version: row.version,
      contract: row.descriptor.contract,
      size: row.size,
      message: row.message,
      published_by: row.published_by,
      is_signed: row.signature !== null,
      created_at: row.created_at.toISOString(),
      health: health(remote, row.version),
    })),
    changes: changes.rows.map(presentChange),
  };
}
