import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { allows } from '@narthex/shared-contracts';
import { problem } from '../../problem-error';
import { API_DOCS_PREFIX, callOfAddress, callOfRoute, isApiPath } from './call-table';

/**
 * Access is denied by default: a route of the API that isn't listed in CALLS stops the start, and a listed call is
 * checked before its handler, also while nobody answers it yet.
 */
export const authorization = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.addHook('onRoute', (route) => {
      if (!isApiPath(route.url) || route.url.startsWith(API_DOCS_PREFIX)) return;
      for (const method of [route.method].flat()) {
        if (callOfRoute(method, route.url)) continue;
        throw new Error(
          `${method} ${route.url} is not listed in CALLS (shared-contracts/src/calls.ts): ` +
            'list it with the access it needs, or the server does not offer it.',
        );
      }
    });

    app.addHook('onRequest', async (request) => {
      const pattern = request.routeOptions.url;
      // The pattern decides, not the address as it was typed: an encoded letter reaches the same route.
      const isRoute = pattern !== undefined && isApiPath(pattern);
      if ((isRoute && pattern.startsWith(API_DOCS_PREFIX)) || !(isRoute || isApiPath(request.url))) return;
      const call = isRoute
        ? callOfRoute(request.method, pattern)
        : callOfAddress(request.method, request.url);
      if (!call) throw problem('not_found', 'There is no such call.');
      if (!allows(call.access, request.actor)) throw problem(request.actor ? 'forbidden' : 'unauthenticated');
      // A listed call that no module answers: never a page.
      if (!isRoute) throw problem('not_found');
    });
  },
  { name: 'authorization', dependencies: ['session'] },
);
