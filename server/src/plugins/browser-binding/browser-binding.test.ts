import { withTestApp } from '../../../test/build-app';
import { DEFAULT_BOUNDS } from '../../bounds';
import { ROUTES } from '../../endpoints/route-table';
import { SITE, signInFrom } from '../../../test/sign-in';

const FRONT_END = 'https://app.example.org';
const app = withTestApp({ config: { allowedOrigins: [FRONT_END] } });
const secureApp = withTestApp({ config: { publicOrigin: 'https://church.example' } });
const INVENTED = { authorization: `Bearer web_${'x'.repeat(65)}` };
const currentUser = (headers: Record<string, string>) => app().inject({ url: '/api/auth/user', headers });

describe('the cookie of a browser', () => {
  it.each([
    ['a page of the site', { 'sec-fetch-site': 'same-origin', origin: SITE }],
    ['a page of a sibling host', { 'sec-fetch-site': 'same-site', origin: FRONT_END }],
    ['a URL that was typed in', { 'sec-fetch-site': 'none' }],
    ['an older browser', { origin: SITE }],
  ])('comes with the sign-in from %s', async (_from, headers) => {
    const { response, token, cookie } = await signInFrom(app(), headers);
    expect(response.cookies).toEqual([
      expect.objectContaining({
        name: 'narthex_browser',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        httpOnly: true,
        sameSite: 'Strict',
        maxAge: 90 * 86_400,
      }),
    ]);
    expect(response.cookies[0]).not.toHaveProperty('secure');
    expect((await currentUser({ authorization: `Bearer ${token}` })).statusCode).toBe(401);
    expect((await currentUser({ authorization: `Bearer ${token}`, cookie })).statusCode).toBe(200);
  });

  it('comes with the leaders’ sign-in too', async () => {
    const { response, cookie } = await signInFrom(app(), { 'sec-fetch-site': 'same-origin' }, 'leader-login');
    expect(response.statusCode).toBe(200);
    expect(cookie).toMatch(/^narthex_browser=/);
  });

  it.each([
    ['a program', {}, null],
    ['a front end of another site', { 'sec-fetch-site': 'cross-site', origin: FRONT_END }, FRONT_END],
    ['that in an older browser', { origin: FRONT_END }, FRONT_END],
  ])('isn’t needed for the token of %s, which is listed apart', async (_who, headers, origin) => {
    const { response, token } = await signInFrom(app(), headers);
    expect(response.cookies).toEqual([]);
    const authorization = `Bearer ${token}`;
    expect((await currentUser({ authorization })).statusCode).toBe(200);
    const list = await app().inject({ url: '/api/auth/sessions', headers: { authorization } });
    expect(list.json().data).toMatchObject([{ client: origin === null ? 'program' : 'website', origin }]);
  });

  it('doesn’t come with a refused sign-in', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const payload = { email: 'nobody@demo.test', password: 'not the password' };
    const refused = await app().inject({ method: 'POST', url: '/api/auth/login', headers, payload });
    expect(refused.statusCode).toBe(401);
    expect(refused.cookies).toEqual([]);
  });

  it('is cleared by signing out, but not by another session', async () => {
    const browser = { 'sec-fetch-site': 'same-origin' };
    const first = await signInFrom(app(), browser);
    const other = await signInFrom(app(), browser);
    const signOut = (token: string, cookie: string) =>
      app().inject({
        method: 'POST',
        url: '/api/auth/logout',
        headers: { authorization: `Bearer ${token}`, cookie },
      });
    expect((await signOut(other.token, first.cookie)).cookies).toEqual([]);
    const [cleared] = (await signOut(first.token, first.cookie)).cookies;
    expect(cleared).toMatchObject({ name: 'narthex_browser', value: '', path: '/', httpOnly: true });
    expect(cleared?.expires?.getTime()).toBe(0);
    expect(
      (await currentUser({ authorization: `Bearer ${first.token}`, cookie: first.cookie })).statusCode,
    ).toBe(401);
  });

  it('is replaced by the next sign-in of the browser, which ends the session before', async () => {
    const browser = { 'sec-fetch-site': 'same-origin' };
    const first = await signInFrom(app(), browser);
    const second = await signInFrom(app(), { ...browser, cookie: first.cookie });
    expect(second.cookie).not.toBe(first.cookie);
    for (const cookie of [first.cookie, second.cookie])
      expect((await currentUser({ authorization: `Bearer ${first.token}`, cookie })).statusCode).toBe(401);
    const authorization = `Bearer ${second.token}`;
    expect((await currentUser({ authorization, cookie: second.cookie })).statusCode).toBe(200);
  });
});

it('a cookie is prefixed where the site has HTTPS, and the plain one counts for nothing there', async () => {
  const { response, token, cookie } = await signInFrom(secureApp(), { 'sec-fetch-site': 'same-origin' });
  expect(response.cookies).toMatchObject([
    { name: '__Host-narthex_browser', secure: true, httpOnly: true, path: '/', sameSite: 'Strict' },
  ]);
  expect(response.cookies[0]).not.toHaveProperty('domain');
  const statusWith = async (text: string) =>
    (
      await secureApp().inject({
        url: '/api/auth/user',
        headers: { authorization: `Bearer ${token}`, cookie: text },
      })
    ).statusCode;
  expect(await statusWith(cookie)).toBe(200);
  expect(await statusWith(cookie.replace('__Host-', ''))).toBe(401);
});

describe('a token that was carried away from its browser', () => {
  /** Each door that needs a session. Routes without a record stop the start, so there are no others. */
  const DOORS = [...ROUTES.values()]
    .filter(({ capability }) => capability !== 'public')
    .flatMap(({ paths, name, method, acceptsKeys }) =>
      paths.map((path) => ({ name, method, path, acceptsKeys })),
    );

  it(`opens none of ${DOORS.length} doors, and is refused like an invented one`, async () => {
    const { token } = await signInFrom(app(), { 'sec-fetch-site': 'same-origin' }, 'login', 'admin');
    const other = await signInFrom(app(), { 'sec-fetch-site': 'same-origin' });
    const authorization = `Bearer ${token}`;
    const wrong: string[] = [];
    for (const { name, method, path } of DOORS) {
      const ask = async (headers: Record<string, string>) => {
        const url = path.replace(/:[^/]+/g, '999999').replace('*', '999999');
        const response = await app().inject({ method: method as 'GET', url, headers, payload: {} });
        const { request_id: _id, ...body } = response.json();
        return JSON.stringify([response.statusCode, body]);
      };
      const expected = await ask(INVENTED);
      if (!expected.startsWith('[401,')) wrong.push(`${name}: ${expected}`);
      for (const cookie of ['', other.cookie])
        if ((await ask({ authorization, cookie })) !== expected) wrong.push(`${name}: ${method} ${path}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['signs nobody out', 'POST', '/api/auth/logout'],
    ['sees what a visitor sees', 'GET', '/api/v1/announcements'],
    ['finds what a visitor finds', 'GET', '/api/v1/search?q=choir'],
  ] as const)('%s at public doors', async (_what, method, url) => {
    const { token, cookie } = await signInFrom(app(), { 'sec-fetch-site': 'same-origin' }, 'login', 'admin');
    const authorization = `Bearer ${token}`;
    const stolen = await app().inject({ method, url, headers: { authorization } });
    const visitor = await app().inject({ method, url });
    expect([stolen.statusCode, stolen.json()]).toEqual([visitor.statusCode, visitor.json()]);
    expect((await currentUser({ authorization, cookie })).statusCode).toBe(200);
  });
});

describe('the limit of requests', () => {
  const limited = withTestApp({
    config: { rateLimits: 'on', bounds: { ...DEFAULT_BOUNDS, requestsPerAccount: 5 } },
  });

  it('counts a token without its cookie for the network, not for the account', async () => {
    const { token, cookie } = await signInFrom(limited(), { 'sec-fetch-site': 'same-origin' });
    const authorization = `Bearer ${token}`;
    const ask = async (headers: Record<string, string>) =>
      (await limited().inject({ url: '/api/v1/announcements', headers })).statusCode;
    for (let count = 0; count < 10; count += 1) expect(await ask({ authorization })).toBe(200);
    for (let count = 0; count < 5; count += 1) expect(await ask({ authorization, cookie })).toBe(200);
    expect(await ask({ authorization, cookie })).toBe(429);
  });
});

it('a cookie is found among others', async () => {
  const { token, cookie } = await signInFrom(app(), { 'sec-fetch-site': 'same-origin' });
  const headers = { authorization: `Bearer ${token}`, cookie: `a=1; ${cookie}; XSRF-TOKEN=b` };
  expect((await currentUser(headers)).statusCode).toBe(200);
});
