import type { FastifyRequest } from 'fastify';
import { problem } from '../problem-error';

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * Returns the origin of the site for this request, unless `PUBLIC_ORIGIN` sets it. Throws 400 for an invalid
 * Host header.
 */
export function siteOrigin(request: FastifyRequest): string {
  const { publicOrigin } = request.server.config;
  if (publicOrigin) return publicOrigin;
  const origin = `${request.protocol}://${request.host}`;
  if (!HOST.test(request.host) || !URL.canParse(origin)) {
    throw problem('bad_request', 'The Host header names no host.');
  }
  return origin;
}
