import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Metrics } from './metrics';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Declares metrics:
     *
     *     const sent = app.metrics.counter({ name: 'narthex_emails_total', help: '…', labelNames: ['outcome'] });
     */
    readonly metrics: Metrics;
  }
}

/** Provides the metrics to all other plugins. */
export const metrics = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate(
      'metrics',
      new Metrics((error, metric) => app.log.warn({ err: error, metric }, 'a metric could not be read')),
    );
  },
  { name: 'metrics' },
);
