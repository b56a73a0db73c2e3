import { timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../../database/database-handle';
import { readSiteSecret } from '../secrets/site-secret-repository';
import { computeMac } from '../secrets/signed-text';
import { newToken } from './token';

const MAC_LENGTH = 22;

/** Reads the secret that signs session tokens. */
export const readSessionSecret = (db: Queryable): Promise<string> => readSiteSecret(db, 'session tokens');

const sign = (secret: string, text: string) => computeMac(secret, text).slice(0, MAC_LENGTH);

/** Creates a token that this site recognises as its own without a database query. */
export function newSessionToken(secret: string): string {
  const text = newToken();
  return text + sign(secret, text);
}

/** Returns true if this site issued the token, even if its session has ended. */
export function isSessionToken(secret: string, token: string): boolean {
  const text = token.slice(0, -MAC_LENGTH);
  const given = Buffer.from(token.slice(-MAC_LENGTH));
  const expected = Buffer.from(sign(secret, text));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
