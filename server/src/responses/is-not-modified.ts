import type { FastifyRequest } from 'fastify';

const opaque = (etag: string) => etag.trim().replace(/^W\//, '');

/** Whether the caller has this version already (If-None-Match, compared weakly: RFC 9110, 13.1.2). */
export function isNotModified(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known === '*' || (known?.split(',').some((tag) => opaque(tag) === opaque(etag)) ?? false);
}
