import type { FastifyReply, FastifyRequest } from 'fastify';
import { toCachedText, type CachedText } from '../../content-cache/cached-by-content';
import { isNotModified } from '../../responses/cache-control';

/** Sends a feed, or 304 if it hasn't changed, because readers request it again and again. */
export function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  feed: string | CachedText,
) {
  const { text, etag } = typeof feed === 'string' ? toCachedText(feed) : feed;
  reply
    .header('cache-control', 'public, max-age=300')
    .header('etag', etag)
    // Web readers fetch feeds from their own origin.
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
  if (isNotModified(request, etag)) return reply.code(304).send();
  return reply.type(type).send(text);
}
