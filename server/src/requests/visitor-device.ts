import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'narthex_device';
const TOKEN = /^[\w-]{43}$/;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Who comes to an event or prays along: an account, or else a device that only its own cookie can name. */
export type Person =
  | { readonly userId: number; readonly deviceHash: null }
  | { readonly userId: null; readonly deviceHash: string };

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

/** The person of a request, or null for a device that was never given a cookie. */
export function getKnownPerson(request: FastifyRequest): Person | null {
  if (request.actor) return { userId: request.actor.id, deviceHash: null };
  const known = request.cookies[COOKIE];
  return known !== undefined && TOKEN.test(known) ? { userId: null, deviceHash: hash(known) } : null;
}

/** The person of a request; a visitor's device gets its cookie here, and only its hash is ever stored. */
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
  return { userId: null, deviceHash: hash(token) };
}
