import rateLimit, {
  type CreateRateLimitOptions,
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { scopeOf } from '@narthex/shared-contracts';
import type { RateLimitClass } from '@narthex/shared-contracts/endpoints';
import { isApiPath } from '../../endpoints/route-table';
import { RENDERER_IP, networkOf } from '../../requests/network-of';
import { createMemoryCounter, callbackStore, type Counter } from './rate-limit-counter';
import { deleteExpiredRateLimits, databaseCounter } from './rate-limit-repository';
import { tooManyRequests } from '../../problem-error';
import { MINUTE_MS } from '../../time-units';
import { z } from 'zod';
import type { Database } from '../../database/database-handle';

/** The plugin passes these options to `child`; its types don't declare them. */
const limitOptionsSchema = z.object({ groupId: z.string() });

/**
 * The flood guard counts in memory, because a database write for each read would be too expensive. The
 * narrower classes (sign-ins, visitors' posts) are counted in the database.
 */
function rateLimitStore(db: Database): FastifyRateLimitStoreCtor {
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

/** Returns true if no route handles the request. A path below /api may have matched the pages' catch-all. */
const isNoRoute = ({ routeOptions: { config }, url }: FastifyRequest): boolean =>
  !config.endpoint || (config.endpoint.name === 'pages.render' && isApiPath(url));

const getRateLimitClass = (request: FastifyRequest): RateLimitClass =>
  isNoRoute(request) ? 'standard' : (request.routeOptions.config.endpoint?.rateLimit ?? 'standard');

/** Returns true if a request without a session must be refused, because it needs one or has no route. */
function isRefusedWithoutSession(request: FastifyRequest): boolean {
  const { endpoint } = request.routeOptions.config;
  // A CORS preflight has the method OPTIONS, for which there are no routes.
  if (!endpoint || isNoRoute(request)) return request.method !== 'OPTIONS';
  if (endpoint.acceptsKeys && request.headers.authorization !== undefined) return false;
  return endpoint.capability !== 'public' && scopeOf(null, endpoint.capability) === 'none';
}

/**
 * Warns if a request came through a proxy that the settings don't name. All visitors would then
 * count as one network, that of the proxy.
 */
function warnOfUnknownProxy(app: FastifyInstance): void {
  if (app.config.trustProxy !== false) return;
  app.addHook('onRequest', async (request) => {
    if (request.headers['x-forwarded-for'] === undefined) return;
    app.setupWarnings.add(
      'proxy',
      'A request came with X-Forwarded-For, and TRUST_PROXY is not set: if a proxy stands before this server, all ' +
        'visitors share the limits of its one address. Set TRUST_PROXY to the number of proxies, or to their addresses.',
    );
  });
}

/**
 * Counts every request before anything else is done: requests with a session by account, others by network.
 * Requests that must be refused are counted separately, so that a flood of them doesn't block valid requests.
 * It is registered before the session plugin, because its hook must run first.
 */
export const rateLimits = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { bounds } = app.config;
    warnOfUnknownProxy(app);
    // Limits of emails are counted in the same table, even if requests aren't limited.
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
      // The hook below does the counting; the plugin's own hook would run after all hooks of the app.
      global: false,
      store: rateLimitStore(app.db),
      // Other code responds with 503 if the database is down, and the limit must not change that.
      skipOnError: true,
    });
    const flood = app.createRateLimit();
    const limiters = new Map<string, typeof flood>();
    const refusals = createMemoryCounter();

    /**
     * Returns the limiter of a group that is counted in the database. The plugin's types don't declare
     * `groupId`.
     */
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
            // A sign-in is counted by network, because the browser may still have somebody else's session.
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
        if (current > bounds.refusalsPerNetwork) throw tooManyRequests(Math.ceil(ttl / 1000));
        return;
      }
      const outcome = await findLimiter(request)?.(request);
      if (!outcome || outcome.isAllowed) return;
      reply.header('x-ratelimit-limit', outcome.max).header('x-ratelimit-remaining', outcome.remaining);
      if (outcome.isExceeded) throw tooManyRequests(outcome.ttlInSeconds);
    });
  },
  { name: 'rate-limits', dependencies: ['core', 'problems', 'housekeeping', 'setup-warnings'] },
);
