import { t } from '@narthex/shared-contracts/translate';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { problem } from '../../problem-error';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns true if an origin is another than that of the site: that of the host, or of `PUBLIC_ORIGIN`, since a proxy may
 * pass another host on.
 */
export function isForeign(origin: string, { host, server }: FastifyRequest): boolean {
  if (origin === server.config.publicOrigin) return false;
  try {
    return new URL(origin).host !== host;
  } catch {
    // The origin is `null` for a sandboxed frame or a page that hides its origin.
    return true;
  }
}

/**
 * Refuses a write from another site with 403, unless `ALLOWED_ORIGINS` lists it. Browsers send the origin
 * with every write.
 */
export const sameOrigin = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { allowedOrigins } = app.config;
    app.addHook('onRequest', async (request) => {
      const { origin } = request.headers;
      if (SAFE_METHODS.has(request.method) || origin === undefined || allowedOrigins.includes(origin)) return;
      if (isForeign(origin, request)) throw problem('forbidden', t('This request came from another site.'));
    });
  },
  { name: 'same-origin', dependencies: ['core'] },
);
