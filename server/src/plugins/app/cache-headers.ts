import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isApiRequest } from './call-table';

/** What a signed-in person is answered is never stored; what everyone is answered is asked for again each time. */
export const cacheHeaders = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.addHook('onSend', async (request, reply) => {
      if (!isApiRequest(request)) return;
      const varies = reply.getHeader('vary');
      reply.header('vary', varies === undefined ? 'Authorization' : `Authorization, ${String(varies)}`);
      if (request.user) reply.header('cache-control', 'no-store');
      else if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    });
  },
  { name: 'cache-headers', dependencies: ['session'] },
);
