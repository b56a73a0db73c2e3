import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database-handle';
import { remoteVoices } from '../../../database/schema/remotes';
import { MAX_COUNTED_VOICES, VOICE_RETENTION_MS } from '../delivery-policy';

/** Whether a version worked for one visitor. */
export type Voice = Omit<typeof remoteVoices.$inferInsert, 'heard_at'>;

/** What the visitors of a version say together. */
export interface Verdict {
  readonly visitors: number;
  readonly failed: number;
  /** Those among the visitors who are signed in. */
  readonly accounts: number;
  /** From how many networks and accounts failures come. */
  readonly failedSources: number;
}

const retainedSince = () => new Date(Date.now() - VOICE_RETENTION_MS);

/** Stores what visitors said; for whom a version has failed once, it has failed. */
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

/** What its visitors said of a version lately, the last ones of very many. */
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
