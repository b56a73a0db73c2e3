import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS, SECOND_MS } from '../time-units';
import type { FastifyRequest } from 'fastify';

/** Applies to URLs that contain a hash or a random name, whose content never changes. */
export const IMMUTABLE = `public, max-age=${(365 * DAY_MS) / SECOND_MS}, immutable`;

/** Applies to files made from the site's name and colours, which rarely change. */
export const CACHED_FOR_A_DAY = `public, max-age=${DAY_MS / SECOND_MS}`;

/** Applies to files for robots, which request them often and may get a change late. */
export const CACHED_FOR_AN_HOUR = `public, max-age=${HOUR_MS / SECOND_MS}`;

/** A kept response to a call is read again after this time, because "today" and what is upcoming change. */
export const MAX_CALL_AGE_MS = 30 * SECOND_MS;

/** Returns the tag of a body, which is weak, because the body is sent compressed too. */
export const weakTag = (body: string | Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 24)}"`;

const opaque = (etag: string) => etag.trim().replace(/^W\//, '');

/** Returns true if the client already has this version (If-None-Match, weak comparison: RFC 9110, 13.1.2). */
export function isNotModified({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const known = headers['if-none-match'];
  return known === '*' || (known?.split(',').some((tag) => opaque(tag) === opaque(etag)) ?? false);
}
