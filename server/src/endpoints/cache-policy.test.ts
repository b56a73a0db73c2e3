import { signIn } from '../../test/build-app';
import { withSmallApp } from '../../test/build-small-app';
import type { ModuleRoutes } from '../modules/module-routes';

const SHIP_TOKEN = 'a-token-of-the-site-for-tests';

const routes: ModuleRoutes = async (app) => {
  app.get('/api/v1/leaders', async () => ({ success: true }));
  app.get('/api/v1/events/:id/rsvp', async () => ({ success: true }));
  app.get('/api/v1/gallery/:id/download', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=60');
    return 'a picture';
  });
  app.post('/api/v1/newsletter', async () => ({ success: true }));
  app.get('/api/v1/delivery/changes', async () => ({ success: true }));
};

const app = withSmallApp([routes], { shipToken: SHIP_TOKEN });
const getPolicy = async (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}) => {
  const response = await app().inject({ method, url, headers });
  expect(response.statusCode).toBe(200);
  return response.headers['cache-control'];
};

it('has what everybody may read asked for again each time', async () => {
  expect(await getPolicy('GET', '/api/v1/leaders')).toBe('no-cache');
});

it.each([
  ['what a visitor sends', 'POST', '/api/v1/newsletter', {}],
  ['what a key opens', 'GET', '/api/v1/delivery/changes', { authorization: `Bearer ${SHIP_TOKEN}` }],
  ['what its record says', 'GET', '/api/v1/events/1/rsvp', {}],
] as const)('has nobody keep the response to %s', async (_what, method, url, headers) => {
  expect(await getPolicy(method, url, headers)).toBe('no-store');
});

it('has nobody keep what a signed-in person is shown', async () => {
  const { headers } = await signIn(app(), 'member');
  expect(await getPolicy('GET', '/api/v1/leaders', headers)).toBe('no-store');
});

it('leaves it to the handler where the record does', async () => {
  expect(await getPolicy('GET', '/api/v1/gallery/1/download')).toBe('public, max-age=60');
});
