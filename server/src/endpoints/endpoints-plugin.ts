import { t } from '@narthex/shared-contracts/translate';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { REMOTE_HEADER, scopeOf } from '@narthex/shared-contracts';
import { problem } from '../problem-error';
import type { RouteName } from '@narthex/shared-contracts/endpoints';
import { readEditedVersion } from './preconditions/edited-version';
import { findRoute, isApiPath, isApiRequest, type RouteRecord } from './route-table';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Holds the record that describes this route. */
    endpoint?: RouteRecord;
    /** Is true if the write changes an object with versions, so that it may have a precondition. */
    isVersioned?: boolean;
  }
  interface FastifyInstance {
    /** Contains the names of the records that have a route. */
    readonly handledRoutes: ReadonlySet<RouteName>;
  }
  interface FastifyRequest {
    /** Holds the version that the editor loaded, from `If-Match` or `version` in the body. */
    editedVersion: number | null;
  }
}

/** Responses differ by the caller, the code that calls, and the language of the page that makes the call. */
const VARIES = ['Authorization', 'Accept-Language', REMOTE_HEADER];

/**
 * Throws if the caller lacks the capability of the endpoint or the recent proof that it needs, and 404 for API
 * paths without a record.
 */
function authorize(request: FastifyRequest): void {
  const { endpoint } = request.routeOptions.config;
  // An API path that only the pages' catch-all route matches is not a page.
  if (!endpoint || endpoint.name === 'pages.render') {
    if (isApiPath(request.url)) throw problem('not_found', t('There is no such call.'));
    return;
  }
  if (endpoint.capability === 'public') return;
  if (endpoint.acceptsKeys && request.deliveryKey) return;
  if (scopeOf(request.actor, endpoint.capability) === 'none')
    throw problem(request.actor ? 'forbidden' : 'unauthenticated');
  if (endpoint.needsRecentProof && !request.hasRecentProof) throw problem('proof_required');
}

/**
 * Connects every route with its record and refuses to start if there is none. Capability, rate limit and
 * cache policy of a route always come from its record, whoever registered it.
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
  { name: 'endpoints', dependencies: ['session', 'delivery-key', 'isolated-remotes'] },
);
