import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'narthex_device';
const TOKEN = /^[\w-]{43}$/;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Identifies somebody who attends an event or prays: by account, or by the hash of a device cookie. */
export type Person =
  | { readonly user_id: number; readonly device_hash: null }
  | { readonly user_id: null; readonly device_hash: string };

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

/** Returns the person of a request, or null for a device without a cookie. */
export function getKnownPerson(request: FastifyRequest): Person | null {
  if (request.actor) return { user_id: request.actor.id, device_hash: null };
  const known = request.cookies[COOKIE];
  return known !== undefined && TOKEN.test(known) ? { user_id: null, device_hash: hash(known) } : null;
}

/** Returns the person of a request. A visitor's device gets a cookie here; only its hash is stored. */
export function getOrCreatePerson(request: FastifyRequest, reply: FastifyReply): Person {
  const known = getKnownPerson(request);
  if (known) return known;
  const token = randomBytes(32).toString('base64url');
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: YEAR_SECONDS,
  });
  return { user_id: null, device_hash: hash(token) };
}
