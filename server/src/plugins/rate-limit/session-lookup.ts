import type { FastifyInstance, FastifyRequest } from 'fastify';
import { shareRead } from '../../content-cache/share-read';
import { networkOf } from '../../requests/network-of';
import { findBearerToken } from './known-sessions';
import { createMemoryCounter } from './rate-limit-counter';
import { findSession } from '../access/session-repository';
import { isSessionToken, readSessionSecret } from '../access/session-token';
import { MINUTE_MS } from '../../time-units';

type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export interface SessionLookup {
  /** Returns the session of a request. It is read once per request. */
  readonly find: (request: FastifyRequest) => Promise<FoundSession | null>;
  /** Returns the account that a request is counted for, from memory if its session was found recently. */
  readonly findAccount: (request: FastifyRequest) => Promise<number | undefined>;
}

/**
 * Finds the sessions of requests. A token that this site signed is always looked up, so that other requests
 * from the same network can't lock anybody out. For all other tokens (invented, or older than the signature)
 * each network has a limited number of lookups.
 */
export function createSessionLookup(app: FastifyInstance): SessionLookup {
  const { knownSessions, config } = app;
  const readSecret = shareRead(app, [], () => readSessionSecret(app.db));
  const lookups = createMemoryCounter();
  const found = new WeakMap<FastifyRequest, Promise<FoundSession | null>>();

  async function hasLookupsLeft(request: FastifyRequest): Promise<boolean> {
    if (config.rateLimits === 'off') return true;
    const { current } = await lookups.count(networkOf(request), MINUTE_MS);
    return current <= config.bounds.tokenLookupsPerNetwork;
  }

  async function lookUp(request: FastifyRequest): Promise<FoundSession | null> {
    const token = findBearerToken(request.headers);
    if (token === undefined) return null;
    const known = knownSessions.find(token);
    if (known === null) return null;
    const isOurs = isSessionToken(await readSecret(), token);
    if (!isOurs && known === undefined && !(await hasLookupsLeft(request))) return null;
    const session = (await findSession(app.db, token)) ?? null;
    // Invented tokens must not evict sessions from memory.
    if (session || isOurs) knownSessions.remember(token, session?.user.id ?? null);
    return session;
  }

  const find = (request: FastifyRequest) => {
    const session = found.get(request) ?? lookUp(request);
    found.set(request, session);
    return session;
  };

  return {
    find,
    async findAccount(request) {
      const token = findBearerToken(request.headers);
      if (token === undefined) return undefined;
      const known = knownSessions.find(token);
      return known === undefined ? (await find(request))?.user.id : (known ?? undefined);
    },
  };
}
