import type { FastifyRequest } from 'fastify';
import { namesCoding } from '../../responses/encoding/accepted-encoding';

/** Names the content coding of a delta: Zstandard with a dictionary (RFC 9842). */
export const DELTA_ENCODING = 'dcz';

/** Only text has earlier versions that resemble it. */
const IS_TEXT = /^[\w./-]+\.(js|css|json|svg)$/;
const HASH = /\.[0-9a-f]{8}(?=\.\w+$)/;

/**
 * Returns the name of a built file with `*` in place of its hash, as a URL pattern has it: all versions of a file have
 * the same. Returns null for files that never become dictionaries.
 */
export const toPattern = (file: string): string | null =>
  IS_TEXT.test(file) ? file.replace(HASH, '.*') : null;

const NOT_PLAIN = ['range', 'if-none-match', 'if-modified-since', 'cache-control'];

/** Matches a byte sequence of a structured field (RFC 9651) with the 32 bytes of a SHA-256. */
const DICTIONARY = /^:([A-Za-z0-9+/]{43}=):$/;

/**
 * Returns the SHA-256, in base64, of the dictionary with which the response may be compressed. Returns null for all that
 * is not a plain first request of a file: a part of it, a question whether it has changed, or a retry. A retry by a loader
 * has a query, and one by a person who reloads without the cache has `Cache-Control`; both need other bytes than the browser
 * has refused.
 */
export function readAvailableDictionary({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): string | null {
  if (method !== 'GET' || url.includes('?')) return null;
  if (NOT_PLAIN.some((name) => headers[name] !== undefined)) return null;
  // An asterisk stands for codings that need nothing of the client.
  if (!namesCoding({ headers }, DELTA_ENCODING)) return null;
  const available = headers['available-dictionary'];
  return typeof available === 'string' ? (DICTIONARY.exec(available)?.[1] ?? null) : null;
}
