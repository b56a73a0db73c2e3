import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { RateLimitClass } from '@narthex/shared-contracts/endpoints';
import { isApiPath } from '../../endpoints/route-table';
import { problem } from '../../problem-error';
import { RENDERER_IP } from '../../renderer-ip';
import { findBearerToken } from './known-sessions';
import { createMemoryCounter } from './rate-limit-counter';
import { deleteExpiredRateLimits } from './rate-limit-repository';
import { rateLimitStore } from './rate-limit-store';

const MINUTE_MS = 60_000;

/** The limits of the classes that endpoint records name, per address; `false` for what is not counted. */
export const RATE_LIMITS = {
  /** A flood guard, wide enough for a campus whose visitors share one address. */
  standard: { max: 3_000, timeWindow: MINUTE_MS },
  /** Wide, for a whole campus behind one address; guesses at one account are slowed down by `sign-in-delay.ts`. */
  'sign-in': { max: 300, timeWindow: MINUTE_MS, groupId: 'sign-in' },
  /** A whole hall may send through the one address of the campus; a script that makes up people may not. */
  'visitor-post': { max: 120, timeWindow: 10 * MINUTE_MS },
  unlimited: false,
} as const satisfies Readonly<Record<RateLimitClass, object | false>>;

/** What one account may ask of the class `standard`, from all its addresses: so generous that no person meets it. */
export const ACCOUNT_LIMIT = 600;

/** How many refusals an address gets before it is turned away: guesses are refused, people hardly ever. */
export const REFUSAL_LIMIT = { max: 600, timeWindow: MINUTE_MS } as const;
const REFUSALS: readonly number[] = [401, 403, 404];

/** The class a request counts in. What no route or only the pages' catch-all matches below /api is a flood's, too. */
function getRateLimitClass(request: FastifyRequest): RateLimitClass {
  const { endpoint } = request.routeOptions.config;
  if (!endpoint || (endpoint.name === 'pages.render' && isApiPath(request.url))) return 'standard';
  return endpoint.rateLimit ?? 'standard';
}

const byAddress = ({ ip }: FastifyRequest) => normalizeIP(ip);

/**
 * Counts every request before anything is looked up for it, so that refused ones (no session, unknown token, no such
 * path) count like all others. Registered before the session: its hook has to run first.
 */
export const rateLimits = fastifyPlugin(
  async (app: FastifyInstance) => {
    if (app.config.rateLimits === 'off') return;
    app.housekeeping.add('rate limits', () => deleteExpiredRateLimits(app.db));
    /** The account of a session that was found lately; a token that nobody knows is its address's. */
    const findAccount = ({ headers }: FastifyRequest) => app.knownSessions.find(findBearerToken(headers));
    const byAccount = (request: FastifyRequest) => {
      const account = findAccount(request);
      return account === undefined ? byAddress(request) : `account ${account}`;
    };
    await app.register(rateLimit, {
      timeWindow: RATE_LIMITS.standard.timeWindow,
      max: (request) => (findAccount(request) === undefined ? RATE_LIMITS.standard.max : ACCOUNT_LIMIT),
      keyGenerator: byAccount,
      // The hook below counts: the plugin's own is added per route, behind the hooks of the whole app.
      global: false,
      store: rateLimitStore(app.db),
      // A database that is down is responded to with 503 elsewhere; the limit must not turn that into something else.
      skipOnError: true,
    });
    type Limiter = ReturnType<typeof app.createRateLimit>;
    const flood = app.createRateLimit();
    const limiters = new Map<string, Limiter>();
    const refusals = createMemoryCounter();

    const limiterFor = (request: FastifyRequest): Limiter | undefined => {
      const name = getRateLimitClass(request);
      const limit = RATE_LIMITS[name];
      if (limit === false) return undefined;
      if (name === 'standard') return flood;
      const groupId = 'groupId' in limit ? limit.groupId : String(request.routeOptions.config.endpoint?.name);
      // The plugin's types don't name `groupId` here, which the store needs.
      const options = { ...limit, groupId, keyGenerator: byAddress };
      const limiter = limiters.get(groupId) ?? app.createRateLimit(options);
      limiters.set(groupId, limiter);
      return limiter;
    };

    /**
     * The key that a refusal of this request counts under; none where a narrower class or an account's limit counts it.
     * Those of files and pages are counted for each route, so that one doesn't close the others.
     */
    const findRefusalKey = (request: FastifyRequest): string | undefined => {
      if (request.ip === RENDERER_IP) return undefined;
      const name = getRateLimitClass(request);
      if (name === 'unlimited') return `${request.routeOptions.config.endpoint?.name} ${byAccount(request)}`;
      return name === 'standard' && findAccount(request) === undefined ? byAddress(request) : undefined;
    };

    const turnAway = (retryAfter: number) => {
      const refusal = problem('rate_limited');
      refusal.retryAfter = retryAfter;
      return refusal;
    };

    app.addHook('onRequest', async (request, reply) => {
      if (request.ip === RENDERER_IP) return;
      const key = findRefusalKey(request);
      const refused = key === undefined ? undefined : refusals.read(key);
      if (refused && refused.current >= REFUSAL_LIMIT.max) throw turnAway(Math.ceil(refused.ttl / 1000));
      const outcome = await limiterFor(request)?.(request);
      if (!outcome || outcome.isAllowed) return;
      reply.header('x-ratelimit-limit', outcome.max).header('x-ratelimit-remaining', outcome.remaining);
      if (outcome.isExceeded) throw turnAway(outcome.ttlInSeconds);
    });

    app.addHook('onSend', async (request, reply) => {
      const key = REFUSALS.includes(reply.statusCode) ? findRefusalKey(request) : undefined;
      if (key !== undefined) await refusals.count(key, REFUSAL_LIMIT.timeWindow);
    });
  },
  { name: 'rate-limits', dependencies: ['core', 'problems', 'housekeeping'] },
);
