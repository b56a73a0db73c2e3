import { timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../../database/database-handle';
import { readSiteSecret } from '../secrets/site-secret-repository';
import { computeMac } from '../secrets/signed-text';
import { newToken } from './token';

const MAC_LENGTH = 22;

/** The secret that session tokens are signed with. */
export const readSessionSecret = (db: Queryable): Promise<string> => readSiteSecret(db, 'session tokens');

const sign = (secret: string, text: string) => computeMac(secret, text).slice(0, MAC_LENGTH);

/** A token that this site knows for its own without a look into the database. */
export function newSessionToken(secret: string): string {
  const text = newToken();
  return text + sign(secret, text);
}

/** Whether this site issued the token, whatever became of its session. */
export function isSessionToken(secret: string, token: string): boolean {
  const text = token.slice(0, -MAC_LENGTH);
  const given = Buffer.from(token.slice(-MAC_LENGTH));
  const expected = Buffer.from(sign(secret, text));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
