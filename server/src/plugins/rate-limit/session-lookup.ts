import type { FastifyInstance, FastifyRequest } from 'fastify';
import { shareRead } from '../../content-cache/share-read';
import { createSessionFinder } from '../access/session-repository';
import { readCredentials } from '../browser-binding/read-credentials';
import { isSessionToken, readSessionSecrets } from '../access/session-token';

type FoundSession = NonNullable<Awaited<ReturnType<ReturnType<typeof createSessionFinder>>>>;

export interface SessionLookup {
  /** Returns the session of a request. It is read once per request. */
  readonly find: (request: FastifyRequest) => Promise<FoundSession | null>;
  /** Returns the account that a request is counted for, from memory if its session was found recently. */
  readonly findAccount: (request: FastifyRequest) => Promise<number | undefined>;
}

/**
 * Finds the sessions of requests. Only tokens that this site signed are looked up: invented ones, and those of a browser
 * that come without its cookie, cost no query and can't evict sessions from memory.
 */
export function createSessionLookup(app: FastifyInstance): SessionLookup {
  const { knownSessions } = app;
  const findSession = createSessionFinder(app.db);
  const readSecrets = shareRead(app, ['site'], () => readSessionSecrets(app.db));
  const found = new WeakMap<FastifyRequest, Promise<FoundSession | null>>();

  async function lookUp(request: FastifyRequest): Promise<FoundSession | null> {
    const credentials = readCredentials(request);
    if (credentials === undefined || knownSessions.find(credentials) === null) return null;
    if (!isSessionToken(await readSecrets(), credentials)) return null;
    const session = (await findSession(credentials)) ?? null;
    knownSessions.remember(credentials, session?.user.id ?? null);
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
      const credentials = readCredentials(request);
      if (credentials === undefined) return undefined;
      const known = knownSessions.find(credentials);
      return known === undefined ? (await find(request))?.user.id : (known ?? undefined);
    },
  };
}
