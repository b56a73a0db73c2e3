import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database-handle';
import { rateLimits } from '../../database/schema/people/auth';
import { callbackStore, memoryCounter, type Counter } from './rate-limit-counter';

/** Counts in the database, so that several processes share one count. One statement, so that two can't both be the tenth. */
export function databaseCounter(db: Database, name: string): Counter {
  return async (key, windowMs) => {
    const windowEnd = sql`now() + ${windowMs} * interval '1 millisecond'`;
    const isOver = sql`${rateLimits.windowEndsAt} <= now()`;
    const [row] = await db
      .insert(rateLimits)
      .values({ key: `${name} ${key}`, hits: 1, windowEndsAt: windowEnd })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          hits: sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`,
          windowEndsAt: sql`case when ${isOver} then ${windowEnd} else ${rateLimits.windowEndsAt} end`,
        },
      })
      .returning({
        hits: rateLimits.hits,
        ttl: sql<number>`ceil(extract(epoch from ${rateLimits.windowEndsAt} - now()) * 1000)::integer`,
      });
    return { current: row?.hits ?? 0, ttl: row?.ttl ?? windowMs };
  };
}

export async function deleteExpiredRateLimits(db: Database) {
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, sql`now()`));
}

/** What the plugin hands to `child`: the options of the limit, wider than its types say. */
const limitOptionsSchema = z.object({ groupId: z.string() });

/**
 * The flood guard counts in memory, since a write per read of the API would cost more than it saves; the
 * narrower classes (sign-ins, posts of visitors) are counted in the database.
 */
export function rateLimitStore(db: Database): FastifyRateLimitStoreCtor {
  const storeOf = (count: Counter): FastifyRateLimitStore => ({
    incr: callbackStore(count),
    child: (options) => storeOf(databaseCounter(db, limitOptionsSchema.parse(options).groupId)),
  });
  return class implements FastifyRateLimitStore {
    private readonly store = storeOf(memoryCounter());
    readonly incr = this.store.incr;
    readonly child = this.store.child;
  };
}
