import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/**
 * A module: a Fastify plugin with the handlers of one subject. It is exported by the `routes.ts` of its folder, which
 * registers the plugins of the folder's other files, and is registered itself by its line in `index.ts`.
 *
 *     export const eventsRoutes: ModuleRoutes = async (app) => {
 *       await app.register(eventCommands);
 *       handle(app, 'events.get', async ({ params }) => { … });
 *     };
 *
 * - Method, path, schemas, capability, rate limit and cache policy stand in the endpoint's record
 *   (`shared-contracts/src/endpoints`); who may make the call is checked before the handler.
 * - Reads use `handle`; writes of managed objects are declared with `handleRowCommands`; other writes use `handle` with
 *   `app.unitOfWork`.
 * - Commands that are written by hand (`handleCommand`) stand in `commands.ts` once they are many, and a part of a
 *   subject in `<part>-routes.ts`.
 * - Pages, files, feeds and plain form posts have records in `site-routes.ts`.
 * - Refusals are thrown: `throw problem('not_found')`.
 */
export type ModuleRoutes = FastifyPluginAsyncZod;
