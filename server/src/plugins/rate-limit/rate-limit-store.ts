import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { z } from 'zod';
import type { Database } from '../../database/database-handle';
import { callbackStore, createMemoryCounter, type Counter } from './rate-limit-counter';
import { databaseCounter } from './rate-limit-repository';

/** What the plugin hands to `child`: the options of the limit, wider than its types say. */
const limitOptionsSchema = z.object({ groupId: z.string() });

/**
 * The flood guard counts in memory, since a write per read of the API would cost more than it saves; the
 * narrower classes (sign-ins, posts of visitors) are counted in the database.
 */
export function rateLimitStore(db: Database): FastifyRateLimitStoreCtor {
  const createStore = (count: Counter): FastifyRateLimitStore => ({
    incr: callbackStore(count),
    child: (options) => createStore(databaseCounter(db, limitOptionsSchema.parse(options).groupId)),
  });
  return class implements FastifyRateLimitStore {
    private readonly store = createStore(createMemoryCounter().count);
    readonly incr = this.store.incr;
    readonly child = this.store.child;
  };
}
