import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { z } from 'zod';
import type { Database } from '../../database/database-handle';
import { callbackStore, createMemoryCounter, type Counter } from './rate-limit-counter';
import { databaseCounter } from './rate-limit-repository';

/** The plugin passes these options to `child`; its types don't declare them. */
const limitOptionsSchema = z.object({ groupId: z.string() });

/**
 * The flood guard counts in memory, because a database write for each read would be too expensive. The
 * narrower classes (sign-ins, visitors' posts) are counted in the database.
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
