import { configureApi, type TransportRequest } from '@narthex/shared-auth';
import type { FrameRequest } from '../frame-protocol';
import { readApiPath, sendForRemote } from './send-for-remote';

let sent: TransportRequest[] = [];
let statuses: number[] = [];
let isRenewed = false;

beforeEach(() => {
  sent = [];
  statuses = [];
  isRenewed = false;
  configureApi({
    host: '',
    transport: async (request) => {
      sent.push(request);
      return { status: statuses.shift() ?? 200, body: { success: true } };
    },
    readToken: () => 'secret-token',
    onUnauthorized: async () => isRenewed,
  });
});

const send = (request: Partial<FrameRequest>) =>
  sendForRemote('music-dashboard', { method: 'GET', url: '/api/v1/events', headers: {}, ...request });

it('makes a call with the session of the person, in the name of the remote', async () => {
  const response = await send({ params: { page: 2 } });
  expect(response).toEqual({ status: 200, body: { success: true } });
  expect(sent[0]).toMatchObject({
    url: '/api/v1/events',
    params: { page: 2 },
    headers: { Authorization: 'Bearer secret-token', 'x-narthex-remote': 'music-dashboard' },
  });
  expect(JSON.stringify(response)).not.toContain('secret-token');
});

it('keeps only the headers that a call may choose', async () => {
  const headers = {
    'If-Match': '"3"',
    Authorization: 'Bearer mine',
    'X-Narthex-Remote': 'other',
    Cookie: 'a=b',
  };
  await send({ headers });
  expect(sent[0]?.headers).toMatchObject({ 'If-Match': '"3"', Authorization: 'Bearer secret-token' });
  expect(sent[0]?.headers).not.toHaveProperty('X-Narthex-Remote');
  expect(sent[0]?.headers).not.toHaveProperty('Cookie');
  expect(sent[0]?.headers['x-narthex-remote']).toBe('music-dashboard');
});

it('sends a form as one', async () => {
  const file = new File(['a'], 'a.csv');
  await send({
    method: 'POST',
    form: [
      ['kind', 'csv'],
      ['file', file],
    ],
  });
  const body = sent[0]?.body as FormData;
  expect(body.get('kind')).toBe('csv');
  expect(body.get('file')).toBeInstanceOf(File);
});

it.each([
  'https://elsewhere.example/api/v1/events',
  '//elsewhere.example/api/v1/events',
  '/api/../sanctum/csrf-cookie',
  '/api/..%2f..%2fuploads',
  '/api/%2e%2e/uploads',
  '/api//v1/events',
  '/api\\..\\uploads',
  '/uploads',
  '/registry.json',
  'api/v1/events',
  '/api',
  null,
  { toString: () => '/api/v1/events' },
])('refuses %p without a request', async (url) => {
  expect(readApiPath(url)).toBeNull();
  expect(await send({ url: url as string })).toMatchObject({ status: 403 });
  expect(sent).toEqual([]);
});

it('refuses a method that no call has', async () => {
  expect(await send({ method: 'TRACE' as 'GET' })).toMatchObject({ status: 403 });
  expect(sent).toEqual([]);
});

it('asks the person to sign in again, and repeats the call if they did', async () => {
  statuses = [401, 200];
  isRenewed = true;
  expect(await send({})).toMatchObject({ status: 200 });
  expect(sent).toHaveLength(2);
  statuses = [401];
  isRenewed = false;
  expect(await send({})).toMatchObject({ status: 401 });
});

it('makes a flood of requests wait for each other, and refuses what is too much', async () => {
  let finish: (() => void)[] = [];
  configureApi({
    transport: (request) => {
      sent.push(request);
      return new Promise((resolve) => finish.push(() => resolve({ status: 200, body: null })));
    },
  });
  const all = Promise.all(Array.from({ length: 600 }, () => send({})));
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent.length).toBeLessThanOrEqual(12);
  for (let rest = 512; rest > 0;) {
    const now = finish;
    finish = [];
    for (const end of now) end();
    rest -= now.length;
    await new Promise((resolve) => setTimeout(resolve));
  }
  const statuses = (await all).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(512);
  expect(statuses.filter((status) => status === 429)).toHaveLength(88);
});
