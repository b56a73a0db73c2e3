import Fastify, { type FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { withTestDatabase } from '../../../test/database';
import { raiseContentVersions } from './content-version-repository';
import { contentVersioning } from './content-versions';

const CHANNEL = 'narthex_content';
let process: FastifyInstance | undefined;
// The hook is registered before the database, because closing hooks run in this order.
afterAll(() => process?.close());
const database = withTestDatabase();

/** Starts a minimal server. */
async function start(): Promise<FastifyInstance> {
  const server = Fastify();
  const core = async (instance: FastifyInstance) => {
    instance.decorate('database', database());
    instance.decorate('db', database().db);
  };
  await server.register(fastifyPlugin(core, { name: 'core' }));
  await server.register(contentVersioning);
  await server.ready();
  return server;
}
beforeAll(async () => {
  process = await start();
});

function app(): FastifyInstance {
  if (!process) throw new Error('It starts before the tests.');
  return process;
}

const write = async (...subjects: ('events' | 'homepage')[]) =>
  app().learnContentVersions(await app().db.transaction((tx) => raiseContentVersions(tx, subjects)));

/** Sends the notification of a change like another process, and waits until it has arrived. */
async function hear(payload: string) {
  let setHeard = (): void => undefined;
  const heard = new Promise<void>((resolve) => (setHeard = resolve));
  // Notifications of an earlier test may still arrive.
  await database().listen(CHANNEL, (arrived) => arrived === payload && setHeard());
  await database().notify(CHANNEL, payload);
  await heard;
}

it('counts the changes of a subject and of everything', async () => {
  const before = app().contentVersion();
  await write('events');
  await write('events', 'homepage');
  expect(app().contentVersion('events')).toBe(2);
  expect(app().contentVersion('homepage')).toBe(1);
  expect(app().contentVersion()).toBe(before + 3);
  expect(app().contentVersion('songs')).toBe(0);
});

it('learns of changes that another process makes', async () => {
  await hear('leaders 41');
  expect(app().contentVersion('leaders')).toBe(41);
});

it.each(['leaders', 'leaders ', ' 50', 'leaders fifty', 'leaders 50 60', 'x leaders 50', ''])(
  'is not led astray by the notification %j',
  async (payload) => {
    const before = app().contentVersion();
    await hear(payload);
    expect(app().contentVersion()).toBe(before);
  },
);

it('keeps a newer version when word of an older one arrives late', () => {
  app().learnContentVersions([{ subject: 'gallery', version: 9 }]);
  app().learnContentVersions([{ subject: 'gallery', version: 3 }]);
  expect(app().contentVersion('gallery')).toBe(9);
});

it('knows from its start what was raised before', async () => {
  await write('events');
  const another = await start();
  expect(another.contentVersion('events')).toBe(app().contentVersion('events'));
  await another.close();
});

describe('while the connection is lost', () => {
  afterEach(() => jest.restoreAllMocks());

  /** Starts a server that receives no notifications, and returns the function that reports a reconnection. */
  async function startDeaf() {
    let reconnect = (): void => undefined;
    const { listen } = database();
    const spied = jest.spyOn(database(), 'listen').mockImplementation((channel, _handler, onGap) => {
      reconnect = onGap ?? reconnect;
      return listen(channel, () => undefined, onGap);
    });
    const deaf = await start();
    spied.mockRestore();
    return { deaf, reconnect };
  }

  it('misses changes, and reads them afterwards', async () => {
    const { deaf, reconnect } = await startDeaf();
    await write('homepage');
    expect(deaf.contentVersion('homepage')).toBe(app().contentVersion('homepage') - 1);
    reconnect();
    const version = app().contentVersion('homepage');
    while (deaf.contentVersion('homepage') < version) await database().ping();
    await deaf.close();
  });

  it('keeps what it knows when nothing can be read afterwards, and logs why', async () => {
    const { deaf, reconnect } = await startDeaf();
    const before = deaf.contentVersion();
    const error = new Error('The database is away.');
    const logged = jest.spyOn(deaf.log, 'error').mockImplementation();
    const select = jest.spyOn(database().db, 'select').mockImplementation(() => {
      throw error;
    });
    reconnect();
    await new Promise(setImmediate);
    expect(logged.mock.calls).toEqual([[{ err: error }, 'content versions could not be read']]);
    expect(deaf.contentVersion()).toBe(before);
    select.mockRestore();
    await deaf.close();
  });
});

it('stops listening when it closes', async () => {
  const closed = await start();
  await closed.close();
  const before = closed.contentVersion('leaders');
  await hear('leaders 77');
  expect(app().contentVersion('leaders')).toBe(77);
  expect(closed.contentVersion('leaders')).toBe(before);
});

it('does not start without a database', async () => {
  await expect(Fastify().register(contentVersioning)).rejects.toThrow(
    "The dependency 'core' of plugin 'content-versions' is not registered",
  );
});
