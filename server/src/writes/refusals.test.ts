import Fastify, { type FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { RouteRecord } from '../endpoints/route-table';
import type { AuditEntry } from './audit-repository';
import { refusals } from './refusals';
import type { UnitOfWork } from './unit/unit-of-work';
import type { Writer } from './unit/writer';

const HOUR_MS = 60 * 60 * 1000;
const MAX_REMEMBERED = 1000;

let now = 0;
let recorded: { writer: Writer; entry: AuditEntry }[] = [];
let failure: Error | null = null;
let logged: unknown[] = [];
let app: FastifyInstance;

const unitOfWork = fastifyPlugin(
  async (instance: FastifyInstance) => {
    instance.decorate('unitOfWorkBy', async (writer, work) => {
      if (failure) throw failure;
      return work({
        audit: async (entry: AuditEntry) => void recorded.push({ writer, entry }),
      } as UnitOfWork);
    });
  },
  { name: 'unit-of-work' },
);

const described = (name: string, isApi = true) => ({ endpoint: { name, isApi } as RouteRecord });

/** Starts a minimal server; the header `x-user` names the caller. */
async function start(): Promise<FastifyInstance> {
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
  const server = Fastify({ logger: { level: 'error', stream } });
  server.decorateRequest('actor', null);
  server.decorateRequest('user', null);
  server.addHook('onRequest', async (request) => {
    const id = Number(request.headers['x-user']);
    if (!id) return;
    request.actor = { id, role: 'member', department: null };
    request.user = { ...request.actor, first_name: 'Neema', last_name: 'Achieng' } as typeof request.user;
  });
  await server.register(unitOfWork);
  await server.register(refusals);
  server.put('/api/settings', { config: described('settings.update') }, (_, reply) => reply.code(403).send());
  server.get('/api/audit', { config: described('audit.list') }, (_, reply) => reply.code(403).send());
  server.get('/api/events', { config: described('events.list') }, (_, reply) => reply.send());
  server.get('/admin', { config: described('pages.render', false) }, (_, reply) => reply.code(403).send());
  server.get('/undescribed', (_, reply) => reply.code(403).send());
  return server;
}

beforeEach(async () => {
  now = Date.UTC(2026, 10, 27);
  recorded = [];
  failure = null;
  logged = [];
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  app = await start();
});
afterEach(async () => {
  await app.close();
  jest.restoreAllMocks();
});

const ask = (url: string, user?: number) =>
  app.inject({ method: 'GET', url, ...(user !== undefined && { headers: { 'x-user': String(user) } }) });
/** Tries something that this person may not do, and returns how often that has been recorded. */
async function tryAs(user: number): Promise<number> {
  await ask('/api/audit', user);
  return recorded.filter(({ writer }) => writer.actor_id === user).length;
}

it('records who tried what, without the query', async () => {
  const response = await app.inject({
    method: 'PUT',
    url: '/api/settings?token=x',
    headers: { 'x-user': '4' },
  });
  expect(response.statusCode).toBe(403);
  expect(recorded).toEqual([
    {
      writer: {
        actor_id: 4,
        actor_label: 'Neema Achieng',
        request_id: expect.any(String),
        networkAddress: '127.0.0.1',
      },
      entry: {
        action: 'access.refused',
        subjectType: 'endpoint',
        subjectId: 'settings.update',
        after: { name: 'PUT /api/settings' },
      },
    },
  ]);
  expect(logged).toEqual([]);
});

it.each([
  ['what is allowed', '/api/events', 4, 200],
  ['what a visitor tries', '/api/audit', undefined, 403],
  ['a page', '/admin', 4, 403],
  ['what no record describes', '/undescribed', 4, 403],
])('does not record %s', async (_, url, user, status) => {
  expect(await ask(url, user)).toMatchObject({ statusCode: status, body: '' });
  expect(recorded).toEqual([]);
});

it('records the same attempt once an hour', async () => {
  expect(await tryAs(4)).toBe(1);
  expect(await tryAs(4)).toBe(1);
  now += HOUR_MS - 1;
  expect(await tryAs(4)).toBe(1);
  now += 1;
  expect(await tryAs(4)).toBe(2);
  expect(await tryAs(4)).toBe(2);
});

it('tells people and calls apart', async () => {
  await ask('/api/audit', 4);
  await ask('/api/audit', 5);
  await app.inject({ method: 'PUT', url: '/api/settings', headers: { 'x-user': '4' } });
  expect(recorded.map(({ writer, entry }) => [writer.actor_id, entry.subjectId])).toEqual([
    [4, 'audit.list'],
    [5, 'audit.list'],
    [4, 'settings.update'],
  ]);
});

it('remembers a thousand attempts, and forgets the oldest first', async () => {
  for (let user = 1; user <= MAX_REMEMBERED; user += 1) await tryAs(user);
  expect(await tryAs(1)).toBe(1);
  expect(await tryAs(MAX_REMEMBERED + 1)).toBe(1);
  expect(await tryAs(2)).toBe(1);
  expect(await tryAs(1)).toBe(2);
});

it('lets a refusal stand that cannot be recorded, and logs why', async () => {
  failure = new Error('The database is away.');
  expect((await ask('/api/audit', 4)).statusCode).toBe(403);
  expect(logged).toEqual([
    expect.objectContaining({
      msg: 'a refusal was not recorded',
      err: expect.objectContaining({ message: 'The database is away.' }),
    }),
  ]);
});

it('records the next attempt where the one before could not be recorded', async () => {
  failure = new Error('The database is away.');
  expect(await tryAs(4)).toBe(0);
  failure = null;
  expect(await tryAs(4)).toBe(1);
});

it('does not start without the unit of work', async () => {
  await expect(Fastify().register(refusals)).rejects.toThrow(
    "The dependency 'unit-of-work' of plugin 'refusals' is not registered",
  );
});
