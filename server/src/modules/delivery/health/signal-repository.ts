import { and, eq, gte, lt, sql } from 'drizzle-orm';
import {
  FAILURE_CLASSES,
  VITALS,
  type RemoteReport,
  type Signals,
} from '@narthex/shared-contracts/schemas/remote-reports';
import type { Queryable } from '../../../database/database-handle';
import { remoteSignals } from '../../../database/schema/remotes';

export type Signal = typeof remoteSignals.$inferInsert;
type SignalRow = Pick<typeof remoteSignals.$inferSelect, 'name' | 'count'>;

/** Returns the name under which a report is counted besides loads and failures; null if it has none. */
export function getSignalName(report: RemoteReport): string | null {
  switch (report.kind) {
    case 'vital':
      return `${report.name} ${report.rating}`;
    case 'load':
      return report.failure ? `failure ${report.failure}` : null;
    default:
      return report.kind;
  }
}

/** Adds counts to the stored ones. */
export async function saveSignals(db: Queryable, signals: readonly Signal[]): Promise<void> {
  if (signals.length === 0) return;
  await db
    .insert(remoteSignals)
    .values([...signals])
    .onConflictDoUpdate({
      target: [remoteSignals.remote, remoteSignals.version, remoteSignals.hour, remoteSignals.name],
      set: { count: sql`${remoteSignals.count} + excluded.count` },
    });
}

/** Lists the counts of a version since a time. */
export async function listSignals(db: Queryable, remote: string, version: string, since: Date) {
  return db
    .select()
    .from(remoteSignals)
    .where(
      and(
        eq(remoteSignals.remote, remote),
        eq(remoteSignals.version, version),
        gte(remoteSignals.hour, since),
      ),
    );
}

export async function deleteOldSignals(db: Queryable, before: Date): Promise<void> {
  await db.delete(remoteSignals).where(lt(remoteSignals.hour, before));
}

const PER_CENT = 100;

/** Adds up the stored counts. */
export function presentSignals(rows: readonly SignalRow[]): Signals {
  const count = (isCounted: (name: string) => boolean) =>
    rows.reduce((sum, row) => (isCounted(row.name) ? sum + row.count : sum), 0);
  const failures = FAILURE_CLASSES.map((name) => [name, count((one) => one === `failure ${name}`)] as const);
  const vitals = VITALS.flatMap((name) => {
    const measured = count((one) => one.startsWith(`${name} `));
    if (measured === 0) return [];
    return [[name, Math.round((PER_CENT * count((one) => one === `${name} good`)) / measured)] as const];
  });
  return {
    script_errors: count((name) => name === 'script-error'),
    policy_violations: count((name) => name === 'policy-violation'),
    failures: Object.fromEntries(failures.filter(([, failed]) => failed > 0)),
    good_vitals: Object.fromEntries(vitals),
  };
}
