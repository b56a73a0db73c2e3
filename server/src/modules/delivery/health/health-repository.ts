import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import {
  LOAD_TIME_LIMITS_MS,
  type Health,
  type LoadReport,
} from '@narthex/shared-contracts/schemas/remote-reports';
import type { Queryable } from '../../../database/database-handle';
import { remoteHealth } from '../../../database/schema/remotes';
import { readVerdict } from './outcome-repository';
import { HOUR_MS } from '../../../time-units';

/** Adds up the reports on one version in one hour. */
export interface HealthCounts {
  readonly remote: string;
  readonly version: string;
  readonly hour: Date;
  loads: number;
  failures: number;
  fallbacks: number;
  readonly load_times: number[];
}

/** A version runs badly if it failed for more than this share of its visitors. */
export const TOLERATED_FAILURE_SHARE = 0.05;
/** There is one bucket for each limit, and one above the last limit. */
const BUCKETS = LOAD_TIME_LIMITS_MS.length + 1;

export const emptyCounts = (remote: string, version: string, now: Date): HealthCounts => ({
  remote,
  version,
  hour: new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS),
  loads: 0,
  failures: 0,
  fallbacks: 0,
  load_times: new Array<number>(BUCKETS).fill(0),
});

/** Adds the report of a browser to the counts of its version. */
export function addReport(counts: HealthCounts, { outcome, milliseconds }: LoadReport): void {
  if (outcome === 'failed' || outcome === 'render-failed') counts.failures += 1;
  if (outcome === 'previous') counts.fallbacks += 1;
  if (outcome !== 'loaded') return;
  counts.loads += 1;
  const above = LOAD_TIME_LIMITS_MS.findIndex((limit) => milliseconds <= limit);
  const bucket = above === -1 ? LOAD_TIME_LIMITS_MS.length : above;
  counts.load_times[bucket] = (counts.load_times[bucket] ?? 0) + 1;
}

/** Adds counts to the stored ones. */
export async function saveCounts(db: Queryable, counts: readonly HealthCounts[]): Promise<void> {
  if (counts.length === 0) return;
  const sum = (column: 'loads' | 'failures' | 'fallbacks') =>
    sql.raw(`remote_health.${column} + excluded.${column}`);
  await db
    .insert(remoteHealth)
    .values([...counts])
    .onConflictDoUpdate({
      target: [remoteHealth.remote, remoteHealth.version, remoteHealth.hour],
      set: {
        loads: sum('loads'),
        failures: sum('failures'),
        fallbacks: sum('fallbacks'),
        load_times: sql`(select array_agg(stored + more order by position) from unnest(
          ${remoteHealth.load_times}, excluded.load_times) with ordinality as both_times (stored, more, position))`,
      },
    });
}

/** Returns the load time that the given share of loads didn't exceed, as the upper limit of its bucket. */
function percentile(loadTimes: readonly number[], share: number): number | null {
  const total = loadTimes.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let seen = 0;
  const bucket = loadTimes.findIndex((count) => (seen += count) >= total * share);
  return LOAD_TIME_LIMITS_MS[bucket] ?? LOAD_TIME_LIMITS_MS.at(-1) ?? null;
}

type StoredCounts = Pick<HealthCounts, 'loads' | 'failures' | 'load_times'>;

/** Adds up the stored counts of a version. */
export function presentHealth(rows: readonly StoredCounts[]): Health {
  const loadTimes = new Array<number>(BUCKETS).fill(0);
  for (const row of rows)
    row.load_times.forEach((count, bucket) => (loadTimes[bucket] = (loadTimes[bucket] ?? 0) + count));
  return {
    loads: rows.reduce((sum, row) => sum + row.loads, 0),
    failures: rows.reduce((sum, row) => sum + row.failures, 0),
    median_ms: percentile(loadTimes, 0.5),
    p95_ms: percentile(loadTimes, 0.95),
  };
}

/** Reads the health of versions in the last hour and the last day. The keys are `remote version`. */
export async function readHealth(
  db: Queryable,
  remotes: readonly string[],
  now = new Date(),
): Promise<(remote: string, version: string) => { readonly hour: Health; readonly day: Health }> {
  const rows =
    remotes.length === 0
      ? []
      : await db
          .select()
          .from(remoteHealth)
          .where(
            and(
              inArray(remoteHealth.remote, [...remotes]),
              gte(remoteHealth.hour, new Date(now.getTime() - 24 * HOUR_MS)),
            ),
          );
  const lastHour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - HOUR_MS);
  return (remote, version) => {
    const own = rows.filter((row) => row.remote === remote && row.version === version);
    return { hour: presentHealth(own.filter(({ hour }) => hour >= lastHour)), day: presentHealth(own) };
  };
}

export type StoredHour = typeof remoteHealth.$inferSelect;

/** Lists the counts of one version since a time. */
export async function listHours(
  db: Queryable,
  remote: string,
  version: string,
  since: Date,
): Promise<StoredHour[]> {
  return db
    .select()
    .from(remoteHealth)
    .where(
      and(eq(remoteHealth.remote, remote), eq(remoteHealth.version, version), gte(remoteHealth.hour, since)),
    );
}

/** Describes how a version has run in browsers so far; `unknown` means that none has reported. */
export type RunRecord = 'well' | 'badly' | 'unknown';

export async function readRunRecord(db: Queryable, remote: string, version: string): Promise<RunRecord> {
  const { visitors, failed } = await readVerdict(db, remote, version);
  if (visitors === 0) return 'unknown';
  return failed <= visitors * TOLERATED_FAILURE_SHARE ? 'well' : 'badly';
}

export async function deleteOldHealth(db: Queryable, before: Date): Promise<void> {
  await db.delete(remoteHealth).where(lt(remoteHealth.hour, before));
}
