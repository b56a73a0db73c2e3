import type { FastifyInstance } from 'fastify';
import type { EndpointName } from '@narthex/shared-contracts/endpoints';
import { problem } from '../problem-error';
import { ROUTES, getRoute, type RouteName } from './route-table';

/**
 * Endpoints of the specification that nothing handles yet: who may call them is checked, then they answer 404. The
 * list may only shrink; a record that is neither here nor handled stops the start.
 */
export const UNHANDLED_ENDPOINTS: readonly EndpointName[] = [
  'reports.donations',
  'reports.engagement',
  'reports.content',
];

/** Routes that a start may do without: no description of the API in production, no pages without a build of the shell. */
const OPTIONAL: readonly RouteName[] = ['docs.view', 'pages.render', 'shell.file'];

/** Registers the list above, then refuses to start when a record has no route. */
export async function completeEndpoints(app: FastifyInstance): Promise<void> {
  for (const name of UNHANDLED_ENDPOINTS) {
    const { method, paths } = getRoute(name);
    for (const url of paths) {
      app.route({
        method,
        url,
        schema: { hide: true },
        handler: async () => {
          throw problem('not_found');
        },
      });
    }
  }
  const missing = [...ROUTES.keys()].filter(
    (name) => !app.handledRoutes.has(name) && !OPTIONAL.includes(name),
  );
  if (missing.length > 0) throw new Error(`These endpoint records have no handler: ${missing.join(', ')}`);
}
