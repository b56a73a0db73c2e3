import type { FastifyRequest } from 'fastify';

const opaque = (etag: string) => etag.trim().replace(/^W\//, '');

/** Returns true if the client already has this version (If-None-Match, weak comparison: RFC 9110, 13.1.2). */
export function isNotModified(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known === '*' || (known?.split(',').some((tag) => opaque(tag) === opaque(etag)) ?? false);
}
