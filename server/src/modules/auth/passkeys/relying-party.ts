import type { FastifyRequest } from 'fastify';
import { siteOrigin } from '../../../requests/site-origin';

/**
 * Returns the names of the site that authenticators know: passkeys belong to its host, and browsers report its origin.
 * A page of another origin can't use them.
 */
export function relyingParty(request: FastifyRequest): { readonly id: string; readonly origin: string } {
  const { hostname, origin } = new URL(siteOrigin(request));
  return { id: hostname, origin };
}
