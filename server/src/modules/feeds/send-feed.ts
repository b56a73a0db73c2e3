import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isNotModified } from '../is-not-modified';

/** A feed for readers that ask again and again: what hasn't changed isn't sent twice. */
export function sendFeed(request: FastifyRequest, reply: FastifyReply, type: string, text: string) {
  // The same for what is sent compressed.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 24)}"`;
  reply
    .header('cache-control', 'public, max-age=300')
    .header('etag', etag)
    // Readers on the web fetch feeds from their own origin.
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
  if (isNotModified(request, etag)) return reply.code(304).send();
  return reply.type(type).send(text);
}
