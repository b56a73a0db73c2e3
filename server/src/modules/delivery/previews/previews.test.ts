import type { Mount } from '@narthex/shared-contracts';
import { readTeamToken } from '@narthex/shared-contracts/team-token';
import { eq } from 'drizzle-orm';
import { signIn, withTestApp, type Kind } from '../../../../test/build-app';
import { buildPackage, goLive, grant } from '../../../../test/remote-factories';
import { remoteGrants, remotePreviews, remoteVersions } from '../../../database/schema/remotes';
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
  post('remotes/youth/previews', headers, { version: V2, roles: ['leader'], expires_in_hours: 24, ...body });
const NOT_VALID = 'This link is not valid, or no longer. Please ask whoever sent it for a new one.';
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
    after: { version: V2, roles: ['leader'], expires_at: expiresAt },
  });
});

it('names the version that isn’t there', async () => {
  const refused = await createLink({ version: '9.0.0-0123456789' });
  expect(refused.json().message).toBe('youth has no version 9.0.0-0123456789.');
});

it('keeps the preview as long as the browser is open, on all pages, and safe where the site is', async () => {
  const token = readToken((await createLink()).json().data.url);
  const headers = team;
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
    const body = { version: V1, roles: ['leader'], expires_in_hours: 1 };
    const { url } = (await post(`remotes/${remote}/previews`, team, body)).json().data;
    return post('previews', team, { token: readToken(url) });
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
  const body = { version: V1, roles: ['leader'], expires_in_hours: 1 };
  const { url } = (await post('remotes/gone/previews', team, body)).json().data;
  const token = readToken(url);
  const { cookies } = await post('previews', team, { token });
  await app().db.delete(remoteVersions).where(eq(remoteVersions.remote, 'gone'));
  const refused = await post('previews', team, { token });
  expect([refused.statusCode, refused.json().message]).toEqual([404, NOT_VALID]);
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
  await grant(app(), buildPackage({ remote: 'music', version: V1 }));
  const refused = await createLink({}, await issue('music'));
  expect(refused.statusCode).toBe(403);
  expect(refused.json().message).toBe('This key is for music, not for youth.');
});

it('opens for the roles it names, and shows them the version with the live one behind it', async () => {
  const token = readToken((await createLink()).json().data.url);
  const opened = await post('previews', team, { token });
  expect(opened.json()).toEqual({
    success: true,
    data: { title: 'youth', version: V2, path: '/youth' },
  });
  const [cookie] = opened.cookies;
  expect(cookie?.maxAge).toBeUndefined();
  const { registry, audience, key, preview } = await chooseFor(cookie?.value);
  expect([audience, key]).toEqual(['one', `preview youth ${V2} isolated`]);
  expect(preview).toEqual({ remote: 'youth', version: V2, title: 'youth' });
  const [entry] = registry.microFrontends['youth'] ?? [];
  expect([entry?.metadata.version, entry?.extras.previous?.version]).toEqual([V2, V1]);
});

it('is closed to everybody else', async () => {
  const token = readToken((await createLink()).json().data.url);
  const refused = await post('previews', (await signIn(app(), 'admin')).headers, { token });
  expect(refused.statusCode).toBe(403);
  expect(refused.json().message).toBe(
    'This preview is for other people: leader of the communications team and of the departments of this part.',
  );
  expect((await post('previews', {}, { token })).statusCode).toBe(401);
  const forged = await post('previews', team, { token: `${token.slice(0, -4)}AAAA` });
  expect([forged.statusCode, forged.json().message]).toEqual([404, NOT_VALID]);
});

it('shows what is live where the cookie isn’t one of this site', async () => {
  for (const cookie of [undefined, 'anything', Buffer.from('cookie youth').toString('base64url')]) {
    const { registry, preview } = await chooseFor(cookie);
    expect(preview).toBeUndefined();
    expect(registry.microFrontends['youth']?.[0]?.metadata.version).toBe(V1);
  }
});

it.each<[string, Kind, 'opens' | 'refused']>([
  ['who leads its department', 'music leader', 'opens'],
  ['who decides what is live', 'communication leader', 'opens'],
  ['who leads another department', 'youth leader', 'refused'],
  ['who has another role', 'member', 'refused'],
])('of a department’s remote is for a person %s', async (_, kind, outcome) => {
  const mounts: Mount[] = [{ path: '/choir', guard: 'leader', title: 'Choir', departments: ['music'] }];
  await goLive(app(), { remote: 'choir', version: V1, mounts });
  const body = { version: V1, roles: ['leader'], expires_in_hours: 1 };
  const { url } = (await post('remotes/choir/previews', team, body)).json().data;
  const { headers } = await signIn(app(), kind);
  const { statusCode } = await post('previews', headers, { token: readToken(url) });
  expect(statusCode).toBe(outcome === 'opens' ? 200 : 403);
});

it('is revoked: neither the link nor a browser that opened it shows the version any more', async () => {
  const token = readToken((await createLink()).json().data.url);
  const [cookie] = (await post('previews', team, { token })).cookies;
  const list = async () => {
    const response = await app().inject({ url: '/api/v1/delivery/remotes/youth/previews', headers: team });
    return response.json().data as { id: number }[];
  };
  const [newest] = await list();
  expect(newest).toMatchObject({
    version: V2,
    roles: ['leader'],
    created_by: expect.any(String),
    expires_at: expect.any(String),
  });
  const revoke = (id: number | undefined, headers = team) =>
    app().inject({ method: 'DELETE', url: `/api/v1/delivery/previews/${id}`, headers });
  expect((await revoke(newest?.id, (await signIn(app(), 'music leader')).headers)).statusCode).toBe(403);
  expect((await revoke(newest?.id)).json()).toEqual({ success: true, message: 'The link was revoked.' });
  expect((await revoke(newest?.id)).statusCode).toBe(404);
  expect((await list()).map(({ id }) => id)).not.toContain(newest?.id);
  expect((await post('previews', team, { token })).statusCode).toBe(404);
  expect((await chooseFor(cookie?.value)).preview).toBeUndefined();
  const audit = await app().inject({
    url: '/api/v1/admin/audit?action=remote.preview-revoke',
    headers: (await signIn(app(), 'admin')).headers,
  });
  expect(audit.json().data[0]).toMatchObject({ subject_id: 'youth', before: { version: V2 } });
});

it('ends at its time', async () => {
  const token = readToken((await createLink()).json().data.url);
  const [cookie] = (await post('previews', team, { token })).cookies;
  await app()
    .db.update(remotePreviews)
    .set({ expires_at: new Date(Date.now() - 1) });
  expect((await post('previews', team, { token })).statusCode).toBe(404);
  expect((await chooseFor(cookie?.value)).preview).toBeUndefined();
});

it.each<[string, 'core' | 'isolated', Partial<typeof remoteVersions.$inferInsert>, true | undefined]>([
  ['a core remote’s version that a person published', 'core', {}, undefined],
  ['a core remote’s version that was built with the site', 'core', { source: 'local' }, undefined],
  ['a core remote’s version that a key published', 'core', { signature: 'signed' }, true],
  ['an isolated remote’s version', 'isolated', { source: 'local' }, true],
])('of %s of a %s remote runs where it may', async (_, kind, changes, isolated) => {
  await app().db.update(remoteGrants).set({ kind }).where(eq(remoteGrants.remote, 'youth'));
  await app()
    .db.update(remoteVersions)
    .set({ source: 'shipped', key_id: null, signature: null, ...changes })
    .where(eq(remoteVersions.version, V2));
  const token = readToken((await createLink()).json().data.url);
  const [cookie] = (await post('previews', team, { token })).cookies;
  const { registry } = await chooseFor(cookie?.value);
  expect(registry.microFrontends['youth']?.[0]?.extras.isolated).toBe(isolated);
});

it('is not shown once the grant does not cover the version', async () => {
  const token = readToken((await createLink()).json().data.url);
  const [cookie] = (await post('previews', team, { token })).cookies;
  expect((await chooseFor(cookie?.value)).preview).toBeDefined();
  await app()
    .db.update(remoteGrants)
    .set({ paths: ['/elsewhere'] })
    .where(eq(remoteGrants.remote, 'youth'));
  expect((await chooseFor(cookie?.value)).preview).toBeUndefined();
  const refused = await createLink();
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    '/youth is outside of its grant (/elsewhere).',
  ]);
});
