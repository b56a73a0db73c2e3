import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Department } from '@narthex/shared-contracts';
import type { Queryable, Transaction } from '../../../database/database-handle';
import { fromNow } from '../../../database/instants';
import { signInChallenges } from '../../../database/schema/second-factors';
import { hashToken, newToken } from '../../../plugins/access/token';
import { CHALLENGE_LIFETIME_MS, MAX_CODES_PER_CHALLENGE } from './second-factor-policy';

/** Stores that the password was right, and returns the token with which the second step continues. */
export async function createChallenge(
  tx: Transaction,
  { user_id: userId, department }: { readonly user_id: number; readonly department: Department | null },
): Promise<string> {
  const token = newToken();
  await tx.insert(signInChallenges).values({
    token_hash: hashToken(token),
    user_id: userId,
    department,
    expires_at: fromNow(CHALLENGE_LIFETIME_MS),
  });
  return token;
}

const isUsable = (token: string) =>
  and(
    eq(signInChallenges.token_hash, hashToken(token)),
    gt(signInChallenges.expires_at, sql`now()`),
    lt(signInChallenges.attempts, MAX_CODES_PER_CHALLENGE),
  );

const FIELDS = { user_id: signInChallenges.user_id, department: signInChallenges.department };

export async function findChallenge(db: Queryable, token: string) {
  const [row] = await db.select(FIELDS).from(signInChallenges).where(isUsable(token));
  return row;
}

/** Counts an attempt before its code is checked, so that parallel attempts can't exceed the limit. */
export async function countChallengeAttempt(db: Queryable, token: string) {
  const [row] = await db
    .update(signInChallenges)
    .set({ attempts: sql`${signInChallenges.attempts} + 1` })
    .where(isUsable(token))
    .returning(FIELDS);
  return row;
}

/** Uses up a challenge: of two requests at once, only one gets a session. */
export async function takeChallenge(tx: Transaction, token: string): Promise<boolean> {
  const taken = await tx
    .delete(signInChallenges)
    .where(eq(signInChallenges.token_hash, hashToken(token)))
    .returning({ user_id: signInChallenges.user_id });
  return taken.length > 0;
}

export async function endChallenges(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(signInChallenges).where(eq(signInChallenges.user_id, userId));
}

export async function deleteExpiredChallenges(db: Queryable): Promise<void> {
  await db.delete(signInChallenges).where(lt(signInChallenges.expires_at, sql`now()`));
}
