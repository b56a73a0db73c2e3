import { timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../../database/database-handle';
import { readAcceptedSecrets, readSiteSecret } from '../secrets/site-secret-repository';
import { computeMac } from '../secrets/signed-text';
import { newToken } from './token';

const MAC_LENGTH = 22;
/** Tokens of browsers start with this, tokens of other clients with `CLIENT_TOKEN`. */
const BROWSER_TOKEN = 'web_';
const CLIENT_TOKEN = 'app_';

/** Is what a request proves its session with. */
export interface Credentials {
  readonly token: string;
  /**
   * Is the secret in the cookie of the browser that the token belongs to; it is empty if the cookie is missing, and
   * null for tokens of other clients.
   */
  readonly browserSecret: string | null;
}

/** Names the secret that signs session tokens. */
export const SESSION_SECRET = 'session tokens';

export const readSessionSecret = (db: Queryable): Promise<string> => readSiteSecret(db, SESSION_SECRET);

/** Reads the secrets that session tokens may be signed with. */
export const readSessionSecrets = (db: Queryable): Promise<readonly string[]> =>
  readAcceptedSecrets(db, SESSION_SECRET);

/** Returns true if a token works only together with the cookie of its browser. */
export const isBrowserToken = (token: string): boolean => token.startsWith(BROWSER_TOKEN);

const sign = (secret: string, text: string, browserSecret: string | null) =>
  computeMac(secret, text + (browserSecret ?? '')).slice(0, MAC_LENGTH);

/** Creates a token that this site recognises as its own without a database query. */
export function newSessionToken(secret: string, browserSecret: string | null): string {
  const text = (browserSecret === null ? CLIENT_TOKEN : BROWSER_TOKEN) + newToken();
  return text + sign(secret, text, browserSecret);
}

/**
 * Returns true if this site issued the token, even if its session has ended. A browser's token without the cookie of that
 * browser counts as invented.
 */
export function isSessionToken(secrets: readonly string[], { token, browserSecret }: Credentials): boolean {
  const text = token.slice(0, -MAC_LENGTH);
  const given = Buffer.from(token.slice(-MAC_LENGTH));
  return secrets.some((secret) => {
    const expected = Buffer.from(sign(secret, text, browserSecret));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
