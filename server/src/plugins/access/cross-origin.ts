import { REMOTE_HEADER } from '@narthex/shared-contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS = [
  ...['Authorization', 'Content-Type', 'Accept', 'If-Match', 'If-None-Match', 'Idempotency-Key', 'Prefer'],
  ...['X-Requested-With', 'X-XSRF-TOKEN', 'Range', REMOTE_HEADER],
  ...['Tus-Resumable', 'Upload-Length', 'Upload-Offset', 'Upload-Metadata', 'Upload-Concat'],
].join(', ');
const RESPONSE_HEADERS = [
  ...['ETag', 'Retry-After', 'Content-Disposition', 'Location'],
  ...['Tus-Resumable', 'Upload-Length', 'Upload-Offset', 'Upload-Expires'],
].join(', ');
const PREFLIGHT_MAX_AGE_S = 600;

function varyByOrigin(reply: FastifyReply): void {
  const varies = reply.getHeader('vary');
  if (varies === undefined) reply.header('vary', 'Origin');
  else if (!/\borigin\b/i.test(String(varies))) reply.header('vary', `${String(varies)}, Origin`);
}

/**
 * Allows pages of other origins to call this server with a person's session, but only those in
 * `ALLOWED_ORIGINS`.
 */
export const crossOrigin = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { allowedOrigins } = app.config;
    if (allowedOrigins.length === 0) return;
    const isAllowed = (origin: string | undefined): origin is string =>
      origin !== undefined && allowedOrigins.includes(origin);

    app.addHook('onRequest', async (request, reply) => {
      const isPreflight =
        request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
      if (!isPreflight || !isAllowed(request.headers.origin)) return undefined;
      return reply
        .code(204)
        .header('access-control-allow-methods', METHODS)
        .header('access-control-allow-headers', REQUEST_HEADERS)
        .header('access-control-max-age', String(PREFLIGHT_MAX_AGE_S))
        .send();
    });

    app.addHook('onSend', async (request, reply) => {
      varyByOrigin(reply);
      const { origin } = request.headers;
      // Responses for every origin, such as the registry and the remotes' files, set the header themselves.
      if (!isAllowed(origin) || reply.hasHeader('access-control-allow-origin')) return;
      reply
        .header('access-control-allow-origin', origin)
        .header('access-control-allow-credentials', 'true')
        .header('access-control-expose-headers', RESPONSE_HEADERS);
    });
  },
  { name: 'cross-origin', dependencies: ['core'] },
);
