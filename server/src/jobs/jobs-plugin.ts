import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { acquireLease, readLeaseEnds, releaseLease } from './lease-repository';

/** Describes recurring work. Running it twice must do no harm. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<void>;
}

/** Describes a job and its last run. */
export interface JobState {
  readonly name: string;
  readonly everyMs: number;
  /**
   * Holds the time of the last run in any process; it is null if it hasn't run since the last process
   * stopped.
   */
  readonly lastRunAt: Date | null;
  /** Is true if the last run in this process failed. */
  readonly hasFailed: boolean;
  /** Is true if no process has run it for three intervals. */
  readonly isOverdue: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Runs jobs on a timer, from the time the server listens until it closes. Among several processes, the
     * one that holds the job's lease runs it.
     *
     *     app.jobs.add({ name: 'event-reminders', everyMs: 600_000, run: () => queueReminders(app) });
     */
    readonly jobs: {
      add(job: Job): void;
      run(name: string): Promise<void>;
      list(): Promise<readonly JobState[]>;
    };
  }
}

const leaseName = (job: string) => `job ${job}`;
/**
 * The process that runs a job renews its lease at each turn, even while the job runs. The lease survives two
 * missed turns.
 */
const leaseMs = ({ everyMs }: Job) => everyMs * 3;

export const jobs = fastifyPlugin(
  async (app: FastifyInstance) => {
    const known = new Map<string, Job>();
    const holder = randomUUID();
    const running = new Map<string, Promise<void>>();
    const renewals = new Set<Promise<unknown>>();
    const timers: NodeJS.Timeout[] = [];
    /** Contains the leases that this process may hold. */
    const asked = new Set<string>();
    const failed = new Set<string>();

    const runs = app.metrics.counter({
      name: 'narthex_job_runs_total',
      help: 'Runs of a job in this process by their outcome.',
      labelNames: ['task', 'outcome'],
    });
    const seconds = app.metrics.histogram({
      name: 'narthex_job_duration_seconds',
      help: 'Duration of the runs of a job.',
      labelNames: ['task'],
      buckets: [0.1, 1, 10, 60, 600],
    });

    function takeLease(job: Job): Promise<boolean> {
      const name = leaseName(job.name);
      asked.add(name);
      return acquireLease(app.db, { name, holder, forSeconds: Math.ceil(leaseMs(job) / 1000) });
    }

    async function runWithLease(job: Job): Promise<void> {
      if (!(await takeLease(job))) return;
      const observe = seconds.startTimer({ task: job.name });
      try {
        await job.run();
        failed.delete(job.name);
        runs.inc({ task: job.name, outcome: 'done' });
      } catch (error) {
        failed.add(job.name);
        runs.inc({ task: job.name, outcome: 'failed' });
        throw error;
      } finally {
        observe();
      }
    }

    /** Runs a job, or waits for the current run. */
    function runOnce(job: Job): Promise<void> {
      const underWay = running.get(job.name);
      if (underWay) return underWay;
      const turn = runWithLease(job).finally(() => running.delete(job.name));
      running.set(job.name, turn);
      return turn;
    }

    /** A job that takes longer than its interval skips a turn but keeps its lease. */
    function takeTurn(job: Job): void {
      const log = (error: unknown) => app.log.error({ err: error, job: job.name }, 'job failed');
      if (!running.has(job.name)) return void runOnce(job).catch(log);
      const renewal = takeLease(job).catch(log);
      renewals.add(renewal);
      void renewal.then(() => renewals.delete(renewal));
    }

    app.decorate('jobs', {
      add: (job: Job) => void known.set(job.name, job),
      run: async (name: string) => {
        const job = known.get(name);
        if (!job) throw new Error(`There is no job ${name}`);
        await runOnce(job);
      },
      async list() {
        const ends = await readLeaseEnds(app.db, [...known.keys()].map(leaseName));
        return [...known.values()].map((job) => {
          const end = ends.get(leaseName(job.name));
          return {
            name: job.name,
            everyMs: job.everyMs,
            lastRunAt: end ? new Date(end.getTime() - leaseMs(job)) : null,
            hasFailed: failed.has(job.name),
            isOverdue: end !== undefined && end.getTime() < Date.now(),
          };
        });
      },
    });
    app.metrics.gauge({
      name: 'narthex_job_last_run_timestamp_seconds',
      help: 'Time of the last run of a job in any process.',
      labelNames: ['task'],
      read: async () =>
        (await app.jobs.list()).flatMap(({ name, lastRunAt }) =>
          lastRunAt ? [{ labels: { task: name }, value: lastRunAt.getTime() / 1000 }] : [],
        ),
    });
    app.metrics.gauge({
      name: 'narthex_job_interval_seconds',
      help: 'Interval at which a job runs.',
      labelNames: ['task'],
      read: async () =>
        [...known.values()].map(({ name, everyMs }) => ({ labels: { task: name }, value: everyMs / 1000 })),
    });
    app.addHook('onListen', async () => {
      for (const job of known.values()) {
        takeTurn(job);
        const timer = setInterval(() => takeTurn(job), job.everyMs);
        timer.unref();
        timers.push(timer);
      }
    });
    app.addHook('onClose', async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.allSettled([...running.values(), ...renewals]);
      // Releasing the leases saves other processes from waiting until they expire. After a failed start there are none,
      // and perhaps there is no database.
      for (const name of asked) await releaseLease(app.db, name, holder);
    });
  },
  { name: 'jobs', dependencies: ['core', 'metrics'] },
);
