import { scopeOf, type Actor } from '@narthex/shared-contracts';
import { KINDS, buildTestApp, signIn, withTestApp, type Kind } from '../../test/build-app';
import type { ModuleRoutes } from '../modules/module-routes';
import { ROUTES } from './route-table';

const app = withTestApp();
const PEOPLE = ['visitor', ...Object.keys(KINDS)] as const;
const sessions = new Map<string, Record<string, string>>([['visitor', {}]]);

const isKind = (name: string): name is Kind => name in KINDS;

beforeAll(async () => {
  for (const name of PEOPLE) {
    if (isKind(name)) sessions.set(name, (await signIn(app(), name)).headers);
  }
}, 60_000);

/** These are all paths that need a capability. Signing out is left out, because it changes the caller. */
const GUARDED_PATHS = [...ROUTES.values()]
  .filter(({ isApi, capability, name }) => (isApi || capability !== 'public') && name !== 'auth.logout')
  .flatMap(({ paths, name, method, capability }) =>
    paths.map((path) => ({ name, method, path, capability })),
  );

function describeResponse(response: { readonly statusCode: number; json(): unknown }): string {
  if (![401, 403].includes(response.statusCode)) return 'let in';
  const { success, code } = response.json() as { success: boolean; code: string };
  return `${response.statusCode} ${code}${success ? ', as a success' : ''}`;
}

it.each(PEOPLE)(
  `lets %s in or refuses, as the records of ${GUARDED_PATHS.length} paths say`,
  async (name) => {
    const actor: Actor | null = isKind(name) ? { id: 1, ...KINDS[name] } : null;
    const refusal = actor ? '403 forbidden' : '401 unauthenticated';
    const wrong: string[] = [];
    for (const { method, path, capability } of GUARDED_PATHS) {
      const response = await app().inject({
        method: method as 'GET',
        url: path.replace(/:[^/]+/g, '999999'),
        headers: sessions.get(name),
        payload: {},
      });
      const mayCall = capability === 'public' || scopeOf(actor, capability) !== 'none';
      const result = describeResponse(response);
      if (result !== (mayCall ? 'let in' : refusal)) wrong.push(`${method} ${path}: ${result}`);
    }
    expect(wrong).toEqual([]);
  },
);

describe('what has no record', () => {
  it.each(['/api/v1/everything', '/sanctum/other', '/api'])(
    '%s is not found, for an administrator too',
    async (url) => {
      const response = await app().inject({ url, headers: sessions.get('admin') });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ success: false, code: 'not_found' });
    },
  );

  it('a known path with a method that no record names is not found', async () => {
    const response = await app().inject({
      method: 'PATCH',
      url: '/api/auth/user',
      headers: sessions.get('admin'),
    });
    expect(response.statusCode).toBe(404);
  });

  it.each(['/api/v1/secrets', '/secrets.txt', '/api/docsecrets'])(
    'a route %s without a record stops the start',
    async (url) => {
      const unlisted: ModuleRoutes = async (instance) => {
        instance.get(url, async () => 'all of them');
      };
      await expect(buildTestApp({ modules: [unlisted] })).rejects.toThrow(
        `GET ${url} has no endpoint record`,
      );
    },
  );
});

describe('paths that try to walk around the records', () => {
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
    const response = await guarded().inject({ url });
    expect(response.body).not.toBe('the members');
  });

  it('an endpoint that nothing handles is never a page', async () => {
    const response = await guarded().inject({ url: '/api/v1/site' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
  });
});
