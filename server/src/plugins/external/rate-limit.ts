import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { RateLimitClass } from '@narthex/shared-contracts/endpoints';
import { isApiPath } from '../../endpoints/route-table';
import { problem } from '../../problem-error';
import { RENDERER_IP } from '../../renderer-ip';
import { deleteExpiredRateLimits } from './rate-limit-repository';
import { rateLimitStore } from './rate-limit-store';

/** The limits of the classes that endpoint records name, per address; `false` for what is not counted. */
export const RATE_LIMITS = {
  /** A flood guard, so generous that no person meets it. */
  standard: { max: 600, timeWindow: 60_000 },
  /** Wide, for a whole campus behind one address; guesses at one account are slowed down by `sign-in-delay.ts`. */
  'sign-in': { max: 300, timeWindow: 60_000, groupId: 'sign-in' },
  /** A whole hall may send through the one address of the campus; a script that makes up people may not. */
  'visitor-post': { max: 120, timeWindow: 600_000 },
  unlimited: false,
} as const satisfies Readonly<Record<RateLimitClass, object | false>>;

/** The class a request counts in. What no route or only the pages' catch-all matches below /api is a flood's, too. */
function getRateLimitClass(request: FastifyRequest): RateLimitClass {
  const { endpoint } = request.routeOptions.config;
  if (!endpoint || (endpoint.name === 'pages.render' && isApiPath(request.url))) return 'standard';
  return endpoint.rateLimit ?? 'standard';
}

/**
 * Counts every request before anything is looked up for it, so that refused ones (no session, unknown token, no such
 * path) count like all others. Registered before the session: its hook has to run first.
 */
export const rateLimits = fastifyPlugin(
  async (app: FastifyInstance) => {
    if (app.config.rateLimits === 'off') return;
    app.housekeeping.add('rate limits', () => deleteExpiredRateLimits(app.db));
    await app.register(rateLimit, {
      ...RATE_LIMITS.standard,
      // The hook below counts: the plugin's own is added per route, behind the hooks of the whole app.
      global: false,
      store: rateLimitStore(app.db),
      // A database that is down is responded to with 503 elsewhere; the limit must not turn that into something else.
      skipOnError: true,
    });
    type Limiter = ReturnType<typeof app.createRateLimit>;
    const flood = app.createRateLimit();
    const limiters = new Map<string, Limiter>();

    const limiterFor = (request: FastifyRequest): Limiter | undefined => {
      const name = getRateLimitClass(request);
      const limit = RATE_LIMITS[name];
      if (limit === false) return undefined;
      if (name === 'standard') return flood;
      const groupId = 'groupId' in limit ? limit.groupId : String(request.routeOptions.config.endpoint?.name);
      // The plugin's types don't name `groupId` here, which the store needs.
      const options = { ...limit, groupId };
      const limiter = limiters.get(groupId) ?? app.createRateLimit(options);
      limiters.set(groupId, limiter);
      return limiter;
    };

    app.addHook('onRequest', async (request, reply) => {
      if (request.ip === RENDERER_IP) return;
      const outcome = await limiterFor(request)?.(request);
      if (!outcome || outcome.isAllowed) return;
      reply.header('x-ratelimit-limit', outcome.max).header('x-ratelimit-remaining', outcome.remaining);
      if (!outcome.isExceeded) return;
      const refusal = problem('rate_limited');
      refusal.retryAfter = outcome.ttlInSeconds;
      throw refusal;
    });
  },
  { name: 'rate-limits', dependencies: ['core', 'problems', 'housekeeping'] },
);
