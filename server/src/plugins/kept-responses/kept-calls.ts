import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { RENDERER_IP } from '../../requests/network-of';
import { MAX_CALL_AGE_MS, weakTag } from '../../responses/cache-control';
import { encodeBody } from '../../responses/encoding/encode-body';
import { MIN_COMPRESSED_BYTES } from '../external/compression';

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
 * the same time share one reading.
 */
export const keptCalls = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async (request, reply) => {
      if (isForEverybody(request)) app.awaitResponse(request, reply);
    });
    app.addHook('onSend', async (request, reply, payload) => {
      if (request.repeatableSince === null || reply.statusCode !== 200) return payload;
      if (!isForEverybody(request)) return payload;
      if (typeof payload !== 'string' || payload.length > MAX_CALL_LENGTH) return payload;
      const bytes = Buffer.from(payload);
      const etag = weakTag(bytes);
      reply.header('etag', etag);
      const isShort = payload.length < MIN_COMPRESSED_BYTES;
      if (!isShort) reply.header('vary', 'Accept-Encoding');
      const encoded = isShort
        ? ({ encoding: 'identity', body: bytes } as const)
        : await encodeBody(request, reply, bytes);
      const expiresAt = Date.now() + MAX_CALL_AGE_MS;
      app.keepResponse(request, reply, { etag, ...encoded, expiresAt, isListed: false });
      return encoded.body;
    });
  },
  { name: 'kept-calls', dependencies: ['kept-responses'] },
);
