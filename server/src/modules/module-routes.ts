import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/**
 * Is the type of a module: a Fastify plugin with the handlers of one subject. The `routes.ts` of the module's folder
 * exports it and registers the plugins of the folder's other files. `index.ts` lists it.
 *
 *     export const eventsRoutes: ModuleRoutes = async (app) => {
 *       await app.register(eventCommands);
 *       handle(app, 'events.get', async ({ params }) => { … });
 *     };
 *
 * - The endpoint's record (`shared-contracts/src/endpoints`) contains method, path, schemas, capability, rate limit and
 *   cache policy. The capability of the caller is checked before the handler runs.
 * - Reads use `handle`; writes of managed objects are declared with `handleRowCommands`; other writes use `handle` with
 *   `app.unitOfWork`.
 * - A module with many commands of its own (`handleCommand`) has them in `commands.ts`. A part of a subject may have
 *   its own `<part>-routes.ts`.
 * - Pages, files, feeds and plain form posts have records in `site-routes.ts`.
 * - Refusals are thrown: `throw problem('not_found')`.
 */
export type ModuleRoutes = FastifyPluginAsyncZod;
