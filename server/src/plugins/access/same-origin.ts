import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { problem } from '../../problem-error';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

function isForeign(origin: string, host: string): boolean {
  try {
    return new URL(origin).host !== host;
  } catch {
    // `null`: a sandboxed frame, or a page that hides where it comes from.
    return true;
  }
}

/**
 * Browsers name the origin of every request that changes something: one from another site is refused, unless the
 * settings allow it (`ALLOWED_ORIGINS`).
 */
export const sameOrigin = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { allowedOrigins } = app.config;
    app.addHook('onRequest', async (request) => {
      const { origin } = request.headers;
      if (SAFE_METHODS.has(request.method) || origin === undefined || allowedOrigins.includes(origin)) return;
      if (isForeign(origin, request.host)) throw problem('forbidden', 'This request came from another site.');
    });
  },
  { name: 'same-origin', dependencies: ['core'] },
);
