import { z } from 'zod';
import { signIn, withTestApp } from '../../../test/build-app';
import { authRoutes } from '../../modules/auth/routes';
import type { ModuleRoutes } from '../../modules/module-routes';
import { memoryCounter } from './rate-limit-counter';
import { RATE_LIMITS } from './rate-limit';

const visitorForms: ModuleRoutes = async (app) => {
  for (const url of ['/api/v1/newsletter', '/api/v1/inquiries']) {
    app.post(url, { schema: { body: z.object({}) } }, async () => ({
      success: true,
    }));
  }
};

const app = withTestApp({ config: { rateLimits: 'on' }, modules: [authRoutes, visitorForms] });
const from = (remoteAddress: string) => (url: string) =>
  app().inject({ method: 'POST', url, payload: { email: 'x' }, remoteAddress });

it('takes ten sign-ins a minute from one address, through all doors together', async () => {
  const post = from('10.0.0.1');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await post('/api/auth/login')).statusCode).toBe(422);
    expect((await post('/api/auth/leader-login')).statusCode).toBe(422);
  }
  const refused = await post('/api/auth/login');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ success: false, code: 'rate_limited' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await from('10.0.0.2')('/api/auth/login')).statusCode).toBe(422);
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
  const answer = await get('/api/auth/user');
  expect(answer.headers['x-ratelimit-limit']).toBe('600');
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
