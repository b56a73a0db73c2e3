import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { acquireLease, releaseLease } from './lease-repository';

/** Work that comes round by itself. Running it twice does no harm. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Work on a timer, from when the server listens until it closes. Of several processes one does it: the one that
     * holds the job's lease.
     *
     *     app.jobs.add({ name: 'event-reminders', everyMs: 600_000, run: () => queueReminders(app) });
     */
    readonly jobs: { add(job: Job): void; run(name: string): Promise<void> };
  }
}

const leaseName = (job: string) => `job ${job}`;

export const jobs = fastifyPlugin(
  async (app: FastifyInstance) => {
    const known = new Map<string, Job>();
    const holder = randomUUID();
    const running = new Set<Promise<void>>();
    const timers: NodeJS.Timeout[] = [];

    async function runWithLease({ name, everyMs, run }: Job): Promise<void> {
      const forSeconds = Math.ceil((everyMs * 3) / 1000);
      if (await acquireLease(app.db, { name: leaseName(name), holder, forSeconds })) await run();
    }

    function start(job: Job): void {
      const turn = runWithLease(job).catch((error: unknown) => {
        app.log.error({ err: error, job: job.name }, 'job failed');
      });
      running.add(turn);
      void turn.then(() => running.delete(turn));
    }

    app.decorate('jobs', {
      add: (job: Job) => void known.set(job.name, job),
      run: async (name: string) => {
        const job = known.get(name);
        if (!job) throw new Error(`There is no job ${name}`);
        await runWithLease(job);
      },
    });
    app.addHook('onListen', async () => {
      for (const job of known.values()) {
        start(job);
        const timer = setInterval(() => start(job), job.everyMs);
        timer.unref();
        timers.push(timer);
      }
    });
    app.addHook('onClose', async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
      // Another process need not wait for them to run out.
      for (const name of known.keys()) await releaseLease(app.db, leaseName(name), holder);
    });
  },
  { name: 'jobs', dependencies: ['core'] },
);
