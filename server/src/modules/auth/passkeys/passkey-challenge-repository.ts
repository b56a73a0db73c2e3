import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database-handle';
import { fromNow } from '../../../database/instants';
import { passkeyChallenges } from '../../../database/schema/second-factors';
import { hashToken } from '../../../plugins/access/token';
import { PASSKEY_TIMEOUT_MS } from './passkey-policy';

/** Names who asked for a challenge, and for what: a signature counts for nobody and nothing else. */
export const challengeOwner = {
  newPasskey: (sessionId: number) => `new passkey of session ${sessionId}`,
  proof: (sessionId: number) => `proof of session ${sessionId}`,
  signIn: (token: string) => `sign-in ${hashToken(token)}`,
} as const;

/** Stores what the authenticator is to sign. It replaces the earlier challenge of the same owner. */
export async function storePasskeyChallenge(db: Queryable, owner: string, challenge: string): Promise<void> {
  const values = { challenge, expires_at: fromNow(PASSKEY_TIMEOUT_MS) };
  await db
    .insert(passkeyChallenges)
    .values({ owner, ...values })
    .onConflictDoUpdate({ target: passkeyChallenges.owner, set: values });
}

/** Uses up the challenge of an owner, whatever the signature turns out to be. Returns undefined if it has expired. */
export async function takePasskeyChallenge(db: Queryable, owner: string): Promise<string | undefined> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(eq(passkeyChallenges.owner, owner))
    .returning({
      challenge: passkeyChallenges.challenge,
      isValid: sql<boolean>`${passkeyChallenges.expires_at} > now()`,
    });
  return taken?.isValid ? taken.challenge : undefined;
}

export async function deleteExpiredPasskeyChallenges(db: Queryable): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expires_at, sql`now()`));
}
