import rateLimit, { type CreateRateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { scopeOf } from '@narthex/shared-contracts';
import type { RateLimitClass } from '@narthex/shared-contracts/endpoints';
import { isApiPath } from '../../endpoints/route-table';
import { RENDERER_IP } from '../../renderer-ip';
import { networkOf } from '../../requests/network-of';
import { createMemoryCounter } from './rate-limit-counter';
import { deleteExpiredRateLimits } from './rate-limit-repository';
import { rateLimitStore } from './rate-limit-store';
import { turnAway } from './turn-away';
import { warnOfUnknownProxy } from './warn-of-unknown-proxy';

const MINUTE_MS = 60_000;

/** A path that leads nowhere. Below /api it may have reached the pages' catch-all. */
const isNoRoute = ({ routeOptions: { config }, url }: FastifyRequest): boolean =>
  !config.endpoint || (config.endpoint.name === 'pages.render' && isApiPath(url));

const getRateLimitClass = (request: FastifyRequest): RateLimitClass =>
  isNoRoute(request) ? 'standard' : (request.routeOptions.config.endpoint?.rateLimit ?? 'standard');

/** Whether a request that has no session can only be refused: it needs one, or asks for what is not there. */
function isRefusedWithoutSession(request: FastifyRequest): boolean {
  const { endpoint } = request.routeOptions.config;
  // Other origins ask before they call (CORS), with a method that no route has.
  if (!endpoint || isNoRoute(request)) return request.method !== 'OPTIONS';
  if (endpoint.acceptsKeys && request.headers.authorization !== undefined) return false;
  return endpoint.capability !== 'public' && scopeOf(null, endpoint.capability) === 'none';
}

/**
 * Counts every request before anything is done for it: those of a session for its account, others for their network, and
 * those that can only be refused by themselves, so that a flood of them turns nothing away that would succeed.
 * Registered before the session: its hook has to run first.
 */
export const rateLimits = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { bounds } = app.config;
    warnOfUnknownProxy(app);
    // The bounds on e-mails are counted there too, whether requests are limited or not.
    app.housekeeping.add('rate limits', () => deleteExpiredRateLimits(app.db));
    if (app.config.rateLimits === 'off') return;

    const keyOf = async (request: FastifyRequest): Promise<string> => {
      const account = await app.sessionLookup.findAccount(request);
      return account === undefined ? networkOf(request) : `account ${account}`;
    };
    await app.register(rateLimit, {
      timeWindow: MINUTE_MS,
      max: async (request) =>
        (await app.sessionLookup.findAccount(request)) === undefined
          ? bounds.requestsPerNetwork
          : bounds.requestsPerAccount,
      keyGenerator: keyOf,
      // The hook below counts: the plugin's own is added per route, behind the hooks of the whole app.
      global: false,
      store: rateLimitStore(app.db),
      // A database that is down is responded to with 503 elsewhere; the limit must not turn that into something else.
      skipOnError: true,
    });
    const flood = app.createRateLimit();
    const limiters = new Map<string, typeof flood>();
    const refusals = createMemoryCounter();

    /** The limiter of what counts together in the database. The plugin's types don't name `groupId`. */
    const findNarrowLimiter = (options: CreateRateLimitOptions & { readonly groupId: string }) => {
      const limiter = limiters.get(options.groupId) ?? app.createRateLimit(options);
      limiters.set(options.groupId, limiter);
      return limiter;
    };

    const findLimiter = (request: FastifyRequest): typeof flood | undefined => {
      switch (getRateLimitClass(request)) {
        case 'unlimited':
          return undefined;
        case 'standard':
          return flood;
        case 'sign-in':
          return findNarrowLimiter({
            groupId: 'sign-in',
            max: bounds.signInsPerNetwork,
            // Whose session the browser still holds says nothing of who signs in.
            keyGenerator: networkOf,
          });
        case 'visitor-post':
          return findNarrowLimiter({
            groupId: String(request.routeOptions.config.endpoint?.name),
            max: bounds.visitorPostsPerNetwork,
            timeWindow: 10 * MINUTE_MS,
          });
      }
    };

    app.addHook('onRequest', async (request, reply) => {
      if (request.ip === RENDERER_IP) return;
      const isRefused =
        isRefusedWithoutSession(request) && (await app.sessionLookup.findAccount(request)) === undefined;
      if (isRefused) {
        const { current, ttl } = await refusals.count(networkOf(request), MINUTE_MS);
        if (current > bounds.refusalsPerNetwork) throw turnAway(Math.ceil(ttl / 1000));
        return;
      }
      const outcome = await findLimiter(request)?.(request);
      if (!outcome || outcome.isAllowed) return;
      reply.header('x-ratelimit-limit', outcome.max).header('x-ratelimit-remaining', outcome.remaining);
      if (outcome.isExceeded) throw turnAway(outcome.ttlInSeconds);
    });
  },
  { name: 'rate-limits', dependencies: ['core', 'problems', 'housekeeping'] },
);
