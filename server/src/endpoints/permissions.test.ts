import { CALLS, allows } from '@narthex/shared-contracts';
import { KINDS, buildTestApp, signIn, withTestApp, type Kind } from '../../../test/build-app';
import type { ModuleRoutes } from '../../modules/module-routes';

const app = withTestApp();
const PEOPLE = ['visitor', ...Object.keys(KINDS)] as const;
const sessions = new Map<string, Record<string, string>>([['visitor', {}]]);

const isKind = (name: string): name is Kind => name in KINDS;

beforeAll(async () => {
  for (const name of PEOPLE) {
    if (isKind(name)) sessions.set(name, (await signIn(app(), name)).headers);
  }
}, 60_000);

/** Signing out is the one call that changes who acts. */
const ENDS_THE_SESSION = '/api/auth/logout';

describe.each(PEOPLE)('%s', (name) => {
  const actor = isKind(name) ? { id: 1, ...KINDS[name] } : null;

  it.each(CALLS.filter((call) => call.path !== ENDS_THE_SESSION))(
    'is let in or refused as the table says: $method $path',
    async ({ method, path, access }) => {
      const url = path.replace(/:[^/]+/g, '999999');
      const answer = await app().inject({ method, url, headers: sessions.get(name), payload: {} });
      if (allows(access, actor)) {
        expect([401, 403]).not.toContain(answer.statusCode);
      } else {
        expect(answer.statusCode).toBe(actor ? 403 : 401);
        expect(answer.json()).toMatchObject({
          success: false,
          code: actor ? 'forbidden' : 'unauthenticated',
        });
      }
    },
  );
});

describe('what is not in the table', () => {
  it.each(['/api/v1/everything', '/sanctum/other', '/api'])(
    '%s is not found, for an administrator too',
    async (url) => {
      const answer = await app().inject({ url, headers: sessions.get('admin') });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ success: false, code: 'not_found' });
    },
  );

  it('a listed path with a method that is not listed is not found', async () => {
    const answer = await app().inject({
      method: 'PATCH',
      url: '/api/auth/user',
      headers: sessions.get('admin'),
    });
    expect(answer.statusCode).toBe(404);
  });

  it('a route of the API that is not listed stops the start', async () => {
    const unlisted: ModuleRoutes = async (instance) => {
      instance.get('/api/v1/secrets', async () => 'all of them');
    };
    await expect(buildTestApp({ modules: [unlisted] })).rejects.toThrow(
      'GET /api/v1/secrets is not listed in CALLS',
    );
  });
});

describe('addresses that try to walk around the table', () => {
  const catchAll: ModuleRoutes = async (instance) => {
    instance.get('/*', async () => 'a page');
    instance.get('/api/v1/members', async () => 'the members');
  };
  const guarded = withTestApp({ modules: [catchAll] });

  it.each([
    '/%61pi/v1/members',
    '/api/v1/membe%72s',
    '/api/v1/members/',
    '/api/v1/members?x=/api/v1/site',
    '//api/v1/members',
    '/API/v1/members',
    '/api/v1/./members',
  ])('%s never shows the members to a visitor', async (url) => {
    const answer = await guarded().inject({ url });
    expect(answer.body).not.toBe('the members');
  });

  it('a listed call that nobody answers is never a page', async () => {
    const answer = await guarded().inject({ url: '/api/v1/site' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });
});
