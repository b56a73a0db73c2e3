import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { loginAttempts } from '../../database/schema/auth';
import { problem } from '../../problem-error';

const MOST_FAILURES = 8;
const WINDOW = sql`now() + interval '15 minutes'`;

/**
 * Counts an attempt before the password is looked at, so that many at once can't get past the limit, and refuses
 * it when too many came before. Addresses without an account count alike: the answer doesn't say which exist.
 */
export async function countAttempt(queryable: Queryable, email: string): Promise<void> {
  const isOver = sql`${loginAttempts.windowEndsAt} <= now()`;
  const isLastFree = sql`${loginAttempts.attempts} + 1 = ${MOST_FAILURES}`;
  const [row] = await queryable
    .insert(loginAttempts)
    .values({ email, attempts: 1, windowEndsAt: WINDOW })
    .onConflictDoUpdate({
      target: loginAttempts.email,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${loginAttempts.attempts} + 1 end`,
        windowEndsAt: sql`case when ${isOver} or ${isLastFree} then ${WINDOW} else ${loginAttempts.windowEndsAt} end`,
      },
    })
    .returning({
      attempts: loginAttempts.attempts,
      secondsLeft: sql<number>`ceil(extract(epoch from ${loginAttempts.windowEndsAt} - now()))::integer`,
    });
  if (!row || row.attempts <= MOST_FAILURES) return;
  const refusal = problem('locked_out');
  refusal.retryAfter = row.secondsLeft;
  throw refusal;
}

/** After a sign-in that worked. */
export async function forgetAttempts(queryable: Queryable, email: string): Promise<void> {
  await queryable.delete(loginAttempts).where(eq(loginAttempts.email, email));
}

export async function deleteExpiredAttempts(queryable: Queryable): Promise<void> {
  await queryable.delete(loginAttempts).where(lt(loginAttempts.windowEndsAt, sql`now()`));
}
