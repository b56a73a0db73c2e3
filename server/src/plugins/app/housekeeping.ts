import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Deletes expired data, or updates data that depends on the time. */
export type HousekeepingTask = () => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    readonly housekeeping: {
      /**
       * Adds a task that runs every hour: `app.housekeeping.add('sessions', () =>
       * deleteExpiredSessions(app.db))`.
       */
      add(name: string, task: HousekeepingTask): void;
      /** Runs every task; a failing one doesn't affect the others. */
      run(): Promise<void>;
    };
  }
}

const EVERY_MS = 60 * 60 * 1000;

export const housekeeping = fastifyPlugin(
  async (app: FastifyInstance) => {
    const tasks = new Map<string, HousekeepingTask>();
    const run = async () => {
      for (const [task, work] of tasks) {
        await work().catch((error: unknown) => app.log.warn({ err: error, task }, 'housekeeping failed'));
      }
    };
    app.decorate('housekeeping', { add: (name, task) => void tasks.set(name, task), run });
    app.jobs.add({ name: 'housekeeping', everyMs: EVERY_MS, run });
  },
  { name: 'housekeeping', dependencies: ['jobs'] },
);
