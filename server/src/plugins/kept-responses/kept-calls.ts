import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { compressText } from '../../builds/compression';
import { toCachedText } from '../../content-cache/cached-by-content';
import { RENDERER_IP } from '../../requests/network-of';
import { acceptsBrotli } from '../../responses/accepts-brotli';
import { SECOND_MS } from '../../time-units';
import { MIN_COMPRESSED_BYTES } from '../external/compression';

/** A call reads again after this time, because "today" and what is upcoming change. */
const MAX_CALL_AGE_MS = 30 * SECOND_MS;
/** No list of visitors is longer; what is would only evict the others. */
const MAX_CALL_LENGTH = 512 * 1024;

/** Returns true if all visitors get the same response, which is the rule for public calls that read content. */
const isForEverybody = ({ routeOptions, ip }: FastifyRequest) => {
  const { endpoint } = routeOptions.config;
  // A page keeps what its own calls returned.
  if (endpoint?.cache !== 'revalidate' || ip === RENDERER_IP) return false;
  return (endpoint.reads ?? []).length > 0;
};

/**
 * Keeps the responses to calls of visitors, and gives them tags by which browsers revalidate them. Identical requests at
 * the same time are answered by one reading.
 */
export const keptCalls = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async (request, reply) => {
      if (isForEverybody(request) && acceptsBrotli(request)) app.awaitResponse(request, reply);
    });
    app.addHook('onSend', async (request, reply, payload) => {
      if (request.repeatableSince === null || reply.statusCode !== 200) return payload;
      if (!isForEverybody(request)) return payload;
      if (typeof payload !== 'string' || payload.length > MAX_CALL_LENGTH) return payload;
      const isShort = payload.length < MIN_COMPRESSED_BYTES;
      if (!isShort && !acceptsBrotli(request)) return payload;
      const { text, etag } = toCachedText(payload);
      const body = isShort ? Buffer.from(text) : await compressText(Buffer.from(text), 'cached');
      reply.header('etag', etag);
      if (!isShort) reply.header('content-encoding', 'br').header('vary', 'Accept-Encoding');
      const expiresAt = Date.now() + MAX_CALL_AGE_MS;
      app.keepResponse(request, reply, { etag, body, expiresAt, isListed: false });
      return body;
    });
  },
  { name: 'kept-calls', dependencies: ['kept-responses'] },
);
