import type { IncomingHttpHeaders } from 'node:http';
import { hashToken } from '../access/token';

const BEARER = /^Bearer ([\w-]{20,200})$/i;
const REMEMBERED_FOR_MS = 10 * 60_000;
const MAX_SESSIONS = 20_000;

/** Returns the bearer token of a request; it isn't verified. */
export const findBearerToken = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  BEARER.exec(authorization ?? '')?.[1];

/**
 * Caches sessions that were looked up recently, for code that needs the account before any database query.
 */
export interface KnownSessions {
  /**
   * Returns the account of the token's session, which may have ended since. It is null if the session had
   * already ended, and undefined for a token that wasn't looked up recently.
   */
  readonly find: (token: string) => number | null | undefined;
  readonly remember: (token: string, userId: number | null) => void;
}

/** Stores the hashes of tokens in the memory of this process. The oldest are evicted. */
export function createKnownSessions(now: () => number = Date.now): KnownSessions {
  const known = new Map<string, { readonly user_id: number | null; readonly until: number }>();
  return {
    find(token) {
      const session = known.get(hashToken(token));
      return session && session.until > now() ? session.user_id : undefined;
    },
    remember(token, userId) {
      const key = hashToken(token);
      known.delete(key);
      const oldest = known.size >= MAX_SESSIONS ? known.keys().next().value : undefined;
      if (oldest !== undefined) known.delete(oldest);
      known.set(key, { user_id: userId, until: now() + REMEMBERED_FOR_MS });
    },
  };
}
