import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { PREVIEW_COOKIE } from '@narthex/shared-contracts';
import { testConfig } from '../../../test/test-config';
import type { Config } from '../../config';
import { core } from '../app/core';
import { draining } from '../app/draining';
import { keptResponses } from './kept-responses';

let app: FastifyInstance;
let contentVersion: number;
let made: number;
let expiresAt: number;

async function open(settings: Partial<Config> = {}) {
  [contentVersion, made, expiresAt] = [1, 0, Date.now() + 60_000];
  app = Fastify({ genReqId: () => `request ${made}`, trustProxy: settings.trustProxy === true });
  app.decorate('contentVersion', () => contentVersion);
  const database = { db: {}, close: async () => undefined };
  await app.register(core, {
    config: testConfig({ pageCache: 10, ...settings }),
    database: database as never,
  });
  await app.register(draining);
  await app.register(keptResponses);
  app.addHook('onSend', async (request, reply) => {
    reply.header('content-security-policy', "default-src 'none'").header('x-request-id', request.id);
    reply.header('x-ratelimit-remaining', 2999);
  });
  app.get('/*', async (request, reply) => {
    made += 1;
    const body = Buffer.from(`page ${made}`);
    const isListed = !request.url.startsWith('/invented');
    const page = { etag: 'W/"a"', body, encoding: 'identity', expiresAt, isListed } as const;
    app.keepResponse(request, reply, page);
    if (request.url === '/changing') contentVersion += 1;
    if (request.url === '/missing') reply.code(404);
    if (request.url === '/group') reply.header('set-cookie', 'place=7');
    return reply.header('etag', page.etag).type('text/html; charset=utf-8').send(body);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
}
beforeEach(() => open());
afterEach(() => app.close());

/** Sends a request over a connection, because pages are repeated before Fastify gets a request. */
async function get(path: string, headers: Record<string, string> = {}) {
  const { port } = app.server.address() as AddressInfo;
  const request = http.get({ host: '127.0.0.1', port, path, headers, agent: false });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return { statusCode: response.statusCode, headers: response.headers, body: await readText(response) };
}
const text = async (...asked: Parameters<typeof get>) => (await get(...asked)).body;

it('repeats a response with all of its headers but its id and what its network has left', async () => {
  const { headers, body } = await get('/');
  const again = await get('/');
  expect([again.statusCode, again.body]).toEqual([200, body]);
  const { date: _, 'x-ratelimit-remaining': requestsLeft, ...lasting } = headers;
  expect(again.headers).not.toHaveProperty('x-ratelimit-remaining');
  expect([requestsLeft, again.headers]).toMatchObject([
    '2999',
    {
      ...lasting,
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ]);
});

it('repeats other pages too, which never take the place of a listed one', async () => {
  await app.close();
  await open({ pageCache: 4 });
  await get('/');
  for (let page = 1; page <= 5; page += 1) await get(`/invented/${page}`);
  expect([await text('/'), await text('/invented/5'), await text('/invented/1')]).toEqual([
    ...['page 1', 'page 6', 'page 7'],
  ]);
});

it('sends nothing to a client that has the page', async () => {
  await get('/');
  const { statusCode, headers, body } = await get('/', { 'if-none-match': 'W/"a"' });
  expect([statusCode, body, headers['content-length'], headers['content-type']]).toEqual([
    ...[304, '', undefined, undefined],
  ]);
  expect(headers).toMatchObject({ etag: 'W/"a"', 'content-security-policy': "default-src 'none'" });
});

it('makes a page anew once something has changed, or when its time is over', async () => {
  await get('/');
  contentVersion += 1;
  expect(await text('/')).toBe('page 2');
  expiresAt = Date.now() - 1;
  contentVersion += 1;
  await get('/');
  expect(await text('/')).toBe('page 4');
});

it('makes it anew for what changed while it was being sent', async () => {
  await get('/changing');
  expect(await text('/changing')).toBe('page 2');
});

it.each([
  ['whose browser has a preview', { cookie: `a=b; ${PREVIEW_COOKIE}=7` }],
  ['of another origin', { origin: 'https://elsewhere.example' }],
  ['with a token', { authorization: 'Bearer 7' }],
])('neither repeats nor keeps the response to a request %s', async (_, headers) => {
  await get('/');
  expect(await text('/', headers)).toBe('page 2');
  expect(await text('/')).toBe('page 1');
});

it.each(['/missing', '/group'])('does not keep the response of %s', async (url) => {
  await get(url);
  expect(await text(url)).toBe('page 2');
});

it('repeats nothing once the process stops, since each response then ends its connection', async () => {
  await get('/');
  const stopped = app.draining.run({ drainMs: 200, finishMs: 1_000 });
  const { body, headers } = await get('/');
  await stopped;
  expect([body, headers.connection]).toEqual(['page 2', 'close']);
});

it('tells hosts, addresses, encodings and those who use less data apart', async () => {
  await get('/');
  const others = [
    await text('/', { host: 'other.example' }),
    await text('/?page=2'),
    await text('/', { 'accept-encoding': 'gzip, br' }),
    await text('/', { cookie: 'narthex_low_data=1' }),
  ];
  expect(others).toEqual(['page 2', 'page 3', 'page 4', 'page 5']);
  expect(await text('/', { 'save-data': 'on' })).toBe('page 5');
  expect(await text('/', { 'save-data': 'on', cookie: 'a=b; narthex_low_data=0' })).toBe('page 1');
});

it('tells what proxies say about the host and the protocol apart, but only if they are trusted', async () => {
  await get('/');
  expect(await text('/', { 'x-forwarded-host': 'other.example' })).toBe('page 1');
  await app.close();
  await open({ trustProxy: true });
  await get('/');
  expect(await text('/', { 'x-forwarded-host': 'other.example' })).toBe('page 2');
  expect(await text('/', { 'x-forwarded-proto': 'https' })).toBe('page 3');
  expect(await text('/')).toBe('page 1');
});

it('repeats a page for every host if the site has one origin', async () => {
  await app.close();
  await open({ publicOrigin: 'https://church.example' });
  await get('/');
  expect(await text('/', { host: 'other.example' })).toBe('page 1');
});

it('reports each response that it repeats', async () => {
  const reported: [status: number, isTimed: boolean][] = [];
  app.observeRepeatedResponses((_, status, seconds) => reported.push([status, seconds > 0]));
  await get('/');
  await get('/');
  await get('/', { 'if-none-match': 'W/"a"' });
  expect(reported).toEqual([
    [200, true],
    [304, true],
  ]);
});

it('ends requests for repeated pages like others, so that a stopping process waits for none', async () => {
  await get('/');
  await get('/');
  await app.draining.run({ drainMs: 0, finishMs: 60_000 });
  expect(app.server.listening).toBe(false);
});
