import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database-handle';
import { remoteOutcomes } from '../../../database/schema/remotes';
import { MAX_COUNTED_OUTCOMES, OUTCOME_RETENTION_MS } from '../delivery-policy';

/** Records whether a version worked for one visitor. */
export type VisitorOutcome = Omit<typeof remoteOutcomes.$inferInsert, 'reported_at'>;

/** Sums up the outcomes of a version. */
export interface Verdict {
  readonly visitors: number;
  readonly failed: number;
  /** Counts the visitors who are signed in. */
  readonly accounts: number;
  /** Counts the networks and accounts that reported failures. */
  readonly failedSources: number;
}

const retainedSince = () => new Date(Date.now() - OUTCOME_RETENTION_MS);

/** Stores the outcomes. A version that has failed once for a visitor counts as failed for them. */
export async function saveOutcomes(db: Queryable, outcomes: readonly VisitorOutcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  await db
    .insert(remoteOutcomes)
    .values([...outcomes])
    .onConflictDoUpdate({
      target: [remoteOutcomes.remote, remoteOutcomes.version, remoteOutcomes.outcome_key],
      set: { has_failed: sql`${remoteOutcomes.has_failed} or excluded.has_failed`, reported_at: sql`now()` },
    });
}

/** Sums up the latest outcomes of a version, at most `MAX_COUNTED_OUTCOMES` of them. */
export async function readVerdict(db: Queryable, remote: string, version: string): Promise<Verdict> {
  const reported = db
    .select()
    .from(remoteOutcomes)
    .where(
      and(
        eq(remoteOutcomes.remote, remote),
        eq(remoteOutcomes.version, version),
        gte(remoteOutcomes.reported_at, retainedSince()),
      ),
    )
    .orderBy(desc(remoteOutcomes.reported_at))
    .limit(MAX_COUNTED_OUTCOMES)
    .as('reported');
  const [row] = await db
    .select({
      visitors: sql<number>`count(*)::integer`,
      failed: sql<number>`count(*) filter (where ${reported.has_failed})::integer`,
      accounts: sql<number>`count(*) filter (where ${reported.is_account})::integer`,
      failedSources: sql<number>`count(distinct ${reported.source}) filter (where ${reported.has_failed})::integer`,
    })
    .from(reported);
  return row ?? { visitors: 0, failed: 0, accounts: 0, failedSources: 0 };
}

export async function deleteOldOutcomes(db: Queryable): Promise<void> {
  await db.delete(remoteOutcomes).where(lt(remoteOutcomes.reported_at, retainedSince()));
}
