import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database-handle';
import { rateLimits } from '../../database/schema/auth';
import type { Counter } from './rate-limit-counter';
import { fromNow } from '../../database/instants';

/**
 * Counts in the database, so that all processes share one count. It is a single statement, so two requests
 * never get the same number.
 */
export function databaseCounter(db: Queryable, name: string): Counter {
  return async (key, windowMs) => {
    const windowEnd = fromNow(windowMs);
    const isOver = sql`${rateLimits.window_ends_at} <= now()`;
    const [row] = await db
      .insert(rateLimits)
      .values({ key: `${name} ${key}`, hits: 1, window_ends_at: windowEnd })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          hits: sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`,
          window_ends_at: sql`case when ${isOver} then ${windowEnd} else ${rateLimits.window_ends_at} end`,
        },
      })
      .returning({
        hits: rateLimits.hits,
        ttl: sql<number>`ceil(extract(epoch from ${rateLimits.window_ends_at} - now()) * 1000)::integer`,
      });
    return { current: row?.hits ?? 0, ttl: row?.ttl ?? windowMs };
  };
}

/** Reads a count of `databaseCounter` without adding a hit. */
export async function readCount(db: Database, name: string, key: string): Promise<number> {
  const [row] = await db
    .select({ hits: rateLimits.hits })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, `${name} ${key}`), gt(rateLimits.window_ends_at, sql`now()`)));
  return row?.hits ?? 0;
}

export async function deleteExpiredRateLimits(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.window_ends_at, sql`now()`));
}
