import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { handle } from '../../endpoints/handle';

/** Resolves when a part is ready, and rejects with the reason if it isn't. */
export type ReadinessCheck = () => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Adds a check to `/readyz`: `app.readiness.add('registry', async () => { … })`. */
    readonly readiness: { add(name: string, check: ReadinessCheck): void };
  }
}

const PING_TIMEOUT_MS = 2000;

export const readiness = fastifyPlugin(
  async (app: FastifyInstance) => {
    const checks = new Map<string, ReadinessCheck>();
    app.decorate('readiness', {
      add: (name: string, check: ReadinessCheck) => void checks.set(name, check),
    });
    app.readiness.add('database', () => app.database.ping(PING_TIMEOUT_MS));

    const outcome = async (name: string, check: ReadinessCheck) => {
      try {
        await check();
        return [name, 'ready'] as const;
      } catch (error) {
        app.log.warn({ err: error, check: name }, 'not ready');
        return [name, 'not ready'] as const;
      }
    };

    handle(app, 'health.live', async ({ reply }) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' };
    });
    handle(app, 'health.ready', async ({ reply }) => {
      const results = await Promise.all([...checks].map(([name, check]) => outcome(name, check)));
      const isReady = !app.draining.hasBegun && results.every(([, state]) => state === 'ready');
      reply.header('cache-control', 'no-store').code(isReady ? 200 : 503);
      const status = app.draining.hasBegun ? 'stopping' : isReady ? 'ready' : 'not ready';
      return { status, checks: Object.fromEntries(results) };
    });
  },
  { name: 'readiness', dependencies: ['core', 'draining'] },
);
