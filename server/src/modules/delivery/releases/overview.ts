import type { Language } from '@narthex/shared-contracts/languages';
import type { RemoteDetail, RemoteSummary } from '@narthex/shared-contracts/schemas/releases';
import type { Queryable } from '../../../database/database-handle';
import { readHealth } from '../health/health-repository';
import { listAllGrants, presentGrant, type GrantRow } from '../grants/grant-repository';
import { listMissingUses } from '../claims/coverage';
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
  readonly grant: GrantRow | undefined;
  readonly state: RemoteSummary['state'];
  readonly last: ChangeRow | undefined;
  /** Lists the newest versions, the latest first. */
  readonly versions: readonly RemoteVersion[];
}

/** Describes the newest version if it waits for uses that the grant doesn't allow. */
function presentWaiting({ grant, versions: [newest] }: SummaryFacts): RemoteSummary['waiting'] {
  if (!grant || !newest) return null;
  const uses = listMissingUses(newest.descriptor.uses, grant);
  if (uses.length === 0) return null;
  const { id, version } = grant;
  return { version: newest.version, uses: [...uses], grant: { id, version, uses: [...grant.uses] } };
}

function presentSummary(facts: SummaryFacts, readVersionHealth: ReadHealth): RemoteSummary {
  const { id, remote, shown, grant, state, last, versions } = facts;
  return {
    id,
    remote,
    title: shown?.descriptor.title ?? remote,
    owner: grant?.owner ?? shown?.descriptor.owner ?? '',
    state,
    changed_by: last?.actor_label ?? null,
    changed_at: last?.created_at.toISOString() ?? null,
    can_undo: Boolean(last?.before),
    contract: shown?.descriptor.contract ?? 0,
    size: shown?.size ?? 0,
    health: readVersionHealth(remote, shown?.version ?? ''),
    kind: grant?.kind ?? null,
    waiting: presentWaiting(facts),
    newest_versions: versions.map(({ version }) => version),
  };
}

/** Lists every remote that has a grant or a version, by name. */
export async function readRemotes(db: Queryable): Promise<RemoteSummary[]> {
  const states = await listStates(db);
  const changes = await listLastChanges(db);
  const grants = new Map((await listAllGrants(db)).map((grant) => [grant.remote, grant]));
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
      grant: grants.get(remote),
      state: states.get(remote) ?? null,
      last: changes.get(remote),
      versions: await listVersions(db, remote),
    };
    summaries.push(presentSummary(facts, health));
  }
  return summaries;
}

/** Reads a remote with its grant, versions and changes. Returns undefined if it has neither a grant nor a version. */
export async function readRemote(
  db: Queryable,
  remote: string,
  language: Language,
): Promise<RemoteDetail | undefined> {
  const grant = (await listAllGrants(db)).find((one) => one.remote === remote);
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
    grant,
    state,
    last: changes.rows[0],
    versions,
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
    changes: changes.rows.map((row) => presentChange(row, language)),
  };
}
