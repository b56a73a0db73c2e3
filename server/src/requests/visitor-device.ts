import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCredentials } from '../plugins/browser-binding/read-credentials';
import { problem } from '../problem-error';

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

/**
 * Throws 401 if a request names a session that has ended: whoever sent it means their account, so it must not count as a
 * visitor's.
 */
export function refuseEndedSession(request: FastifyRequest, message?: string): void {
  if (!request.actor && readCredentials(request)) throw problem('unauthenticated', message);
}

/**
 * Returns the same for a request that changes something. Throws 401 if its session has ended: the seat of the account
 * would stay if the device gave its own back.
 */
export function getActingPerson(request: FastifyRequest): Person | null {
  refuseEndedSession(request);
  return getKnownPerson(request);
}

/** Returns the person who changes something. A visitor's device gets a cookie here; only its hash is stored. */
export function getOrCreatePerson(request: FastifyRequest, reply: FastifyReply): Person {
  const known = getActingPerson(request);
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
