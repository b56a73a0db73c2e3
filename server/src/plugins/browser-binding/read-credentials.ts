import type { FastifyRequest } from 'fastify';
import { isBrowserToken, type Credentials } from '../access/session-token';
import { readBrowserSecret } from './browser-cookie';

const BEARER = /^Bearer ([\w-]{20,200})$/i;

/**
 * Returns what a request proves its session with, unverified. This is the only place that reads the token of a session,
 * so that no reader forgets the cookie.
 */
export function readCredentials(request: FastifyRequest): Credentials | undefined {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  return { token, browserSecret: isBrowserToken(token) ? (readBrowserSecret(request) ?? '') : null };
}
