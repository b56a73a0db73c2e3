import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { RateLimitClass } from '@narthex/shared-contracts/endpoints';
import { problem } from '../../problem-error';
import { RENDERER_ADDRESS } from '../../renderer-address';
import { isApiRequest } from '../../endpoints/route-table';
import { rateLimitStore } from './rate-limit-store';

/** The limits of the classes that endpoint records name; `false` switches the flood guard off too. */
export const RATE_LIMITS = {
  standard: undefined,
  /** The three sign-in calls share one count. */
  'sign-in': { max: 10, timeWindow: 60_000, groupId: 'sign-in' },
  /** A whole hall may send through the one address of the campus; a script that makes up people may not. */
  'visitor-post': { max: 120, timeWindow: 600_000 },
  unlimited: false,
} as const satisfies Readonly<Record<RateLimitClass, object | false | undefined>>;

/** A flood guard for the whole API, so generous that no person meets it. */
const FLOOD_LIMIT = { max: 600, timeWindow: 60_000 };

export const rateLimits = fastifyPlugin(
  async (app: FastifyInstance) => {
    if (app.config.rateLimits === 'off') return;
    await app.register(rateLimit, {
      ...FLOOD_LIMIT,
      store: rateLimitStore(app.db),
      // A database that is down answers 503 by itself; the limit must not turn that into something else.
      skipOnError: true,
      allowList: (request) =>
        request.ip === RENDERER_ADDRESS ||
        (!isApiRequest(request) && request.routeOptions.config.rateLimit === undefined),
      errorResponseBuilder: (_request, context) => {
        const refusal = problem('rate_limited');
        refusal.retryAfter = Math.ceil(context.ttl / 1000);
        return refusal;
      },
    });
  },
  { name: 'rate-limits', dependencies: ['core'] },
);
