import type { FastifyInstance } from 'fastify';
import type { RouteName } from '@narthex/shared-contracts/endpoints';
import { ROUTES } from './route-table';

/**
 * The server can start without these routes: production has no API description, and without a build of the
 * shell there are no pages.
 */
const OPTIONAL: readonly RouteName[] = [
  'docs.view',
  'pages.render',
  'pages.data',
  'pages.speculationRules',
  'shell.file',
  'frames.document',
];

/** Throws at start if a record has no handler. */
export function requireHandlers(app: Pick<FastifyInstance, 'handledRoutes'>): void {
  const missing = [...ROUTES.keys()].filter(
    (name) => !app.handledRoutes.has(name) && !OPTIONAL.includes(name),
  );
  if (missing.length > 0) throw new Error(`These endpoint records have no handler: ${missing.join(', ')}`);
}
