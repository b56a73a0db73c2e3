import { z } from 'zod';
import { signIn, withTestApp } from '../../../test/build-app';
import { sessions } from '../../database/schema/people/auth';
import { authRoutes } from '../../modules/auth/routes';
import type { ModuleRoutes } from '../../modules/module-routes';
import { problem } from '../../problem-error';
import { createMemoryCounter } from './rate-limit-counter';
import { ACCOUNT_LIMIT, RATE_LIMITS, REFUSAL_LIMIT } from './rate-limit';

const otherRoutes: ModuleRoutes = async (app) => {
  app.get('/api/v1/admin/users', async () => ({}));
  app.get('/media/:key', async () => {
    throw problem('unauthenticated');
  });
  app.get('/newsletter/confirm', async (_request, reply) => reply.code(404).send('No such link.'));
  app.post('/api/v1/delivery/versions', async () => ({}));
  for (const url of ['/api/v1/newsletter', '/api/v1/inquiries']) {
    app.post(url, { schema: { body: z.object({}) } }, async () => ({
      success: true,
    }));
  }
};

const app = withTestApp({ config: { rateLimits: 'on' }, modules: [authRoutes, otherRoutes] });
const from = (remoteAddress: string) => (url: string) =>
  app().inject({ method: 'POST', url, payload: { email: 'x' }, remoteAddress });

it('takes the sign-ins of a whole campus from one address, through all doors together', async () => {
  const post = from('10.0.0.1');
  const { max } = RATE_LIMITS['sign-in'];
  expect(max).toBeGreaterThanOrEqual(200);
  for (let attempt = 0; attempt < max / 2; attempt += 1) {
    expect((await post('/api/auth/login')).statusCode).toBe(422);
    expect((await post('/api/auth/leader-login')).statusCode).toBe(422);
  }
  const refused = await post('/api/auth/login');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ success: false, code: 'rate_limited' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await from('10.0.0.2')('/api/auth/login')).statusCode).toBe(422);
});

describe('a flood of refused requests', () => {
  const remoteAddress = '10.0.0.6';
  const asVisitor = {};
  const withUnknownToken = { authorization: `Bearer ${'x'.repeat(43)}` };

  it('is counted like any other, before a session is looked up', async () => {
    await signIn(app(), 'member');
    const refused = [
      [401, 'GET', '/api/auth/user', asVisitor],
      [401, 'GET', '/api/auth/user', withUnknownToken],
      [403, 'POST', '/api/auth/logout', { origin: 'https://evil.example' }],
      [404, 'GET', '/api/v1/nothing', asVisitor],
      [404, 'POST', '/nothing', asVisitor],
    ] as const;
    const send = ([, method, url, headers]: (typeof refused)[number]) =>
      app().inject({ method, url, headers, remoteAddress });
    for (const request of refused) expect((await send(request)).statusCode).toBe(request[0]);
    for (let count = refused.length; count < REFUSAL_LIMIT.max; count += 1) {
      const request = refused[count % refused.length];
      if (request) await send(request);
    }
    const longAgo = new Date('2026-01-01');
    await app().db.update(sessions).set({ lastSeenAt: longAgo });
    for (const request of refused) {
      const response = await send(request);
      expect(response.statusCode).toBe(429);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      expect(response.headers['x-request-id']).toEqual(expect.any(String));
    }
    const rows = await app().db.select({ lastSeenAt: sessions.lastSeenAt }).from(sessions);
    expect(rows).toEqual(rows.map(() => ({ lastSeenAt: longAgo })));
  }, 60_000);

  it('is counted at the door for published versions, whatever the token', async () => {
    const publish = () =>
      app().inject({
        method: 'POST',
        url: '/api/v1/delivery/versions',
        headers: { authorization: 'Bearer guess' },
        remoteAddress: '10.0.0.7',
      });
    expect((await publish()).headers['x-ratelimit-limit']).toBe(String(RATE_LIMITS.standard.max));
  });

  it('of one account is counted by the account, wherever it comes from, and is nobody else’s', async () => {
    const member = await signIn(app(), 'member');
    const ask = (address: string, { headers }: { headers: Record<string, string> } = member) =>
      app().inject({ url: '/api/v1/admin/users', headers, remoteAddress: address });
    // Until its session is found the token is like any other.
    const first = await ask('10.0.0.8');
    expect(first.headers['x-ratelimit-limit']).toBe(String(RATE_LIMITS.standard.max));
    for (let count = 0; count < ACCOUNT_LIMIT; count += 1)
      expect((await ask(`10.0.1.${count % 2}`)).statusCode).toBe(403);
    const refused = await ask('10.0.0.8');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['x-ratelimit-limit']).toBe(String(ACCOUNT_LIMIT));
    expect((await ask('10.0.0.8', await signIn(app(), 'member'))).statusCode).toBe(403);
  }, 60_000);

  it.each([
    ['private files', '/media/letter-1a2b3c4d.pdf', 401],
    ['links that nobody sent', '/newsletter/confirm?token=guess', 404],
  ])(
    'is counted at %s, by route and address',
    async (_what, url, status) => {
      const get = (address: string, path = url) => app().inject({ url: path, remoteAddress: address });
      for (let count = 0; count < REFUSAL_LIMIT.max; count += 1)
        expect((await get('10.0.0.9')).statusCode).toBe(status);
      const refused = await get('10.0.0.9');
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await get('10.0.0.10')).statusCode).toBe(status);
      expect((await get('10.0.0.9', '/healthz')).statusCode).toBe(200);
    },
    60_000,
  );

  it('of one account at private files is counted by the account', async () => {
    const { headers } = await signIn(app(), 'member');
    const get = (address: string) =>
      app().inject({ url: '/media/letter-1a2b3c4d.pdf', headers, remoteAddress: address });
    for (let count = 0; count < REFUSAL_LIMIT.max; count += 1) await get(`10.0.2.${count % 3}`);
    expect((await get('10.0.2.4')).statusCode).toBe(429);
  }, 60_000);

  it('leaves who is signed in behind the same address alone', async () => {
    const { headers } = await signIn(app(), 'member');
    const get = (asWho: Record<string, string>) =>
      app().inject({ url: '/api/auth/user', headers: asWho, remoteAddress: '10.0.0.11' });
    expect((await get(headers)).statusCode).toBe(200);
    for (let count = 0; count < REFUSAL_LIMIT.max; count += 1) await get({});
    expect((await get({})).statusCode).toBe(429);
    expect((await get(headers)).statusCode).toBe(200);
  }, 60_000);
});

it("counts each of the visitors' forms by itself", async () => {
  const post = from('10.0.0.3');
  for (let attempt = 0; attempt < RATE_LIMITS['visitor-post'].max; attempt += 1) {
    expect((await post('/api/v1/newsletter')).statusCode).toBe(200);
  }
  expect((await post('/api/v1/newsletter')).statusCode).toBe(429);
  expect((await post('/api/v1/inquiries')).statusCode).toBe(200);
});

it('does not let a client choose its own address', async () => {
  const post = (index: number) =>
    app().inject({
      method: 'POST',
      url: '/api/v1/inquiries',
      payload: {},
      remoteAddress: '10.0.0.4',
      headers: { 'x-forwarded-for': `10.1.0.${index}` },
    });
  const statuses = [];
  for (let index = 0; index <= RATE_LIMITS['visitor-post'].max; index += 1)
    statuses.push((await post(index)).statusCode);
  expect(statuses.at(-1)).toBe(429);
});

it('guards the API against floods, and leaves files alone', async () => {
  const { headers } = await signIn(app(), 'member');
  const get = (url: string) => app().inject({ url, headers, remoteAddress: '10.0.0.5' });
  await get('/api/auth/user');
  const response = await get('/api/auth/user');
  expect(response.headers['x-ratelimit-limit']).toBe(String(ACCOUNT_LIMIT));
  expect((await get('/healthz')).headers['x-ratelimit-limit']).toBeUndefined();
});

it('counts in windows, in memory', async () => {
  let now = 0;
  const { count, read } = createMemoryCounter(() => now);
  expect(read('a')).toEqual({ current: 0, ttl: 0 });
  expect(await count('a', 100)).toEqual({ current: 1, ttl: 100 });
  now = 60;
  expect(await count('a', 100)).toEqual({ current: 2, ttl: 40 });
  expect(read('a')).toEqual({ current: 2, ttl: 40 });
  now = 101;
  expect(read('a').current).toBe(0);
  expect(await count('a', 100)).toEqual({ current: 1, ttl: 100 });
});
