import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../database/database-handle';
import { loginAttempts } from '../../database/schema/auth';
import { fromNow } from '../../database/instants';
import { problem } from '../../problem-error';
import { networkOf } from '../../requests/network-of';
import {
  FIRST_SIGN_IN_DELAY_SECONDS,
  FREE_SIGN_IN_ATTEMPTS,
  MAX_SIGN_IN_DELAY_SECONDS,
  SIGN_IN_ATTEMPTS_COUNTED_MS,
} from './sign-in-policy';

const COUNTED_UNTIL = fromNow(SIGN_IN_ATTEMPTS_COUNTED_MS);

/** Identifies the attempts that are counted together: those at one account from one network. */
export interface AttemptKey {
  readonly email: string;
  readonly ip_address: string;
}

export const attemptKey = (request: FastifyRequest, email: string): AttemptKey => ({
  email,
  ip_address: networkOf(request),
});

/** Codes of an account are counted together from all networks, under a name that no network has. */
export const codeAttemptKey = (email: string): AttemptKey => ({ email, ip_address: 'second factor' });

const matches = ({ email, ip_address: ipAddress }: AttemptKey) =>
  and(eq(loginAttempts.email, email), eq(loginAttempts.ip_address, ipAddress));

/**
 * Counts an attempt before the password is checked, so that parallel attempts can't avoid the delay. Throws 429 while
 * the delay after the previous failure lasts. Returns true if this attempt, should it fail, starts the delays; this
 * happens once in a series of failures. Other addresses tried from the same network aren't delayed. Addresses without
 * an account are counted too, so the response doesn't reveal which ones have an account.
 */
export async function countAttempt(queryable: Queryable, key: AttemptKey): Promise<boolean> {
  const attempts = sql`case when ${loginAttempts.window_ends_at} <= now() then 1 else ${loginAttempts.attempts} + 1 end`;
  const delay = sql`least(${MAX_SIGN_IN_DELAY_SECONDS}, ${FIRST_SIGN_IN_DELAY_SECONDS} * power(2, least(${attempts}, 30) - ${FREE_SIGN_IN_ATTEMPTS}))`;
  const [counted] = await queryable
    .insert(loginAttempts)
    .values({ ...key, attempts: 1, window_ends_at: COUNTED_UNTIL })
    .onConflictDoUpdate({
      target: [loginAttempts.email, loginAttempts.ip_address],
      set: {
        attempts,
        blocked_until: sql`case when ${attempts} < ${FREE_SIGN_IN_ATTEMPTS} then null else now() + ${delay} * interval '1 second' end`,
        window_ends_at: COUNTED_UNTIL,
      },
      setWhere: or(isNull(loginAttempts.blocked_until), lte(loginAttempts.blocked_until, sql`now()`)),
    })
    .returning({ attempts: loginAttempts.attempts });
  if (counted) return counted.attempts === FREE_SIGN_IN_ATTEMPTS;
  const [row] = await queryable
    .select({
      secondsLeft: sql<number>`ceil(extract(epoch from ${loginAttempts.blocked_until} - now()))::integer`,
    })
    .from(loginAttempts)
    .where(matches(key));
  const refusal = problem('locked_out');
  refusal.retryAfter = row?.secondsLeft ?? FIRST_SIGN_IN_DELAY_SECONDS;
  throw refusal;
}

/** Resets the count after a correct password. */
export async function resetAttempts(queryable: Queryable, key: AttemptKey): Promise<void> {
  await queryable.delete(loginAttempts).where(matches(key));
}

export async function deleteExpiredAttempts(queryable: Queryable): Promise<void> {
  await queryable.delete(loginAttempts).where(lt(loginAttempts.window_ends_at, sql`now()`));
}
