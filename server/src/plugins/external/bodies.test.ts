import net from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { buildTestApp, testConfig } from '../../../test/build-app';
import { bodies } from './bodies';

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
