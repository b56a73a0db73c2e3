import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { draining } from './draining';

/** The buffers of the system hold less, so a client that reads nothing keeps the response under way. */
const BYTES = 24 * 1024 * 1024;

let app: FastifyInstance;
let sockets: Socket[] = [];
beforeEach(async () => {
  app = Fastify();
  await app.register(draining);
  app.get('/small', async () => 'small');
  app.get('/large', async (_request, reply) => reply.send(Buffer.alloc(BYTES)));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await app.close();
});

async function connect(): Promise<Socket> {
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}
const send = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: site\r\n\r\n`);
async function readToEnd(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
}

it('sends all of a response that waits in a buffer for a slow client', async () => {
  const socket = await connect();
  const requested = once(app.server, 'request');
  send(socket, '/large');
  const [, response] = await requested;
  while (!response.writableEnded) await new Promise(setImmediate);
  const ended = app.draining.run({ drainMs: 0, finishMs: 60_000 });
  const text = await readToEnd(socket);
  expect(text.slice(text.indexOf('\r\n\r\n') + 4)).toHaveLength(BYTES);
  await ended;
});

it('closes kept-alive connections that are idle', async () => {
  const idle = await connect();
  send(idle, '/small');
  await once(idle, 'readable');
  await app.draining.run({ drainMs: 0, finishMs: 60_000 });
  expect(await readToEnd(idle)).toMatch(/^HTTP\/1\.1 200 [^]*small$/);
});

it('asks clients to close their connections once it has begun', async () => {
  const { headers: before } = await app.inject('/small');
  expect(before.connection).not.toBe('close');
  await app.draining.run({ drainMs: 0, finishMs: 60_000 });
  const { headers } = await app.inject('/small');
  expect(headers.connection).toBe('close');
});

it('closes the connection of a client that takes too long', async () => {
  const socket = await connect();
  const requested = once(app.server, 'request');
  send(socket, '/large');
  await requested;
  await app.draining.run({ drainMs: 0, finishMs: 10 });
  expect((await readToEnd(socket).catch(() => '')).length).toBeLessThan(BYTES);
});
