import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/**
 * A module: a Fastify plugin that registers the handlers of one subject. It is registered by its line in `index.ts`.
 *
 *     export const eventsRoutes: ModuleRoutes = async (app) => {
 *       handle(app, 'events.get', async ({ params }) => { … });
 *       handleCommand(app, 'events.update', { … });
 *     };
 *
 * - Method, path, schemas, capability, rate limit and cache policy stand in the endpoint's record
 *   (`shared-contracts/src/endpoints`); who may make the call is checked before the handler.
 * - Reads use `handle`, writes of managed objects `handleCommand`, other writes `handle` with `app.unitOfWork`.
 * - Pages, files, feeds and plain form posts have records in `site-routes.ts`.
 * - Refusals are thrown: `throw problem('not_found')`.
 */
export type ModuleRoutes = FastifyPluginAsyncZod;
