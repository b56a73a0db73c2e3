import type { FastifyInstance } from 'fastify';
import type { RouteName } from '@narthex/shared-contracts/endpoints';
import { ROUTES } from './route-table';

/** Routes that a start may do without: no description of the API in production, no pages without a build of the shell. */
const OPTIONAL: readonly RouteName[] = ['docs.view', 'pages.render', 'shell.file'];

/** Refuses to start when a record has no handler. */
export function requireHandlers(app: Pick<FastifyInstance, 'handledRoutes'>): void {
  const missing = [...ROUTES.keys()].filter(
    (name) => !app.handledRoutes.has(name) && !OPTIONAL.includes(name),
  );
  if (missing.length > 0) throw new Error(`These endpoint records have no handler: ${missing.join(', ')}`);
}
