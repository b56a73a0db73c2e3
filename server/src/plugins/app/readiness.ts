import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { handle } from '../../endpoints/handle';

/** Resolves when a part is well, and rejects with the reason if it isn't. */
export type ReadinessCheck = () => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    readonly readiness: {
      /** Adds a check without which this process can't serve: `app.readiness.add('registry', async () => { … })`. */
      add(name: string, check: ReadinessCheck): void;
      /** Adds a check that `/readyz` only reports: sending visitors to another process would change nothing. */
      addWarning(name: string, check: ReadinessCheck): void;
    };
  }
}

type State = 'ready' | 'warning' | 'not ready';

const PING_TIMEOUT_MS = 2000;

export const readiness = fastifyPlugin(
  async (app: FastifyInstance) => {
    const checks = new Map<string, { readonly check: ReadinessCheck; readonly failure: State }>();
    const lastStates = new Map<string, State>();
    app.decorate('readiness', {
      add: (name: string, check: ReadinessCheck) => void checks.set(name, { check, failure: 'not ready' }),
      addWarning: (name: string, check: ReadinessCheck) =>
        void checks.set(name, { check, failure: 'warning' }),
    });
    app.readiness.add('database', () => app.database.ping(PING_TIMEOUT_MS));
    app.readiness.addWarning('jobs', async () => {
      const unwell = (await app.jobs.list()).filter(({ hasFailed, isOverdue }) => hasFailed || isOverdue);
      if (unwell.length > 0) throw new Error(`Failed or late: ${unwell.map(({ name }) => name).join(', ')}`);
    });

    /** Proxies ask every few seconds, so only a change is logged. */
    const logChange = (name: string, state: State, error?: unknown) => {
      const isChange = (lastStates.get(name) ?? 'ready') !== state;
      lastStates.set(name, state);
      if (isChange && error !== undefined) app.log.warn({ err: error, check: name }, state);
      else if (isChange) app.log.info({ check: name }, state);
    };
    const readState = async (check: ReadinessCheck, failure: State) =>
      check().then(
        () => ({ state: 'ready' as State }),
        (error: unknown) => ({ state: failure, error }),
      );

    async function readStates(): Promise<Record<string, State>> {
      const read = [...checks].map(async ([name, { check, failure }]) => {
        const { state, ...reason } = await readState(check, failure);
        logChange(name, state, 'error' in reason ? reason.error : undefined);
        return [name, state] as const;
      });
      return Object.fromEntries(await Promise.all(read));
    }

    handle(app, 'health.live', async ({ reply }) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' };
    });
    handle(app, 'health.ready', async ({ reply }) => {
      const states = await readStates();
      const isReady = !app.draining.hasBegun && !Object.values(states).includes('not ready');
      reply.header('cache-control', 'no-store').code(isReady ? 200 : 503);
      const status = app.draining.hasBegun ? 'stopping' : isReady ? 'ready' : 'not ready';
      return { status, checks: states };
    });
  },
  { name: 'readiness', dependencies: ['core', 'draining', 'jobs'] },
);
