import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedText } from '../../content-cache/cached-by-content';
import { sendTagged } from '../../responses/send-tagged';

/** Sends a feed, or 304 if it hasn't changed, because readers request it again and again. */
export function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  feed: string | CachedText,
) {
  reply
    .header('cache-control', 'public, max-age=300')
    // Web readers fetch feeds from their own origin.
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
  return sendTagged(request, reply, type, feed);
}
