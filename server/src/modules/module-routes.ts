import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/**
 * A module: a Fastify plugin that registers the routes of one subject, with their full paths.
 *
 *     export const eventsRoutes: ModuleRoutes = async (app) => {
 *       app.get('/api/v1/events/:id', { schema: { params: idParams } }, async (request) => { … });
 *     };
 *
 * - It is registered by its line in `modules/index.ts`.
 * - `schema.body`, `schema.querystring` and `schema.params` are zod schemas: a request that doesn't fit is answered
 *   with 422 before the handler runs. A `schema.response` must hold no transforms.
 * - Every route below `/api` and `/sanctum` must be listed in `CALLS` of shared-contracts, or the app refuses to
 *   start. Who may make the call is checked before the handler; `request.actor` is there for the module's policy.
 * - Refusals are thrown: `throw problem('not_found')`. After a write: `app.audit(request, …)`, `app.changed('events')`.
 * - Posts of visitors carry `config: VISITOR_POST_LIMIT`.
 */
export type ModuleRoutes = FastifyPluginAsyncZod;
