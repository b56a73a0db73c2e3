import { asc, sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { withTestDatabase } from '../../../test/database';
import { testConfig } from '../../../test/test-config';
import { auditLog, users } from '../../database/schema/auth';
import { idempotencyKeys } from '../../database/schema/writes';
import type { RouteRecord } from '../../endpoints/route-table';
import { jobs } from '../../jobs/jobs-plugin';
import { metrics } from '../../plugins/metrics/metrics-plugin';
import { housekeeping } from '../../plugins/app/housekeeping';
import { CONTENT_CHANNEL } from '../../plugins/content-versions/content-version-repository';
import { contentVersioning } from '../../plugins/content-versions/content-versions';
import { unitOfWork } from './unit-of-work-plugin';
import { namedWriter } from './writer';

let server: FastifyInstance | undefined;
// The hook is registered before the database, because closing hooks run in this order.
afterAll(() => server?.close());
const database = withTestDatabase();
const db = () => database().db;
const entry = { action: 'song.create', subjectType: 'song' };
const described: RouteRecord = {
  name: 'songs.create',
  capability: 'songs.manage',
  method: 'POST',
  paths: ['/songs'],
  isPrefix: false,
  isApi: true,
  needsRecentProof: false,
  invalidates: ['songs'],
};

let isRefused = false;

/** Starts a minimal server; the header `x-user` names the caller. */
async function start(): Promise<FastifyInstance> {
  const app = Fastify();
  const core = async (instance: FastifyInstance) => {
    instance.decorate('config', testConfig());
    instance.decorate('database', database());
    instance.decorate('db', db());
    instance.decorateRequest('actor', null);
    instance.decorateRequest('user', null);
    instance.addHook('onRequest', async (request) => {
      const id = Number(request.headers['x-user']);
      if (!id) return;
      request.actor = { id, role: 'admin', department: null };
      request.user = { ...request.actor, first_name: 'Neema', last_name: 'Achieng' } as typeof request.user;
    });
  };
  await app.register(fastifyPlugin(core, { name: 'core' }));
  await app.register(fastifyPlugin(async () => undefined, { name: 'endpoints' }));
  for (const plugin of [metrics, jobs, housekeeping, contentVersioning, unitOfWork])
    await app.register(plugin);
  const write = (request: FastifyRequest) =>
    app.unitOfWork(request, async ({ tx, audit }) => {
      await audit(entry);
      if (isRefused) throw new Error('Refused');
      return { entries: await tx.$count(auditLog) };
    });
  app.post('/songs', { config: { endpoint: described } }, write);
  app.post('/undescribed', write);
  await app.ready();
  return app;
}

beforeAll(async () => {
  await db()
    .insert(users)
    .values(
      [1, 2].map((id) => ({ id, email: `${id}@demo.test`, first_name: 'Neema', last_name: 'Achieng' })),
    );
  server = await start();
});
beforeEach(() => {
  isRefused = false;
});

function app(): FastifyInstance {
  if (!server) throw new Error('It starts before the tests.');
  return server;
}

const post = (url: string, headers: Record<string, string> = {}, payload: object = { title: 'Hosanna' }) =>
  app().inject({ method: 'POST', url, headers, payload });
const lastAudit = async () => (await db().select().from(auditLog).orderBy(asc(auditLog.id))).at(-1);

describe('a write that somebody sends', () => {
  it('is recorded as theirs, and raises what the record names', async () => {
    const before = app().contentVersion();
    const response = await post('/songs', { 'x-user': '1' });
    expect(response.json()).toEqual({ entries: await db().$count(auditLog) });
    expect(await lastAudit()).toMatchObject({
      action: entry.action,
      subject_type: entry.subjectType,
      actor_id: 1,
      actor_label: 'Neema Achieng',
      request_id: expect.any(String),
    });
    expect(app().contentVersion('songs')).toBe(before + 1);
    expect(app().contentVersion()).toBe(before + 1);
  });

  it('is told to every process', async () => {
    const heard: string[] = [];
    let hear = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (hear = resolve));
    // Processes may still be told of the write of the test before.
    const earlier = `songs ${app().contentVersion('songs')}`;
    const stop = await database().listen(CONTENT_CHANNEL, (payload) => {
      if (payload !== earlier) heard.push(payload);
      if (payload === 'that was all') hear();
    });
    await post('/songs');
    await database().notify(CONTENT_CHANNEL, 'that was all');
    await arrived;
    await stop();
    expect(heard).toEqual([`songs ${app().contentVersion('songs')}`, 'that was all']);
  });

  it('raises nothing where no record describes the route', async () => {
    const before = app().contentVersion();
    expect((await post('/undescribed')).statusCode).toBe(200);
    expect(await lastAudit()).toMatchObject({ actor_id: null, actor_label: 'Visitor' });
    expect(app().contentVersion()).toBe(before);
  });
});

describe('a create with an Idempotency-Key', () => {
  const key = { 'idempotency-key': 'a-key-of-its-own-1' };
  const byNeema = { ...key, 'x-user': '1' };

  it('happens once for its owner, also when both requests arrive together', async () => {
    const before = await db().$count(auditLog);
    const [first, second] = await Promise.all([post('/songs', byNeema), post('/songs', byNeema)]);
    expect(first.json()).toEqual({ entries: before + 1 });
    expect(second.json()).toEqual({ entries: before + 1 });
    expect((await post('/songs', byNeema, { title: 'Another' })).statusCode).toBe(409);
    expect((await post('/songs', { ...key, 'x-user': '2' })).json()).toEqual({ entries: before + 2 });
  });

  it('of one visitor is not in the way of another visitor’s request', async () => {
    const shared = { 'idempotency-key': 'shared-by-chance' };
    const before = await db().$count(auditLog);
    expect((await post('/songs', shared)).json()).toEqual({ entries: before + 1 });
    expect((await post('/songs', shared, { title: 'Another' })).json()).toEqual({ entries: before + 2 });
    expect((await post('/songs', shared)).json()).toEqual({ entries: before + 1 });
  });

  it('is refused before the first byte of a form with a file', async () => {
    const headers = { ...key, 'content-type': 'multipart/form-data; boundary=x' };
    const response = await app().inject({ method: 'POST', url: '/songs', headers, payload: '--x--' });
    expect(response.json()).toMatchObject({ message: 'A form with a file takes no Idempotency-Key.' });
  });

  it('may be sent again after it was refused', async () => {
    const retried = { 'idempotency-key': 'refused-first' };
    isRefused = true;
    expect((await post('/songs', retried)).statusCode).toBe(500);
    isRefused = false;
    expect((await post('/songs', retried)).statusCode).toBe(200);
  });

  it('is forgotten by housekeeping after a day', async () => {
    await db().delete(idempotencyKeys);
    await post('/songs', { 'idempotency-key': 'yesterday' });
    await db()
      .update(idempotencyKeys)
      .set({ created_at: sql`now() - interval '25 hours'` });
    await post('/songs', { 'idempotency-key': 'today-is-kept' });
    await app().housekeeping.run();
    const left = await db().select({ key: idempotencyKeys.key }).from(idempotencyKeys);
    expect(left).toEqual([{ key: 'today-is-kept' }]);
  });
});

it('is recorded under the name of who writes without an account', async () => {
  const before = app().contentVersion('sermons');
  const result = await app().unitOfWorkBy(
    namedWriter('Command line', { id: 'start-1', ip: '10.0.0.1' }),
    async (unit) => {
      await unit.audit({ action: 'sermon.import', subjectType: 'sermon' });
      unit.invalidates('sermons');
      return 'done';
    },
  );
  expect(result).toBe('done');
  expect(await lastAudit()).toMatchObject({
    action: 'sermon.import',
    actor_id: null,
    actor_label: 'Command line',
    request_id: 'start-1',
  });
  expect(app().contentVersion('sermons')).toBe(before + 1);
});

it('does not start without content versions', async () => {
  await expect(Fastify().register(unitOfWork)).rejects.toThrow(
    "The dependency 'content-versions' of plugin 'unit-of-work' is not registered",
  );
});
