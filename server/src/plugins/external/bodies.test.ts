import net from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { buildTestApp, testConfig, withTestApp } from '../../../test/build-app';
import { bodies, isNestedDeeper } from './bodies';
import { DEFAULT_BOUNDS } from '../../bounds';
import { authRoutes } from '../../modules/auth/routes';

it.each([
  ['{"a":[{"b":1}]}', 3, false],
  ['{"a":[{"b":1}]}', 2, true],
  ['[[],[],[{}],{}]', 3, false],
  ['"[[[["', 0, false],
  ['{"a":"\\"[[[["}', 1, false],
  ['{"a":"\\\\","b":[]}', 1, true],
  ['{"a":"\\\\[[["}', 1, false],
  ['[[[', 2, true],
  ['', 0, false],
] as const)('%s is nested deeper than %i: %s', (text, maxDepth, expected) => {
  expect(isNestedDeeper(text, maxDepth)).toBe(expected);
});

describe('a body', () => {
  const app = withTestApp({ modules: [authRoutes] });
  const nest = (open: string, close: string, times: number) => open.repeat(times) + '1' + close.repeat(times);
  const send = (value: string) =>
    app().inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: `{"email":${value}}`,
    });

  it.each([
    ['arrays', nest('[', ']', 200_000)],
    ['objects', nest('{"a":', '}', 60_000)],
    ['one level too much', nest('[', ']', DEFAULT_BOUNDS.jsonDepth)],
  ])('of %s in each other is refused, and says why', async (_what, value) => {
    const response = await send(value);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'bad_request',
      message: 'This JSON is nested too deeply.',
    });
  });

  it('as deep as allowed is checked like any other', async () => {
    expect((await send(nest('[', ']', DEFAULT_BOUNDS.jsonDepth - 1))).statusCode).toBe(422);
  });
});

describe('a client that never finishes its body', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    await app.register(
      fastifyPlugin(async (core) => void core.decorate('config', testConfig()), { name: 'core' }),
    );
    await app.register(bodies, { bodyTimeoutMs: 100 });
    app.post('/', async ({ body }) => ({ body }));
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  /** Sends exactly this text and returns what arrives until the connection is closed. */
  const send = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const { port } = app.server.address() as net.AddressInfo;
      const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
      let received = '';
      socket.on('data', (chunk) => (received += String(chunk)));
      socket.on('close', () => resolve(received));
      socket.on('error', reject);
    });
  const head = 'POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n';

  it('loses the connection', async () => {
    expect(await send(`${head}content-length: 100\r\n\r\n{"a":`)).not.toContain('200 OK');
  });

  it('while one that finishes gets its response', async () => {
    expect(await send(`${head}content-length: 7\r\n\r\n{"a":1}`)).toContain('200 OK');
  });
});

it('limits how long headers, requests and silence may take', async () => {
  const app = await buildTestApp({ modules: [] });
  const { headersTimeout, requestTimeout, timeout } = app.server;
  await app.close();
  expect(headersTimeout).toBeLessThanOrEqual(15_000);
  expect(requestTimeout).toBeGreaterThan(0);
  expect(timeout).toBeGreaterThan(0);
});
