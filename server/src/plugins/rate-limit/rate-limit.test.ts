import pino from 'pino';
import { z } from 'zod';
import { buildTestApp, signIn, withTestApp } from '../../../test/build-app';
import { DEFAULT_BOUNDS } from '../../bounds';
import { authRoutes } from '../../modules/auth/routes';
import type { ModuleRoutes } from '../../modules/module-routes';
import { createMemoryCounter } from './rate-limit-counter';

const otherRoutes: ModuleRoutes = async (app) => {
  app.get('/api/v1/admin/users', async () => ({}));
  for (const url of ['/api/v1/newsletter', '/api/v1/inquiries']) {
    app.post(url, { schema: { body: z.object({}) } }, async () => ({
      success: true,
    }));
  }
};

const bounds = {
  ...DEFAULT_BOUNDS,
  requestsPerAccount: 6,
  requestsPerNetwork: 20,
  signInsPerNetwork: 4,
  visitorPostsPerNetwork: 3,
  accountMailsPerRecipientPerHour: 10,
};
const app = withTestApp({ config: { rateLimits: 'on', bounds }, modules: [authRoutes, otherRoutes] });
const from = (remoteAddress: string) => (url: string) =>
  app().inject({ method: 'POST', url, payload: { email: 'x' }, remoteAddress });

it('counts the sign-ins of a network through all doors together', async () => {
  const post = from('10.0.0.1');
  for (let attempt = 0; attempt < bounds.signInsPerNetwork / 2; attempt += 1) {
    expect((await post('/api/auth/login')).statusCode).toBe(422);
    expect((await post('/api/auth/leader-login')).statusCode).toBe(422);
  }
  const refused = await post('/api/auth/login');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ success: false, code: 'rate_limited' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await from('10.0.0.2')('/api/auth/login')).statusCode).toBe(422);
});

it('counts an account wherever it comes from, and apart from all others', async () => {
  const member = await signIn(app(), 'member');
  const ask = (address: string, { headers }: { headers: Record<string, string> } = member) =>
    app().inject({ url: '/api/v1/admin/users', headers, remoteAddress: address });
  for (let count = 0; count < bounds.requestsPerAccount; count += 1)
    expect((await ask(`10.0.1.${count % 2}`)).statusCode).toBe(403);
  const refused = await ask('10.0.0.8');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['x-ratelimit-limit']).toBe(String(bounds.requestsPerAccount));
  expect((await ask('10.0.0.8', await signIn(app(), 'member'))).statusCode).toBe(403);
});

it('leaves who is signed in alone when the visitors of a network have used its calls up', async () => {
  const get = (headers: Record<string, string> = {}) =>
    app().inject({ url: '/api/auth/logout', method: 'POST', headers, remoteAddress: '10.0.0.11' });
  const { headers } = await signIn(app(), 'member');
  for (let count = 0; count < bounds.requestsPerNetwork; count += 1) await get();
  expect((await get()).statusCode).toBe(429);
  expect((await get(headers)).statusCode).toBe(200);
});

it("counts each of the visitors' forms by itself", async () => {
  const post = from('10.0.0.3');
  for (let attempt = 0; attempt < bounds.visitorPostsPerNetwork; attempt += 1) {
    expect((await post('/api/v1/newsletter')).statusCode).toBe(200);
  }
  expect((await post('/api/v1/newsletter')).statusCode).toBe(429);
  expect((await post('/api/v1/inquiries')).statusCode).toBe(200);
});

it('counts a form that needs an account by the account, so that visitors can’t close it', async () => {
  const url = '/api/auth/confirm-email/resend';
  const send = (headers: Record<string, string> = {}) =>
    app().inject({ method: 'POST', url, headers, remoteAddress: '10.0.0.12' });
  for (let attempt = 0; attempt <= bounds.visitorPostsPerNetwork; attempt += 1)
    expect((await send()).statusCode).toBe(401);
  const { headers } = await signIn(app(), 'member', { email_confirmed_at: null });
  for (let attempt = 0; attempt < bounds.visitorPostsPerNetwork; attempt += 1)
    expect((await send(headers)).statusCode).toBe(200);
  expect((await send(headers)).statusCode).toBe(429);
});

it.each([
  ['an IPv4 address', '10.0.0.20', '10.0.0.20', '10.0.0.21'],
  ['an IPv4 address in IPv6', '::ffff:10.0.0.22', '10.0.0.22', '::ffff:10.0.0.23'],
  ['an IPv6 /64', '2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:3::1'],
])('counts %s as one network', async (_what, first, second, other) => {
  for (let attempt = 0; attempt < bounds.visitorPostsPerNetwork; attempt += 1)
    expect((await from(first)('/api/v1/newsletter')).statusCode).toBe(200);
  expect((await from(second)('/api/v1/newsletter')).statusCode).toBe(429);
  expect((await from(other)('/api/v1/newsletter')).statusCode).toBe(200);
});

it('leaves files and health checks alone', async () => {
  expect((await app().inject('/healthz')).headers['x-ratelimit-limit']).toBeUndefined();
});

describe('X-Forwarded-For', () => {
  it('lets no client choose its own address where no proxy is trusted', async () => {
    const post = (index: number) =>
      app().inject({
        method: 'POST',
        url: '/api/v1/inquiries',
        payload: {},
        remoteAddress: '10.0.0.4',
        headers: { 'x-forwarded-for': `10.1.0.${index}` },
      });
    const statuses = [];
    for (let index = 0; index <= bounds.visitorPostsPerNetwork; index += 1)
      statuses.push((await post(index)).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });

  it.each([
    ['once where TRUST_PROXY is not set', false, 1],
    ['never where a proxy is named', 1, 0],
  ] as const)('is warned of %s', async (_when, trustProxy, count) => {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
    const behindProxy = await buildTestApp({ config: { trustProxy }, modules: [], logger });
    const headers = { 'x-forwarded-for': '10.1.0.1' };
    await behindProxy.inject('/healthz');
    for (let request = 0; request < 2; request += 1) await behindProxy.inject({ url: '/healthz', headers });
    await behindProxy.close();
    expect(lines.filter((line) => line.includes('TRUST_PROXY is not set'))).toHaveLength(count);
  });
});

it('counts in windows, in memory', async () => {
  let now = 0;
  const { count } = createMemoryCounter(() => now);
  expect(await count('a', 100)).toEqual({ current: 1, ttl: 100 });
  now = 60;
  expect(await count('a', 100)).toEqual({ current: 2, ttl: 40 });
  now = 101;
  expect(await count('a', 100)).toEqual({ current: 1, ttl: 100 });
});
