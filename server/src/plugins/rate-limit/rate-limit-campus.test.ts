import { PASSWORD, createUser } from '../../../test/factories';
import { withTestApp } from '../../../test/build-app';
import { DEFAULT_BOUNDS, type Bounds } from '../../bounds';
import { authRoutes } from '../../modules/auth/routes';
import type { ModuleRoutes } from '../../modules/module-routes';
import { notificationsRoutes } from '../../modules/notifications/routes';

const site: ModuleRoutes = async (app) => {
  app.get('/api/v1/site', async () => ({}));
};
/** The test has a tenth of the people, the limits and the time, so that it takes less than a minute. */
const SCALE = 0.1;
const PEOPLE = 300 * SCALE;
const bounds = Object.fromEntries(
  Object.entries(DEFAULT_BOUNDS).map(([name, value]) => [name, Math.ceil(value * SCALE)]),
) as unknown as Bounds;
const app = withTestApp({
  config: { rateLimits: 'on', bounds },
  modules: [authRoutes, notificationsRoutes, site],
});
const remoteAddress = '10.9.0.1';

it('lets a whole campus sign in within a minute, from one address', async () => {
  const passwordHash = await app().passwords.hash(PASSWORD);
  const statuses = new Map<string, number>();
  const send = async (method: 'GET' | 'POST', url: string, rest: object = {}) => {
    const response = await app().inject({ method, url, remoteAddress, ...rest });
    const key = `${response.statusCode} ${url}`;
    statuses.set(key, (statuses.get(key) ?? 0) + 1);
    return response;
  };
  for (let person = 0; person < PEOPLE; person += 1) {
    const { email } = await createUser(app(), { password_hash: passwordHash });
    await send('GET', '/sanctum/csrf-cookie');
    const signedIn = await send('POST', '/api/auth/login', { payload: { email, password: PASSWORD } });
    const headers = { authorization: `Bearer ${signedIn.json().data?.token}` };
    await send('GET', '/api/auth/user', { headers });
    await send('GET', '/api/v1/notifications', { headers });
    await send('GET', '/api/v1/site', { headers });
  }
  expect(Object.fromEntries(statuses)).toEqual({
    '204 /sanctum/csrf-cookie': PEOPLE,
    '200 /api/auth/login': PEOPLE,
    '200 /api/auth/user': PEOPLE,
    '200 /api/v1/notifications': PEOPLE,
    '200 /api/v1/site': PEOPLE,
  });
});
