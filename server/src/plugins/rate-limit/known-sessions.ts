import type { Credentials } from '../access/session-token';
import { hashToken } from '../access/token';

const REMEMBERED_FOR_MS = 10 * 60_000;
const MAX_SESSIONS = 20_000;

const keyOf = ({ token, browserSecret }: Credentials) => hashToken(`${token} ${browserSecret ?? ''}`);

/**
 * Caches sessions that were looked up recently, for code that needs the account before any database query.
 */
export interface KnownSessions {
  /**
   * Returns the account of the session, which may have ended since. It is null if the session had
   * already ended, and undefined for one that wasn't looked up recently.
   */
  readonly find: (credentials: Credentials) => number | null | undefined;
  readonly remember: (credentials: Credentials, userId: number | null) => void;
}

/** Stores hashes in the memory of this process. The oldest are evicted. */
export function createKnownSessions(now: () => number = Date.now): KnownSessions {
  const known = new Map<string, { readonly user_id: number | null; readonly until: number }>();
  return {
    find(credentials) {
      const session = known.get(keyOf(credentials));
      return session && session.until > now() ? session.user_id : undefined;
    },
    remember(credentials, userId) {
      const key = keyOf(credentials);
      known.delete(key);
      const oldest = known.size >= MAX_SESSIONS ? known.keys().next().value : undefined;
      if (oldest !== undefined) known.delete(oldest);
      known.set(key, { user_id: userId, until: now() + REMEMBERED_FOR_MS });
    },
  };
}
