import type { FastifyInstance } from 'fastify';

/**
 * Logs a warning once if a request came through a proxy that the settings don't name. All visitors would then
 * count as one network, that of the proxy.
 */
export function warnOfUnknownProxy(app: FastifyInstance): void {
  if (app.config.trustProxy !== false) return;
  let hasWarned = false;
  app.addHook('onRequest', async (request) => {
    if (hasWarned || request.headers['x-forwarded-for'] === undefined) return;
    hasWarned = true;
    app.log.warn(
      'A request came with X-Forwarded-For, and TRUST_PROXY is not set: if a proxy stands before this server, all ' +
        'visitors share the limits of its one address. Set TRUST_PROXY to the number of proxies, or to their addresses.',
    );
  });
}
