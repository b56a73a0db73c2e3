import type { Mount } from '@narthex/shared-contracts';
import { readTeamToken } from '@narthex/shared-contracts/team-token';
import { eq } from 'drizzle-orm';
import { signIn, withTestApp } from '../../../../test/build-app';
import { buildPackage, goLive, grant } from '../../../../test/remote-factories';
import { remoteVersions } from '../../../database/schema/remotes';
import { namedWriter } from '../../../writes/unit/writer';
import { publishRemote } from '../publishing/publish-remote';

const V1 = '1.0.0-0123456789';
const V2 = '2.0.0-0123456789';
const app = withTestApp({ config: { trustProxy: true } });
let team: Record<string, string> = {};
beforeAll(async () => {
  team = (await signIn(app(), 'communication leader')).headers;
  await goLive(app(), { remote: 'youth', version: V1 });
  await publish('youth', V2);
});

/** Publishes a version that isn't live. */
async function publish(remote: string, version: string) {
  const remotePackage = buildPackage({ remote, version });
  await grant(app(), remotePackage);
  await publishRemote(app(), remotePackage, { writer: namedWriter('Test'), source: 'shipped' });
}

const post = (url: string, headers: Record<string, string>, payload: object) =>
  app().inject({ method: 'POST', url: `/api/v1/delivery/${url}`, headers, payload });
const createLink = (body: object = {}, headers = team) =>
  post('remotes/youth/previews', headers, { version: V2, roles: ['elder'], expires_in_hours: 24, ...body });
const readToken = (url: string) => new URL(url).searchParams.get('token') ?? '';

/** Returns the versions that a browser with this cookie gets. */
async function chooseFor(cookie: string | undefined) {
  const request = { cookies: { narthex_preview: cookie } } as never;
  return app().chooseVersions(request, {} as never);
}

it('is a link of this site to a version that isn’t live, in the audit', async () => {
  const response = await createLink();
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ success: true, message: 'The link is ready.' });
  const { url, expires_at: expiresAt } = response.json().data;
  expect(new URL(url).pathname).toBe('/preview');
  expect((Date.parse(expiresAt) - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
  const audit = await app().inject({
    url: '/api/v1/admin/audit?action=remote.preview',
    headers: (await signIn(app(), 'admin')).headers,
  });
  expect(audit.json().data[0]).toMatchObject({
    action: 'remote.preview',
    subject_type: 'remote',
    subject_id: 'youth',
    after: { version: V2, roles: ['elder'], expires_at: expiresAt },
  });
});

it('names the version that isn’t there', async () => {
  const refused = await createLink({ version: '9.0.0-0123456789' });
  expect(refused.json().message).toBe('youth has no version 9.0.0-0123456789.');
});

it('keeps the preview as long as the browser is open, on all pages, and safe where the site is', async () => {
  const token = readToken((await createLink()).json().data.url);
  const { headers } = await signIn(app(), 'elder');
  const [cookie] = (await post('previews', headers, { token })).cookies;
  expect(cookie).toMatchObject({ name: 'narthex_preview', path: '/', sameSite: 'Lax' });
  expect(cookie?.secure).toBeUndefined();
  expect(cookie?.expires).toBeUndefined();
  const [safe] = (await post('previews', { ...headers, 'x-forwarded-proto': 'https' }, { token })).cookies;
  expect(safe?.secure).toBe(true);
});

describe('where a preview begins', () => {
  const openOf = async (remote: string, mounts: Mount[]) => {
    await goLive(app(), { remote, version: V1, mounts });
    const body = { version: V1, roles: ['elder'], expires_in_hours: 1 };
    const { url } = (await post(`remotes/${remote}/previews`, team, body)).json().data;
    const { headers } = await signIn(app(), 'elder');
    return post('previews', headers, { token: readToken(url) });
  };
  const mount = (path: string, landing?: string): Mount => ({
    path,
    guard: 'public',
    title: 'Page',
    ...(landing !== undefined && { landing }),
  });

  it.each([
    ['landing', [mount('/landing', '/landing/songs'), mount('/landing/more')], '/landing/songs'],
    ['first', [mount('/first'), mount('/first/more')], '/first'],
    ['product', [mount('/Product{product}')], '/'],
  ])('is the %s page of its mounts', async (remote, mounts, path) => {
    expect((await openOf(remote, mounts)).json().data.path).toBe(path);
  });
});

it('leads nowhere once its version is gone', async () => {
  await publish('gone', V1);
  const body = { version: V1, roles: ['elder'], expires_in_hours: 1 };
  const { url } = (await post('remotes/gone/previews', team, body)).json().data;
  const { headers } = await signIn(app(), 'elder');
  const token = readToken(url);
  const { cookies } = await post('previews', headers, { token });
  await app().db.delete(remoteVersions).where(eq(remoteVersions.remote, 'gone'));
  const refused = await post('previews', headers, { token });
  expect([refused.statusCode, refused.json().message]).toEqual([404, 'This version is no longer there.']);
  expect((await chooseFor(cookies[0]?.value)).preview).toBeUndefined();
});

it.each([
  ['a version that isn’t there', { version: '9.0.0-0123456789' }, 404],
  ['nobody', { roles: [] }, 422],
  ['a month', { expires_in_hours: 31 * 24 }, 422],
])('is not made for %s', async (_, body, status) => {
  expect((await createLink(body)).statusCode).toBe(status);
});

it('is made with the key of the remote’s own team, and recorded by the key’s name', async () => {
  const issue = async (remote: string) => {
    const body = { name: `Laptop of ${remote}`, remote, can_release: false, expires_in_days: 30 };
    const { token } = (await post('keys', team, body)).json().data;
    return { authorization: `Bearer ${readTeamToken(token).token}` };
  };
  const made = await createLink({}, await issue('youth'));
  expect(readToken(made.json().data.url)).not.toBe('');
  const audit = await app().inject({
    url: '/api/v1/admin/audit?action=remote.preview',
    headers: (await signIn(app(), 'admin')).headers,
  });
  expect(audit.json().data[0].actor).toBe('Key “Laptop of youth”');
  const refused = await createLink({}, await issue('music'));
  expect(refused.statusCode).toBe(403);
  expect(refused.json().message).toBe('This key is for music, not for youth.');
});

it('opens for the roles it names, and shows them the version with the live one behind it', async () => {
  const token = readToken((await createLink()).json().data.url);
  const elder = await signIn(app(), 'elder');
  const opened = await post('previews', elder.headers, { token });
  expect(opened.json()).toEqual({
    success: true,
    data: { title: 'youth', version: V2, path: '/youth' },
  });
  const [cookie] = opened.cookies;
  expect(cookie?.maxAge).toBeUndefined();
  const { registry, audience, key, preview } = await chooseFor(cookie?.value);
  expect([audience, key]).toEqual(['one', `preview youth ${V2}`]);
  expect(preview).toEqual({ remote: 'youth', version: V2, title: 'youth' });
  const [entry] = registry.microFrontends['youth'] ?? [];
  expect([entry?.metadata.version, entry?.extras.previous?.version]).toEqual([V2, V1]);
});

it('is closed to everybody else', async () => {
  const token = readToken((await createLink()).json().data.url);
  const member = await signIn(app(), 'member');
  const refused = await post('previews', member.headers, { token });
  expect(refused.statusCode).toBe(403);
  expect(refused.json().message).toBe('This preview is for other people: elder.');
  const two = readToken((await createLink({ roles: ['elder', 'pastor'] })).json().data.url);
  expect((await post('previews', member.headers, { token: two })).json().message).toBe(
    'This preview is for other people: pastor, elder.',
  );
  expect((await post('previews', {}, { token })).statusCode).toBe(401);
  const forged = await post('previews', team, { token: `${token.slice(0, -4)}AAAA` });
  expect([forged.statusCode, forged.json().message]).toEqual([404, 'This link is not valid, or no longer.']);
});

it('shows what is live where the cookie isn’t one of this site', async () => {
  for (const cookie of [undefined, 'anything', Buffer.from('cookie youth').toString('base64url')]) {
    const { registry, preview } = await chooseFor(cookie);
    expect(preview).toBeUndefined();
    expect(registry.microFrontends['youth']?.[0]?.metadata.version).toBe(V1);
  }
});
