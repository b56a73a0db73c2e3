import { readTeamToken } from '@narthex/shared-contracts/team-token';
import { signIn, withTestApp } from '../../../../test/build-app';
import { buildPackage, goLive, grant } from '../../../../test/remote-factories';
import { namedWriter } from '../../../writes/unit/writer';
import { publishRemote } from '../publishing/publish-remote';

const V1 = '1.0.0-0123456789';
const V2 = '2.0.0-0123456789';
const app = withTestApp();
let team: Record<string, string> = {};
beforeAll(async () => {
  team = (await signIn(app(), 'communication leader')).headers;
  await goLive(app(), { remote: 'youth', version: V1 });
  const remotePackage = buildPackage({ remote: 'youth', version: V2 });
  await grant(app(), remotePackage);
  await publishRemote(app(), remotePackage, { writer: namedWriter('Test'), source: 'shipped' });
});

const post = (url: string, headers: Record<string, string>, payload: object) =>
  app().inject({ method: 'POST', url: `/api/v1/delivery/${url}`, headers, payload });
const createLink = (body: object = {}, headers = team) =>
  post('remotes/youth/previews', headers, { version: V2, roles: ['elder'], expires_in_hours: 24, ...body });
const readToken = (url: string) => new URL(url).searchParams.get('token') ?? '';

/** The versions of the page that a browser with this cookie gets. */
async function chooseFor(cookie: string | undefined) {
  const request = { cookies: { narthex_preview: cookie } } as never;
  return app().chooseVersions(request, {} as never);
}

it('is a link of this site to a version that isn’t live, in the audit', async () => {
  const response = await createLink();
  expect(response.statusCode).toBe(200);
  const { url, expires_at: expiresAt } = response.json().data;
  expect(new URL(url).pathname).toBe('/preview');
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
  const audit = await app().inject({
    url: '/api/v1/admin/audit?action=remote.preview',
    headers: (await signIn(app(), 'admin')).headers,
  });
  expect(audit.json().data[0]).toMatchObject({
    action: 'remote.preview',
    after: { version: V2, roles: ['elder'] },
  });
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
  expect(opened.json().data).toEqual({ title: 'youth', version: V2, path: '/youth' });
  const [cookie] = opened.cookies;
  expect(cookie?.maxAge).toBeUndefined();
  const { registry, audience, preview } = await chooseFor(cookie?.value);
  expect(audience).toBe('one');
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
  expect((await post('previews', {}, { token })).statusCode).toBe(401);
  expect((await post('previews', team, { token: `${token.slice(0, -4)}AAAA` })).statusCode).toBe(404);
});

it('shows what is live where the cookie isn’t one of this site', async () => {
  for (const cookie of [undefined, 'anything', Buffer.from('cookie youth').toString('base64url')]) {
    const { registry, preview } = await chooseFor(cookie);
    expect(preview).toBeUndefined();
    expect(registry.microFrontends['youth']?.[0]?.metadata.version).toBe(V1);
  }
});
