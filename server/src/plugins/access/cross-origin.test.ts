import { signIn, withTestApp } from '../../../test/build-app';
import { signInFrom } from '../../../test/sign-in';

const APP = 'https://app.example.org';
const preflight = (origin: string) => ({
  method: 'OPTIONS' as const,
  url: '/api/v1/events/7',
  headers: {
    origin,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'authorization, if-match',
  },
});

describe('without a setting', () => {
  const app = withTestApp();

  it('no other origin is let in', async () => {
    const read = await app().inject({ url: '/api/v1/site', headers: { origin: APP } });
    expect(read.headers).not.toHaveProperty('access-control-allow-origin');
    expect((await app().inject(preflight(APP))).statusCode).toBe(404);
    const write = await app().inject({ method: 'POST', url: '/api/auth/logout', headers: { origin: APP } });
    expect(write.statusCode).toBe(403);
  });
});

describe('behind a proxy that passes another host on', () => {
  const app = withTestApp({ config: { publicOrigin: APP } });
  const send = (headers: Record<string, string>) =>
    app().inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { host: '127.0.0.1:8080', ...headers },
    });

  it('the site’s own pages may write, and nobody else’s', async () => {
    const { headers } = await signIn(app(), 'member');
    expect((await send({ origin: 'https://app.example.org:444' })).statusCode).toBe(403);
    expect((await send({ origin: 'http://app.example.org' })).statusCode).toBe(403);
    expect((await send({ ...headers, origin: APP })).statusCode).toBe(200);
  });

  it('a browser from before 2023 gets a session that is bound to it', async () => {
    const { response, cookie } = await signInFrom(app(), { origin: APP });
    expect(response.statusCode).toBe(200);
    expect(cookie).not.toBe('');
  });
});

describe('with allowed origins', () => {
  const app = withTestApp({ config: { allowedOrigins: [APP, 'http://localhost:5173'] } });

  it('echoes the one that asks, with credentials, and caches apart', async () => {
    const { headers } = await app().inject({ url: '/api/v1/site', headers: { origin: APP } });
    expect(headers).toMatchObject({
      'access-control-allow-origin': APP,
      'access-control-allow-credentials': 'true',
      vary: expect.stringContaining('Origin'),
    });
    expect(headers['access-control-expose-headers']).toContain('ETag');
  });

  it('responds to a preflight before anything is looked up', async () => {
    const response = await app().inject(preflight(APP));
    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': APP,
      'access-control-allow-methods': expect.stringContaining('PUT'),
      'access-control-allow-headers': expect.stringContaining('If-Match'),
    });
  });

  it('accepts what it sends, and lets it read a refusal', async () => {
    const { headers } = await signIn(app(), 'member');
    const send = (origin: string) =>
      app().inject({ method: 'POST', url: '/api/auth/logout', headers: { ...headers, origin } });
    expect((await send(APP)).statusCode).toBe(200);
    const refused = await app().inject({ url: '/api/v1/admin/users', headers: { origin: APP } });
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['access-control-allow-origin']).toBe(APP);
  });

  it.each([
    'https://app.example.org.evil.example',
    'http://app.example.org',
    'https://other.example',
    'null',
  ])('knows nothing of %s', async (origin) => {
    const read = await app().inject({ url: '/api/v1/site', headers: { origin } });
    expect(read.headers).not.toHaveProperty('access-control-allow-origin');
    expect(read.headers['vary']).toContain('Origin');
    expect((await app().inject(preflight(origin))).statusCode).toBe(404);
    const write = await app().inject({ method: 'POST', url: '/api/auth/logout', headers: { origin } });
    expect(write.statusCode).toBe(403);
  });

  it('leaves requests without an origin as they are', async () => {
    const { headers } = await app().inject('/api/v1/site');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['vary']).toContain('Origin');
  });
});
