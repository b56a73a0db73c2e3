import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database-handle';
import { remoteVoices } from '../../../database/schema/remotes';
import { MAX_COUNTED_VOICES, VOICE_RETENTION_MS } from '../delivery-policy';

/** Records whether a version worked for one visitor. */
export type Voice = Omit<typeof remoteVoices.$inferInsert, 'heard_at'>;

/** Summarises the reports of all visitors of a version. */
export interface Verdict {
  readonly visitors: number;
  readonly failed: number;
  /** Counts the visitors who are signed in. */
  readonly accounts: number;
  /** Counts the networks and accounts that reported failures. */
  readonly failedSources: number;
}

const retainedSince = () => new Date(Date.now() - VOICE_RETENTION_MS);

/** Stores whether a version worked for visitors. A failure is never replaced by a later success. */
export async function saveVoices(db: Queryable, voices: readonly Voice[]): Promise<void> {
  if (voices.length === 0) return;
  await db
    .insert(remoteVoices)
    .values([...voices])
    .onConflictDoUpdate({
      target: [remoteVoices.remote, remoteVoices.version, remoteVoices.voice],
      set: { has_failed: sql`${remoteVoices.has_failed} or excluded.has_failed`, heard_at: sql`now()` },
    });
}

/** Summarises the recent reports on a version; only the latest ones if there are very many. */
export async function readVerdict(db: Queryable, remote: string, version: string): Promise<Verdict> {
  const heard = db
    .select()
    .from(remoteVoices)
    .where(
      and(
        eq(remoteVoices.remote, remote),
        eq(remoteVoices.version, version),
        gte(remoteVoices.heard_at, retainedSince()),
      ),
    )
    .orderBy(desc(remoteVoices.heard_at))
    .limit(MAX_COUNTED_VOICES)
    .as('heard');
  const [row] = await db
    .select({
      visitors: sql<number>`count(*)::integer`,
      failed: sql<number>`count(*) filter (where ${heard.has_failed})::integer`,
      accounts: sql<number>`count(*) filter (where ${heard.is_account})::integer`,
      failedSources: sql<number>`count(distinct ${heard.source}) filter (where ${heard.has_failed})::integer`,
    })
    .from(heard);
  return row ?? { visitors: 0, failed: 0, accounts: 0, failedSources: 0 };
}

export async function deleteOldVoices(db: Queryable): Promise<void> {
  await db.delete(remoteVoices).where(lt(remoteVoices.heard_at, retainedSince()));
}
