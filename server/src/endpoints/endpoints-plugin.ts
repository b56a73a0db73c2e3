import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { scopeOf } from '@narthex/shared-contracts';
import { problem } from '../problem-error';
import type { RouteName } from '@narthex/shared-contracts/endpoints';
import { readEditedVersion } from './preconditions/edited-version';
import { findRoute, isApiPath, isApiRequest, type RouteRecord } from './route-table';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The record that describes this route. */
    endpoint?: RouteRecord;
    /** Whether this write changes an object that has versions: it may depend on one. */
    isVersioned?: boolean;
  }
  interface FastifyInstance {
    /** Names of the records that have a route. */
    readonly handledRoutes: ReadonlySet<RouteName>;
  }
  interface FastifyRequest {
    /** The version of the object the editor started from: `If-Match`, or `version` in the body. */
    editedVersion: number | null;
  }
}

/** By who asks, and by the language of the page that asks. */
const VARIES = ['Authorization', 'Accept-Language'];

/** Refuses callers who lack the capability of the endpoint; what no record describes is not there. */
function authorize(request: FastifyRequest): void {
  const { endpoint } = request.routeOptions.config;
  // A path of the API that only the pages' catch-all route matches is never a page.
  if (!endpoint || endpoint.name === 'pages.render') {
    if (isApiPath(request.url)) throw problem('not_found', 'There is no such call.');
    return;
  }
  if (endpoint.capability === 'public') return;
  if (scopeOf(request.actor, endpoint.capability) !== 'none') return;
  if (endpoint.acceptsKeys && request.deliveryKey) return;
  throw problem(request.actor ? 'forbidden' : 'unauthenticated');
}

/**
 * Ties every route to its record: a route without one stops the start. Capability, rate limit and cache policy of a
 * route are those of its record, whoever registered it.
 */
export const endpoints = fastifyPlugin(
  async (app: FastifyInstance) => {
    const handled = new Set<RouteName>();
    app.decorate('handledRoutes', handled);
    app.decorateRequest('editedVersion', null);

    app.addHook('onRoute', (route) => {
      for (const method of [route.method].flat()) {
        const record = findRoute(method, route.url);
        if (!record) {
          throw new Error(
            `${method} ${route.url} has no endpoint record (shared-contracts/src/endpoints): ` +
              'add one with the capability it needs, or the server does not offer it.',
          );
        }
        handled.add(record.name);
        route.config = { ...route.config, endpoint: record };
      }
    });

    app.addHook('onRequest', async (request) => authorize(request));
    app.addHook('preValidation', async (request) => {
      request.editedVersion = readEditedVersion(request);
    });

    app.addHook('onSend', async (request, reply) => {
      if (!isApiRequest(request)) return;
      const varies = reply.getHeader('vary');
      reply.header('vary', [...VARIES, ...(varies === undefined ? [] : [String(varies)])].join(', '));
      const { cache } = request.routeOptions.config.endpoint ?? {};
      if (cache === 'custom' && !request.user && reply.hasHeader('cache-control')) return;
      const isKept = cache === 'revalidate' && !request.user;
      if (!isKept) reply.header('cache-control', 'no-store');
      else if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    });
  },
  { name: 'endpoints', dependencies: ['session', 'delivery-key'] },
);
