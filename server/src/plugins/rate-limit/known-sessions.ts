import type { IncomingHttpHeaders } from 'node:http';
import { hashToken } from '../access/token';

const BEARER = /^Bearer ([\w-]{20,200})$/i;
const REMEMBERED_FOR_MS = 10 * 60_000;
const MAX_SESSIONS = 20_000;

/** The token that a request carries, whoever it may belong to. */
export const findBearerToken = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  BEARER.exec(authorization ?? '')?.[1];

/** Sessions that were looked up lately, for what has to know an account before anything is looked up. */
export interface KnownSessions {
  /**
   * The account of the token's session, which may have ended since; null where the session was over when it was looked
   * up; undefined for a token that wasn't looked up lately.
   */
  readonly find: (token: string) => number | null | undefined;
  readonly remember: (token: string, userId: number | null) => void;
}

/** Keeps hashes of tokens in the memory of this process; forgets the oldest rather than grow. */
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
