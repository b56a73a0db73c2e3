import { eq } from 'drizzle-orm';
import { buildPackage, goLive, grant, createUpload, type FakeRemote } from '../../../test/remote-factories';
import { withSmallApp } from '../../../test/build-small-app';
import { auditLog } from '../../database/schema/auth';
import { remoteVersions } from '../../database/schema/remotes';
import { namedWriter } from '../../writes/unit/writer';
import { registryPlugin } from './registry/registry-plugin';
import { publishingRoutes } from './publishing/publishing-routes';
import { releaseRoutes } from './releases/release-routes';
import { healthPlugin } from './health/health-plugin';
import { registryRoutes } from './registry/registry-routes';

const TOKEN = 'the-token-of-this-test';
const V1 = '1.0.0-0123456789';
const V2 = '2.0.0-0123456789';
const app = withSmallApp([registryPlugin, healthPlugin, registryRoutes, publishingRoutes, releaseRoutes], {
  shipToken: TOKEN,
});

const publish = async (remote: FakeRemote, token: string | null = TOKEN) => {
  const remotePackage = buildPackage(remote);
  await grant(app(), remotePackage);
  return send(await createUpload(remotePackage), token);
};

const send = ({ payload, headers }: Awaited<ReturnType<typeof createUpload>>, token: string | null = TOKEN) =>
  app().inject({
    method: 'POST',
    url: '/api/v1/delivery/versions',
    payload,
    headers: { ...headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
  });

const get = (url: string) => app().inject({ url });
const liveEntry = async (remote: string) => (await get('/registry.json')).json().microFrontends[remote]?.[0];

describe('publishing', () => {
  it.each([null, '', 'another-token-of-16', `${TOKEN}x`, TOKEN.slice(1)])(
    'is refused to the token %p',
    async (token) => {
      const response = await publish({ remote: 'stranger' }, token);
      expect(response.statusCode).toBe(401);
      expect(await liveEntry('stranger')).toBeUndefined();
    },
  );

  it('makes a version live, and the one before it the one to fall back to', async () => {
    expect((await publish({ remote: 'youth', version: V1 })).statusCode).toBe(201);
    expect((await liveEntry('youth')).metadata.version).toBe(V1);
    expect((await publish({ remote: 'youth', version: V2 })).statusCode).toBe(201);
    const entry = await liveEntry('youth');
    expect([entry.metadata.version, entry.extras.previous.version]).toEqual([V2, V1]);
  });

  it('never changes a version that is published, nor what it falls back to', async () => {
    const file = `/remotes/music/${V2}/remoteEntry.js`;
    await publish({ remote: 'music', version: V1 });
    await publish({ remote: 'music', version: V2, code: 'first' });
    const again = await publish({ remote: 'music', version: V2, code: 'second' });
    expect(again.statusCode).toBe(409);
    expect((await get(file)).body).toBe('first');
    expect(await app().remoteStore.read('music', V2, 'remoteEntry.js')).toEqual(Buffer.from('first'));
    const { extras, metadata } = await liveEntry('music');
    expect([metadata.version, extras.previous.version]).toEqual([V2, V1]);
  });

  it('is a success with the same files again, and puts them live again', async () => {
    const first = { remote: 'choir', version: V1, nodeBuild: 'one' };
    await publish(first);
    expect((await publish(first)).statusCode).toBe(200);
    expect((await liveEntry('choir')).extras.previous).toBeUndefined();
    await publish({ remote: 'choir', version: V2 });
    expect((await publish(first)).statusCode).toBe(200);
    const { extras, metadata } = await liveEntry('choir');
    expect([metadata.version, extras.previous.version]).toEqual([V1, V2]);
  });

  it.each<[string, FakeRemote]>([
    ['a file that browsers get', { code: 'other' }],
    ['its Node build', { nodeBuild: 'other' }],
    ['a file less', {}],
  ])('refuses a version that differs from the published one in %s', async (_, other) => {
    const known = { remote: 'drama', version: V1 };
    await publish({ ...known, nodeBuild: 'one' });
    const response = await publish({ ...known, ...other });
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toContain('never change');
    expect(await app().remoteStore.read('drama', V1, 'server/app.cjs')).toEqual(Buffer.from('one'));
  });

  it('lets one of two uploads at once win whole', async () => {
    const upload = (text: string) =>
      publish({ remote: 'ushers', version: V1, code: `code ${text}`, nodeBuild: `node ${text}` });
    const responses = await Promise.all(['one', 'two', 'three'].map(upload));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const winner = ['one', 'two', 'three'][responses.findIndex(({ statusCode }) => statusCode === 201)];
    const { remoteStore } = app();
    expect(String(await remoteStore.read('ushers', V1, 'remoteEntry.js'))).toBe(`code ${winner}`);
    expect(String(await remoteStore.read('ushers', V1, 'server/app.cjs'))).toBe(`node ${winner}`);
  });

  it('is on record: who, which remote, which version', async () => {
    await publish({ remote: 'library', version: V1 });
    await publish({ remote: 'library', version: V2 });
    await publish({ remote: 'library', version: V1 });
    const entries = await app()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.subject_id, 'library'))
      .orderBy(auditLog.id);
    expect(
      entries.map(({ action, actor_label: actorLabel, after }) => [action, actorLabel, after?.version]),
    ).toEqual([
      ['remote.publish', 'Key “Token of the site”', V1],
      ['remote.live', 'Key “Token of the site”', undefined],
      ['remote.publish', 'Key “Token of the site”', V2],
      ['remote.live', 'Key “Token of the site”', undefined],
      ['remote.live', 'Key “Token of the site”', undefined],
    ]);
  });
});

describe('the files of a version', () => {
  const files = `/remotes/finance/${V1}`;
  beforeAll(() => goLive(app(), { remote: 'finance', nodeBuild: 'secret', code: 'public' }));

  it('never change', async () => {
    const response = await get(`${files}/remoteEntry.js`);
    expect([response.statusCode, response.body]).toEqual([200, 'public']);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    'server/app.cjs',
    'server%2Fapp.cjs',
    'server%2fapp.cjs',
    'server//app.cjs',
    'server/%2e/app.cjs',
    '%2e/server/app.cjs',
    'x/%2e%2e/server/app.cjs',
    'x%2f..%2fserver%2fapp.cjs',
    '/server/app.cjs',
    'Server/app.cjs',
    'SERVER/APP.CJS',
    'server%5Capp.cjs',
    'server/app.cjs.br',
    'server/app.cjs%00',
    '%73erver/app.cjs',
    'server/app.cjs/',
  ])('do not include the Node build as %s', async (file) => {
    const response = await get(`${files}/${file}`);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('secret');
  });

  it.each(['%00', 'a%0Ab.js', '%F0%9F%99%8F.js', '..%2F..%2Fpackage.json', 'a%20b.js', '%25', ':', '*'])(
    'are not there as %s',
    async (file) => {
      expect((await get(`${files}/${file}`)).statusCode).toBe(404);
    },
  );

  it('are not there as what is no URL at all', async () => {
    expect((await get(`${files}/%E0%A4%A`)).statusCode).toBe(400);
  });

  it.each([
    `/remotes/..%2Ffinance/${V1}/remoteEntry.js`,
    `/remotes/finance%2F${V1}/remoteEntry.js`,
    `/remotes/Finance/${V1}/remoteEntry.js`,
    `/remotes/finance/%00/remoteEntry.js`,
    `//remotes/finance/${V1}/server/app.cjs`,
  ])('are not at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

it('serves the rest of the site when a row of the registry is unusable', async () => {
  await goLive(app(), { remote: 'broken' });
  await goLive(app(), { remote: 'sound' });
  await app()
    .db.update(remoteVersions)
    .set({ manifest_integrity: 'none' })
    .where(eq(remoteVersions.remote, 'broken'));
  await app().unitOfWorkBy(namedWriter('Test'), async ({ invalidates }) => invalidates('remotes'));
  expect((await get('/registry.json')).statusCode).toBe(200);
  expect(await liveEntry('broken')).toBeUndefined();
  expect(await liveEntry('sound')).toBeDefined();
  expect((await get('/readyz')).statusCode).toBe(200);
});
