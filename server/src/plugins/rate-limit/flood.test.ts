import { PASSWORD, createUser } from '../../../test/factories';
import { signIn, withTestApp } from '../../../test/build-app';
import { DEFAULT_BOUNDS } from '../../bounds';
import { authRoutes } from '../../modules/auth/routes';
import type { ModuleRoutes } from '../../modules/module-routes';

const otherRoutes: ModuleRoutes = async (app) => {
  for (const url of ['/api/v1/sermons', '/media/:key']) app.get(url, async () => ({}));
  app.post('/api/v1/delivery/versions', async () => ({}));
};
const bounds = { ...DEFAULT_BOUNDS, refusalsPerNetwork: 5 };
const app = withTestApp({
  config: { rateLimits: 'on', bounds, shipToken: 'the token of the site' },
  modules: [authRoutes, otherRoutes],
});
const WRONG_TOKEN = { authorization: `Bearer ${'x'.repeat(43)}` };
const LEADER = { role: 'leader', department: 'youth' } as const;

/** All requests of this test come from the same network. */
const send = (
  method: 'GET' | 'POST' | 'OPTIONS',
  url: string,
  options: { headers?: Record<string, string>; payload?: object; remoteAddress?: string } = {},
) => app().inject({ method, url, remoteAddress: '10.0.0.1', ...options });

const REFUSED = [
  ['GET', '/api/auth/user', {}],
  ['GET', '/api/auth/user', WRONG_TOKEN],
  ['GET', '/api/v1/nothing', {}],
  ['POST', '/nothing', {}],
] as const;

/** Sends more requests that can only be refused than the network may send. */
async function flood(): Promise<void> {
  for (let count = 0; count < 3; count += 1)
    for (const [method, url, headers] of REFUSED) await send(method, url, { headers });
}

const signInAs = async (email: string, portal: string, rest: object = {}) => {
  const response = await send('POST', portal, { payload: { email, password: PASSWORD, ...rest } });
  return { authorization: `Bearer ${response.json().data.token}` };
};

describe('while one network sends nothing but refused requests', () => {
  beforeAll(flood, 60_000);

  it.each(REFUSED)('turns %s %s with %o away', async (method, url, headers) => {
    const response = await send(method, url, { headers });
    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({ success: false, code: 'rate_limited' });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each(['/api/auth/login', '/api/auth/leader-login'])(
    'lets a leader of the same network sign in at %s and work',
    async (portal) => {
      const { email } = await createUser(app(), LEADER);
      const headers = await signInAs(email, portal, { department: 'youth' });
      expect((await send('GET', '/api/auth/user', { headers })).statusCode).toBe(200);
      expect((await send('GET', '/api/v1/nothing', { headers })).statusCode).toBe(404);
    },
  );

  it('lets a leader in whose session this process has not met', async () => {
    const { headers } = await signIn(app(), 'youth leader');
    expect((await send('GET', '/api/auth/user', { headers })).statusCode).toBe(200);
  });

  it.each([
    ['GET', '/api/v1/sermons', {}],
    ['GET', '/api/v1/sermons', WRONG_TOKEN],
    ['GET', '/sanctum/csrf-cookie', {}],
    ['GET', '/media/picture', {}],
  ] as const)('still serves a visitor of it %s %s', async (method, url, headers) => {
    expect((await send(method, url, { headers })).statusCode).toBeLessThan(300);
  });

  it('takes a version from a team of it', async () => {
    const headers = { authorization: 'Bearer the token of the site' };
    expect((await send('POST', '/api/v1/delivery/versions', { headers })).statusCode).toBe(200);
  });

  it('turns nobody of another network away', async () => {
    const response = await send('GET', '/api/auth/user', { remoteAddress: '10.0.0.2' });
    expect(response.statusCode).toBe(401);
  });
});
