import { eq, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { withSmallApp } from '../../test/build-small-app';
import { waitUntil } from '../../test/processes/wait-until';
import { leases } from '../database/schema/mail';
import type { ModuleRoutes } from '../modules/module-routes';
import { core } from '../plugins/app/core';
import { metrics } from '../plugins/metrics/metrics-plugin';
import { jobs } from './jobs-plugin';
import { acquireLease } from './lease-repository';

const EVERY_MS = 60_000;

/** Creates a job that ends when the test says so. */
function slowJob(name: string) {
  let runs = 0;
  let begun: () => void;
  let end: () => void;
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  const hasEnded = new Promise<void>((resolve) => (end = resolve));
  const run = () => {
    runs += 1;
    begun();
    return hasEnded;
  };
  const routes: ModuleRoutes = async (app) => {
    app.jobs.add({ name, everyMs: EVERY_MS, run });
  };
  return { routes, hasBegun, end: () => end(), runs: () => runs };
}

const counted = slowJob('counted');
const leased = slowJob('leased');
const app = withSmallApp([counted.routes, leased.routes]);

beforeAll(async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
  await app().listen({ port: 0 });
  await Promise.all([counted.hasBegun, leased.hasBegun]);
});
afterAll(() => jest.useRealTimers());

const isLeased = eq(leases.name, 'job leased');
const readLeaseMs = async () => {
  const [row] = await app()
    .db.select({ ms: sql<number>`extract(epoch from ${leases.expires_at} - now())::float * 1000` })
    .from(leases)
    .where(isLeased);
  return row?.ms ?? 0;
};

it('keeps the lease of a job that outlasts its interval, so that no other process starts it', async () => {
  await app()
    .db.update(leases)
    .set({ expires_at: sql`now() + interval '20 seconds'` })
    .where(isLeased);
  jest.advanceTimersByTime(EVERY_MS);
  await waitUntil(async () => (await readLeaseMs()) > EVERY_MS);
  expect(leased.runs()).toBe(1);
  expect(await app().jobs.list()).toContainEqual(
    expect.objectContaining({ name: 'leased', hasFailed: false }),
  );
});

it.each([
  ['leaves alone what another process holds', `2 minutes`, false],
  ['takes over what was taken while the clock was set to the future', `9 years`, true],
])('%s', async (_, interval, isTaken) => {
  const name = `job of another process, ${interval}`;
  const expiresAt = sql`now() + ${interval}::interval`;
  await app().db.insert(leases).values({ name, holder: 'another', expires_at: expiresAt });
  expect(await acquireLease(app().db, { name, holder: 'me', forSeconds: 180 })).toBe(isTaken);
});

it('is not started again while it runs', async () => {
  jest.advanceTimersByTime(3 * EVERY_MS);
  const called = app().jobs.run('counted');
  counted.end();
  leased.end();
  await called;
  // Closing waits for all running jobs.
  await app().close();
  expect([counted.runs(), leased.runs()]).toEqual([1, 1]);
});

it('asks the database for nothing if it ends before it listens, as after a failed start', async () => {
  const { config, database } = app();
  const release = jest.spyOn(database.db, 'delete');
  const failing = Fastify();
  await failing.register(core, { config, database: { ...database, close: () => Promise.resolve() } });
  for (const plugin of [metrics, jobs]) await failing.register(plugin);
  failing.jobs.add({ name: 'never', everyMs: EVERY_MS, run: () => Promise.resolve() });
  await failing.close();
  expect(release).not.toHaveBeenCalled();
  release.mockRestore();
});
