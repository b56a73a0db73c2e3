import type { Language } from '@narthex/shared-contracts/languages';
import { translateMessage } from '../../../responses/translate-message';
import { and, desc, eq, lte, or, sql, type SQL } from 'drizzle-orm';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { ReleaseAction, ReleaseChange, ReleaseState } from '@narthex/shared-contracts/schemas/releases';
import type { Queryable } from '../../../database/database-handle';
import { liveRemotes, remoteChanges, remoteGrants, remoteVersions } from '../../../database/schema/remotes';
import type { Writer } from '../../../writes/unit/writer';
import type { RemoteVersion } from './version-repository';
import { listRows, type ListedRows } from '../../../lists/list-rows';

type LiveRow = typeof liveRemotes.$inferSelect;
export type ChangeRow = typeof remoteChanges.$inferSelect;

/** Describes what is live of a remote, with the rows of its versions. */
export interface LiveRemote {
  readonly live: RemoteVersion;
  readonly good: RemoteVersion | null;
  readonly canary: { readonly version: RemoteVersion; readonly percent: number } | null;
  readonly disabled: string | null;
  /** Is true if the code runs in a frame without rights, and never on the server. */
  readonly isIsolated: boolean;
}

const toState = (row: LiveRow): ReleaseState => ({
  live: row.version,
  good: row.good_version,
  canary: row.canary_version === null ? null : { version: row.canary_version, percent: row.canary_percent },
  disabled: row.disabled_message,
});

/** Returns the state of a remote, or null if it was never live. */
export async function findState(
  db: Queryable,
  remote: string,
  { forUpdate = false } = {},
): Promise<ReleaseState | null> {
  // A change of one remote is checked against the mounts of all others, so only one is made at a time.
  if (forUpdate) await db.execute(sql`select pg_advisory_xact_lock(hashtext('releases'))`);
  const [row] = await db.select().from(liveRemotes).where(eq(liveRemotes.remote, remote));
  return row ? toState(row) : null;
}

/** Lists the versions that were live of a remote, the last one first. */
export async function listOnceLive(db: Queryable, remote: string): Promise<readonly string[]> {
  const rows = await db
    .select({ after: remoteChanges.after })
    .from(remoteChanges)
    .where(eq(remoteChanges.remote, remote))
    .orderBy(desc(remoteChanges.created_at), desc(remoteChanges.id));
  return [...new Set(rows.map(({ after }) => after.live))];
}

/** Lists the remotes of which a version is live, the one changed last first. */
export async function listChangedLast(db: Queryable): Promise<readonly string[]> {
  const rows = await db
    .select({ remote: liveRemotes.remote })
    .from(liveRemotes)
    .orderBy(desc(liveRemotes.changed_at), liveRemotes.remote);
  return rows.map(({ remote }) => remote);
}

export async function listStates(db: Queryable): Promise<ReadonlyMap<string, ReleaseState>> {
  const rows = await db.select().from(liveRemotes);
  return new Map(rows.map((row) => [row.remote, toState(row)]));
}

export async function saveState(db: Queryable, remote: string, state: ReleaseState): Promise<void> {
  const row = {
    version: state.live,
    good_version: state.good,
    canary_version: state.canary?.version ?? null,
    canary_percent: state.canary?.percent ?? 0,
    disabled_message: state.disabled,
    changedAt: new Date(),
  };
  await db
    .insert(liveRemotes)
    .values({ remote, ...row })
    .onConflictDoUpdate({ target: liveRemotes.remote, set: row });
}

export async function addChange(
  db: Queryable,
  writer: Writer,
  change: {
    readonly remote: string;
    readonly action: ReleaseAction;
    readonly before: ReleaseState | null;
    readonly after: ReleaseState;
    readonly reason: string;
  },
): Promise<void> {
  await db
    .insert(remoteChanges)
    .values({ ...change, actor_id: writer.actor_id, actor_label: writer.actor_label });
}

export async function findLastChange(db: Queryable, remote: string): Promise<ChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(remoteChanges)
    .where(eq(remoteChanges.remote, remote))
    .orderBy(desc(remoteChanges.created_at), desc(remoteChanges.id))
    .limit(1);
  return row;
}

/** Finds the change that switched a remote off the last time. */
export async function findDisabling(db: Queryable, remote: string): Promise<ChangeRow | undefined> {
  const isOff = sql`${remoteChanges.after} ->> 'disabled' is not null`;
  const wasOn = sql`${remoteChanges.before} ->> 'disabled' is null`;
  const [row] = await db
    .select()
    .from(remoteChanges)
    .where(and(eq(remoteChanges.remote, remote), isOff, wasOn))
    .orderBy(desc(remoteChanges.created_at), desc(remoteChanges.id))
    .limit(1);
  return row;
}

/**
 * Returns the time since which a version has been live: that of its first change after the last one that named another
 * version.
 */
export async function findLiveSince(db: Queryable, remote: string, version: string): Promise<Date> {
  const isLive = sql`${remoteChanges.after} ->> 'live' = ${version}`;
  const wasLive = sql`coalesce(${remoteChanges.before} ->> 'live', '') = ${version}`;
  const [row] = await db
    .select({ at: remoteChanges.created_at })
    .from(remoteChanges)
    .where(and(eq(remoteChanges.remote, remote), isLive, sql`not ${wasLive}`))
    .orderBy(desc(remoteChanges.created_at), desc(remoteChanges.id))
    .limit(1);
  return row?.at ?? new Date(0);
}

/**
 * Selects the last change of each remote that was ever live, with one index lookup for each, however many changes there
 * are.
 */
function selectLastChanges(db: Queryable, where?: SQL) {
  const last = db
    .select()
    .from(remoteChanges)
    .where(and(eq(remoteChanges.remote, liveRemotes.remote), where))
    .orderBy(desc(remoteChanges.created_at), desc(remoteChanges.id))
    .limit(1)
    .as('last');
  return db.select().from(liveRemotes).crossJoinLateral(last);
}

export async function listLastChanges(db: Queryable): Promise<ReadonlyMap<string, ChangeRow>> {
  const rows = await selectLastChanges(db);
  return new Map(rows.map(({ last }) => [last.remote, last]));
}

export async function listChanges(
  db: Queryable,
  { remote, ...request }: Partial<EndpointQuery<'delivery.listChanges'>>,
): Promise<ListedRows<ChangeRow>> {
  return listRows(db, {
    table: remoteChanges,
    where: remote === undefined ? undefined : eq(remoteChanges.remote, remote),
    sorts: { created_at: [{ column: remoteChanges.created_at }] },
    defaultSort: '-created_at',
    request,
  });
}

/** Reads what was live of every remote at a time in the past. */
export async function listStatesAt(db: Queryable, at: Date): Promise<ReadonlyMap<string, ReleaseState>> {
  const rows = await selectLastChanges(db, lte(remoteChanges.created_at, at));
  return new Map(rows.map(({ last }) => [last.remote, last.after]));
}

/** Lists the live remotes with their versions, in the order of their names. */
export async function listLive(db: Queryable): Promise<LiveRemote[]> {
  const states = await db.select().from(liveRemotes).orderBy(liveRemotes.remote);
  if (states.length === 0) return [];
  const named = states.flatMap((row) =>
    [row.version, row.good_version, row.canary_version].flatMap((version) =>
      version === null
        ? []
        : [and(eq(remoteVersions.remote, row.remote), eq(remoteVersions.version, version))],
    ),
  );
  const versions = await db
    .select()
    .from(remoteVersions)
    .where(or(...named));
  const core = await db
    .select({ remote: remoteGrants.remote })
    .from(remoteGrants)
    .where(eq(remoteGrants.kind, 'core'));
  const find = (remote: string, version: string | null) =>
    versions.find((row) => row.remote === remote && row.version === version) ?? null;
  return states.flatMap((row) => {
    const live = find(row.remote, row.version);
    const canary = find(row.remote, row.canary_version);
    if (!live) return [];
    return {
      live,
      good: find(row.remote, row.good_version),
      canary: canary && { version: canary, percent: row.canary_percent },
      disabled: row.disabled_message,
      isIsolated: !core.some(({ remote }) => remote === row.remote),
    };
  });
}

/** Presents a change; a reason that the server gave is in the language of the page. */
export const presentChange = (row: ChangeRow, language: Language): ReleaseChange => ({
  id: row.id,
  remote: row.remote,
  action: row.action,
  before: row.before,
  after: row.after,
  reason: translateMessage(row.reason, language),
  by: row.actor_label,
  created_at: row.created_at.toISOString(),
});
