import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Every response names its request, so that a person can quote it and the log be searched for it. */
export const requestIds = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
  },
  { name: 'request-ids' },
);
