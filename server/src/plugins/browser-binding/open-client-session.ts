import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from '../../database/database-handle';
import { isForeign } from '../access/same-origin';
import { endBrowserSession, openSession, type NewSession } from '../access/session-repository';
import type { Credentials } from '../access/session-token';
import { newToken } from '../access/token';
import { readBrowserSecret, setBrowserCookie } from './browser-cookie';

/** Browsers send these with requests of this site's own pages, and with those that a person typed in. */
const OWN_SITES: readonly unknown[] = ['same-origin', 'same-site', 'none'];

/**
 * Returns true if a request comes from a browser that shows a page of this site. Pages can't set the header. Browsers
 * from before 2023 don't send it, but they do send the origin.
 */
function isOwnBrowser(request: FastifyRequest): boolean {
  const { headers } = request;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return OWN_SITES.includes(site);
  return headers.origin !== undefined && !isForeign(headers.origin, request);
}

/**
 * Opens a session for the client that sends a request. The session of a browser is bound to a new secret, and replaces
 * the one that this browser had. Front ends of `ALLOWED_ORIGINS` on other sites can't keep a cookie of this site, and
 * programs have none: their tokens work alone.
 */
export async function openClientSession(
  tx: Transaction,
  request: FastifyRequest,
  newSession: NewSession,
): Promise<Credentials> {
  if (!isOwnBrowser(request)) {
    const { origin = null } = request.headers;
    return { token: await openSession(tx, { ...newSession, origin }), browserSecret: null };
  }
  const replaced = readBrowserSecret(request);
  if (replaced !== undefined) await endBrowserSession(tx, replaced);
  const browserSecret = newToken();
  return { token: await openSession(tx, { ...newSession, browserSecret }), browserSecret };
}

/** Hands a new session to its client, once it is stored, and returns the token. */
export function handOverSession(reply: FastifyReply, credentials: Credentials, userId: number): string {
  if (credentials.browserSecret !== null) setBrowserCookie(reply, credentials.browserSecret);
  reply.server.knownSessions.remember(credentials, userId);
  return credentials.token;
}
