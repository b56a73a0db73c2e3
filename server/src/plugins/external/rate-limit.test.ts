import { z } from 'zod';
import { signIn, withTestApp } from '../../../test/build-app';
import { sessions } from '../../database/schema/people/auth';
import { authRoutes } from '../../modules/auth/routes';
import type { ModuleRoutes } from '../../modules/module-routes';
import { memoryCounter } from './rate-limit-counter';
import { RATE_LIMITS } from './rate-limit';

const otherRoutes: ModuleRoutes = async (app) => {
  app.get('/api/v1/admin/users', async () => ({}));
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
    const member = await signIn(app(), 'member');
    const refused = [
      [401, 'GET', '/api/auth/user', asVisitor],
      [401, 'GET', '/api/auth/user', withUnknownToken],
      [403, 'GET', '/api/v1/admin/users', member.headers],
      [403, 'POST', '/api/auth/logout', { origin: 'https://evil.example' }],
      [404, 'GET', '/api/v1/nothing', asVisitor],
      [404, 'POST', '/nothing', asVisitor],
    ] as const;
    const send = ([, method, url, headers]: (typeof refused)[number]) =>
      app().inject({ method, url, headers, remoteAddress });
    for (const request of refused) expect((await send(request)).statusCode).toBe(request[0]);
    for (let count = refused.length; count < RATE_LIMITS.standard.max; count += 1) {
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
    expect((await publish()).headers['x-ratelimit-limit']).toBe('600');
  });
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
  const response = await get('/api/auth/user');
  expect(response.headers['x-ratelimit-limit']).toBe('600');
  expect((await get('/healthz')).headers['x-ratelimit-limit']).toBeUndefined();
});

it('counts in windows, in memory', async () => {
  let now = 0;
  const count = memoryCounter(() => now);
  expect(await count('a', 100)).toEqual({ current: 1, ttl: 100 });
  now = 60;
  expect(await count('a', 100)).toEqual({ current: 2, ttl: 40 });
  now = 101;
  expect(await count('a', 100)).toEqual({ current: 1, ttl: 100 });
});
