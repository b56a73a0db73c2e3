import { eq } from 'drizzle-orm';
import { signedText } from '@narthex/shared-contracts/schemas/publishing';
import { FEDERATION_RUNTIME } from '@narthex/shared-contracts/shared-packages';
import { readTeamToken, signText } from '@narthex/shared-contracts/team-token';
import { signIn, withTestApp } from '../../../../test/build-app';
import {
  announce,
  buildPackage,
  grant,
  goLive,
  createUpload,
  type FakeRemote,
} from '../../../../test/remote-factories';
import { deliveryKeys, remoteChanges } from '../../../database/schema/remotes';

const V1 = '1.0.0-0123456789';
const V2 = '2.0.0-0123456789';
const V3 = '3.0.0-0123456789';
const app = withTestApp();
let team: Record<string, string> = {};
beforeAll(async () => {
  team = (await signIn(app(), 'communication leader')).headers;
});

const send = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object | Buffer,
  headers: Record<string, string> = team,
) => {
  const response = await app().inject({
    method,
    url: `/api/v1/delivery/${url}`,
    headers,
    ...(payload && { payload }),
  });
  const body = response.json();
  expect(body.success).toBe(response.statusCode < 400);
  return { status: response.statusCode, ...body };
};
const change = (remote: string, body: object, headers = team) =>
  send('POST', `remotes/${remote}/changes`, { reason: 'A test', ...body }, headers);
const liveEntries = async (remote: string) =>
  (await app().inject('/registry.json')).json().microFrontends[remote];

async function issueKey(remote: string, more: object = {}) {
  const body = { name: `Team of ${remote}`, remote, expires_in_days: 30, can_release: true, ...more };
  const { data } = await send('POST', 'keys', body);
  const { token, seed } = readTeamToken(data.token);
  return { id: data.id as number, seed: seed ?? '', headers: { authorization: `Bearer ${token}` } };
}

/** Publishes a version as a team does, signed with the seed of its key. */
async function publish(
  remote: FakeRemote,
  key: { seed: string; headers: Record<string, string> },
  more = {},
) {
  const remotePackage = buildPackage(remote);
  const { version, files } = announce(remotePackage);
  const signature = signText(signedText(remotePackage.remote, version, files), key.seed);
  const { payload, headers } = await createUpload(remotePackage, { signature, ...more });
  return send('POST', 'versions', payload, { ...headers, ...key.headers });
}

describe('what the communications team does', () => {
  it('sees what is live, changes it, and undoes that', async () => {
    for (const version of [V1, V2]) await goLive(app(), { remote: 'youth', version });
    const { data } = await send('GET', 'remotes/youth');
    expect(data.state).toEqual({ live: V2, good: V1, canary: null, disabled: null });
    expect(data.versions.map(({ version }: { version: string }) => version)).toEqual([V2, V1]);

    const back = await change('youth', { action: 'rollback', expected_live: V2 });
    expect(back).toMatchObject({ status: 200, message: 'The earlier version is live again.' });
    expect((await liveEntries('youth'))[0].metadata.version).toBe(V1);

    await change('youth', { action: 'undo', expected_live: V1 });
    expect((await liveEntries('youth'))[0].metadata.version).toBe(V2);
    const { data: changes } = await send('GET', 'changes?remote=youth');
    expect(changes.map((row: { action: string; by: string }) => [row.action, row.by])).toEqual([
      ['undo', expect.any(String)],
      ['rollback', expect.any(String)],
      ['live', 'Test'],
      ['live', 'Test'],
    ]);
  });

  it('is refused when somebody else was quicker, and told what is live', async () => {
    for (const version of [V1, V2]) await goLive(app(), { remote: 'quick', version });
    const refused = await change('quick', { action: 'live', version: V1, expected_live: V1 });
    expect(refused).toMatchObject({ status: 409, conflict: { current: { live: V2 } } });
    expect(refused.message).toBe(
      `${V2} is live, not ${V1}: somebody else changed it meanwhile. Look at what is live, and do it again if yours should replace it.`,
    );
    expect((await liveEntries('quick'))[0].metadata.version).toBe(V2);
  });

  it('lets one of two changes at once win', async () => {
    for (const version of [V1, V2, V3]) await goLive(app(), { remote: 'race', version });
    const outcomes = await Promise.all(
      [V1, V2].map((version) => change('race', { action: 'live', version, expected_live: V3 })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('has to say why', async () => {
    await goLive(app(), { remote: 'silent', version: V1 });
    const refused = await change('silent', { action: 'enable', expected_live: V1, reason: ' ' });
    expect(refused).toMatchObject({ status: 422, errors: { reason: [expect.stringContaining('say why')] } });
  });

  it('gives a version to some, and to everybody', async () => {
    await goLive(app(), { remote: 'choirs', version: V1 });
    const key = await issueKey('choirs');
    expect((await publish({ remote: 'choirs', version: V2 }, key, { to: 'preview' })).status).toBe(201);
    expect(await liveEntries('choirs')).toHaveLength(1);
    await change('choirs', { action: 'canary', version: V2, percent: 25, expected_live: V1 });
    const [main, trial] = await liveEntries('choirs');
    expect([main.deployment.traffic, trial.deployment.traffic]).toEqual([75, 25]);
    await change('choirs', { action: 'live', version: V2, expected_live: V1 });
    expect(
      (await liveEntries('choirs')).map(({ metadata }: never) => (metadata as { version: string }).version),
    ).toEqual([V2]);
  });

  it('switches a remote off with a message', async () => {
    await goLive(app(), { remote: 'drama', version: V1 });
    await change('drama', { action: 'disable', message: 'Back on Monday.', expected_live: V1 });
    expect((await liveEntries('drama'))[0].extras.disabled).toBe('Back on Monday.');
    await change('drama', { action: 'enable', expected_live: V1 });
    expect((await liveEntries('drama'))[0].extras.disabled).toBeUndefined();
  });

  it('is told what has become of a change', async () => {
    for (const version of [V1, V2]) await goLive(app(), { remote: 'told', version });
    const messageOf = async (body: object, expected = V2) =>
      (await change('told', { ...body, expected_live: expected })).message;
    expect(await messageOf({ action: 'canary', version: V1, percent: 5 })).toBe(
      'The share of visitors was changed.',
    );
    expect(await messageOf({ action: 'disable', message: 'Later' })).toBe('The remote is switched off.');
    expect(await messageOf({ action: 'enable' })).toBe('The remote is switched on again.');
    expect(await messageOf({ action: 'undo' })).toBe('The last change was undone.');
    expect(await messageOf({ action: 'live', version: V1 })).toBe('The version is live.');
  });

  it('finds nothing of a remote that nobody knows', async () => {
    expect((await send('GET', 'remotes/nobody')).status).toBe(404);
    expect(await send('GET', 'remotes/nobody/health')).toMatchObject({ status: 200, data: [] });
  });

  it('sees what each version is, and who changed what when', async () => {
    await goLive(app(), { remote: 'seen', version: V1 });
    const { data } = await send('GET', 'remotes/seen');
    const [version] = data.versions;
    expect(version).toEqual({
      version: V1,
      contract: 1,
      size: expect.any(Number),
      message: null,
      published_by: 'Test',
      is_signed: false,
      created_at: expect.stringMatching(/\+03:00$/),
      health: expect.anything(),
    });
    expect(version.size).toBeGreaterThan(0);
    const { data: all } = await send('GET', 'remotes');
    const names = all.map(({ remote }: { remote: string }) => remote);
    expect(names).toEqual([...names].sort());
    const { versions: _versions, changes, grant: granted, ...summary } = data;
    const listed = all[names.indexOf('seen')];
    expect(listed).toEqual({ ...summary, id: names.indexOf('seen') + 1 });
    expect(summary).toMatchObject({
      id: 1,
      remote: 'seen',
      title: 'seen',
      owner: 'Test',
      changed_by: 'Test',
      changed_at: changes[0].created_at,
      can_undo: false,
      contract: 1,
      size: version.size,
      newest_versions: [V1],
    });
    expect(granted).toMatchObject({ remote: 'seen', paths: ['/seen'], size_budget_kb: 1_000 });
    await goLive(app(), { remote: 'seen', version: V2 });
    expect((await send('GET', 'remotes/seen')).data).toMatchObject({
      can_undo: true,
      newest_versions: [V2, V1],
    });
  });

  it('knows a remote that has a grant and nothing else', async () => {
    await grant(app(), buildPackage({ remote: 'planned', version: V1 }));
    const expected = { title: 'planned', owner: 'Test', state: null, contract: 0, size: 0, can_undo: false };
    expect((await send('GET', 'remotes/planned')).data).toMatchObject({
      ...expected,
      changed_by: null,
      changed_at: null,
      versions: [],
      changes: [],
      newest_versions: [],
    });
    const { data } = await send('GET', 'remotes');
    expect(data.find(({ remote }: { remote: string }) => remote === 'planned')).toMatchObject(expected);
  });

  it('sees the newest of a remote of which nothing is live', async () => {
    const key = await issueKey('waiting');
    for (const version of [V1, V2]) {
      await grant(app(), buildPackage({ remote: 'waiting', version }));
      await publish({ remote: 'waiting', version }, key, { to: 'preview' });
    }
    const expected = { state: null, contract: 1, newest_versions: [V2, V1] };
    expect((await send('GET', 'remotes/waiting')).data).toMatchObject(expected);
    const { data } = await send('GET', 'remotes');
    const listed = data.find(({ remote }: { remote: string }) => remote === 'waiting');
    expect(listed).toMatchObject(expected);
    expect(listed.size).toBeGreaterThan(0);
  });

  it('finds no version that nobody published', async () => {
    await goLive(app(), { remote: 'ushers', version: V1 });
    const refused = await change('ushers', { action: 'live', version: V3, expected_live: V1 });
    expect(refused).toMatchObject({ status: 404, message: `ushers has no version ${V3}.` });
  });

  it('sees the registry of a past moment', async () => {
    await goLive(app(), { remote: 'past', version: V1 });
    const at = new Date().toISOString();
    await goLive(app(), { remote: 'past', version: V2 });
    const { data } = await send('GET', `registry?at=${encodeURIComponent(at)}`);
    expect(data.remotes.past.live).toBe(V1);
  });

  it('holds the grants', async () => {
    const input = {
      remote: 'library',
      owner: 'Library',
      paths: ['/library'],
      least_guard: 'public',
      departments: null,
      size_budget_kb: 100,
    };
    expect(await send('POST', 'grants', input)).toMatchObject({
      status: 201,
      data: { ...input, version: 1 },
    });
    const { data: grants } = await send('GET', 'grants?per_page=100');
    const stored = grants.find(({ remote }: { remote: string }) => remote === 'library');
    expect(stored).toMatchObject(input);
    const again = await send('POST', 'grants', input);
    expect(again).toMatchObject({ status: 409, errors: { remote: ['This remote has a grant already.'] } });
    const key = await issueKey('library');
    const outside = await publish(
      { remote: 'library', mounts: [{ path: '/', guard: 'public', title: 'All' }] },
      key,
    );
    expect(outside.status).toBe(422);
    expect(outside.message).toContain('/ is outside of its grant (/library).');
    expect(await liveEntries('library')).toBeUndefined();
    expect((await publish({ remote: 'library' }, key)).status).toBe(201);
    const { data } = await send('GET', 'remotes');
    expect(data.find(({ remote }: { remote: string }) => remote === 'library')).toMatchObject({
      owner: 'Library',
      can_undo: false,
      state: { live: V1 },
    });
  });
});

it('records what is done to a grant, and what was done', async () => {
  const input = {
    remote: 'sewing',
    owner: 'Sewing',
    paths: ['/sewing'],
    least_guard: 'public',
    departments: null,
    size_budget_kb: 100,
  };
  const { data: created, message } = await send('POST', 'grants', input);
  expect(message).toBe('Grant created successfully!');
  const deleted = await send('DELETE', `grants/${created.id}`);
  expect(deleted).toMatchObject({ status: 200, message: 'Grant deleted successfully!' });
  const audit = await app().inject({ url: '/api/v1/admin/audit?subject_type=grant', headers: team });
  expect(audit.json().data.slice(0, 2)).toMatchObject([
    { action: 'grant.delete', subject_id: String(created.id), title: 'sewing' },
    { action: 'grant.create', subject_id: String(created.id), title: 'sewing' },
  ]);
});

it('what happened stays: the database refuses to change the history', async () => {
  await goLive(app(), { remote: 'history', version: V1 });
  await expect(app().db.update(remoteChanges).set({ reason: 'Another' })).rejects.toMatchObject({
    cause: { message: expect.stringContaining('append-only') },
  });
});

describe('the key of a ministry team', () => {
  const own = { remote: 'music', version: V1 };
  beforeAll(() => grant(app(), buildPackage(own)));

  it('publishes its own remote, under its name in the history', async () => {
    const key = await issueKey('music');
    expect(await publish(own, key, { message: 'First' })).toMatchObject({
      status: 201,
      message: `music ${V1} is live.`,
    });
    const { data } = await send('GET', 'remotes/music', undefined, key.headers);
    expect(data.versions[0]).toMatchObject({
      message: 'First',
      is_signed: true,
      published_by: 'Key “Team of music”',
    });
    expect(data.changes[0]).toMatchObject({ by: 'Key “Team of music”', reason: 'First' });
    const { data: keys } = await send('GET', 'keys');
    expect(keys.find(({ id }: { id: number }) => id === key.id).last_used_at).not.toBeNull();
  });

  it.each([
    ['preview', `is published. Nobody gets it until it is made live.`, null],
    ['canary', 'is live for 30 per cent of visitors.', { version: V2, percent: 30 }],
  ])('is told what has become of a version that goes %s', async (to, message, canary) => {
    const remote = `team-${to}`;
    await goLive(app(), { remote, version: V1 });
    const published = await publish({ remote, version: V2 }, await issueKey(remote), { to, percent: 30 });
    expect(published).toMatchObject({
      status: 201,
      data: { remote, version: V2, to },
      message: `${remote} ${V2} ${message}`,
    });
    const { data } = await send('GET', `remotes/${remote}`);
    expect(data.state).toMatchObject({ live: V1, canary });
    if (canary) expect(data.changes[0].reason).toBe('Published');
  });

  it('can do nothing once its remote has no grant', async () => {
    await goLive(app(), { remote: 'ungranted', version: V1 });
    const key = await issueKey('ungranted');
    const { data: grants } = await send('GET', 'grants?per_page=100');
    const { id } = grants.find(({ remote }: { remote: string }) => remote === 'ungranted');
    await send('DELETE', `grants/${id}`);
    const refused = {
      status: 403,
      message: 'ungranted has no grant. The communications team makes one under System.',
    };
    expect(await send('GET', 'remotes/ungranted', undefined, key.headers)).toMatchObject(refused);
    expect(await publish({ remote: 'ungranted', version: V2 }, key)).toMatchObject(refused);
    expect(await change('ungranted', { action: 'enable', expected_live: V1 }, key.headers)).toMatchObject(
      refused,
    );
    const preview = { version: V1, roles: ['leader'], expires_in_hours: 1 };
    expect(await send('POST', 'remotes/ungranted/previews', preview, key.headers)).toMatchObject(refused);
  });

  it('makes no core remote live, and publishes it for previews', async () => {
    await goLive(app(), { remote: 'reviewed', version: V1, nodeBuild: 'module.exports = {};' });
    const key = await issueKey('reviewed');
    const refused = { status: 403, message: expect.stringContaining('reviewed is a core remote') };
    expect(await publish({ remote: 'reviewed', version: V2 }, key)).toMatchObject(refused);
    expect((await publish({ remote: 'reviewed', version: V2 }, key, { to: 'preview' })).status).toBe(201);
    const live = { action: 'live', version: V2, expected_live: V1 };
    expect(await change('reviewed', live, key.headers)).toMatchObject(refused);
    expect((await change('reviewed', live)).status).toBe(200);
  });

  it('is told that a version waits for what it asks, and System what that is', async () => {
    await goLive(app(), { remote: 'asks', version: V1, uses: ['events.read'] });
    const key = await issueKey('asks');
    const uses = ['events.read', 'members.read:department'];
    expect(await publish({ remote: 'asks', version: V2, uses }, key)).toMatchObject({
      status: 201,
      data: { to: 'preview' },
      message: `asks ${V2} is published. It asks for members.read:department, which its grant does not allow: it waits until the communications team allows it under System.`,
    });
    const { data } = await send('GET', 'remotes/asks');
    expect(data).toMatchObject({
      kind: 'isolated',
      state: { live: V1 },
      waiting: {
        version: V2,
        uses: ['members.read:department'],
        grant: { id: expect.any(Number), version: expect.any(Number), uses: ['events.read'] },
      },
    });
    const never = await publish({ remote: 'asks', version: V3, uses: ['users.manage'] }, key);
    expect(never).toMatchObject({
      status: 422,
      message: expect.stringContaining('No grant can allow users.manage.'),
    });
  });

  it('publishes only over what it expects to be live', async () => {
    await goLive(app(), { remote: 'expected', version: V1 });
    const key = await issueKey('expected');
    const refused = await publish({ remote: 'expected', version: V2 }, key, { expected_live: V3 });
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining(`not ${V3}`) });
    expect((await send('GET', 'remotes/expected')).data.newest_versions).toEqual([V1]);
    expect((await publish({ remote: 'expected', version: V2 }, key, { expected_live: V1 })).status).toBe(201);
  });

  it('reaches no other remote, and no other call', async () => {
    const key = await issueKey('music');
    const other = await publish({ remote: 'youth', version: V3 }, key);
    expect(other).toMatchObject({ status: 403, message: 'This key is for music, not for youth.' });
    for (const url of ['remotes', 'keys'])
      expect((await send('GET', url, undefined, key.headers)).status).toBe(401);
    expect((await send('GET', 'remotes/youth', undefined, key.headers)).status).toBe(403);
    expect((await send('GET', 'changes', undefined, key.headers)).status).toBe(403);
    expect((await send('GET', 'changes?remote=music', undefined, key.headers)).status).toBe(200);
    expect((await send('GET', 'grants', undefined, key.headers)).status).toBe(401);
  });

  it('for previews alone decides nothing', async () => {
    const key = await issueKey('music', { can_release: false });
    expect((await publish({ remote: 'music', version: V2 }, key)).status).toBe(403);
    expect((await publish({ remote: 'music', version: V2 }, key, { to: 'preview' })).status).toBe(201);
    const refused = await change('music', { action: 'live', version: V2, expected_live: V1 }, key.headers);
    expect(refused).toMatchObject({
      status: 403,
      message: expect.stringContaining('The communications team decides'),
    });
  });

  it.each<[string, object, string]>([
    ['no signature', { signature: undefined }, 'The version is not signed.'],
    ['the signature of another text', { signature: 'AAAA' }, 'The signature does not belong'],
  ])('is not enough with %s', async (_, more, message) => {
    const key = await issueKey('music');
    const refused = await publish({ remote: 'music', version: V3 }, key, more);
    expect(refused.status).toBe(422);
    expect(refused.message).toContain(message);
  });

  it('is not enough for files that were changed on their way', async () => {
    const key = await issueKey('music');
    const { files: changed } = announce(buildPackage({ remote: 'music', version: V3, code: 'changed' }));
    const refused = await publish({ remote: 'music', version: V3 }, key, { files: changed });
    expect(refused).toMatchObject({
      status: 422,
      message: expect.stringContaining('does not belong to these files'),
    });
  });

  it('ends when it is revoked', async () => {
    const key = await issueKey('music');
    expect((await send('DELETE', `keys/${key.id}`)).status).toBe(200);
    expect((await publish({ remote: 'music', version: V3 }, key)).status).toBe(401);
    expect((await send('DELETE', `keys/${key.id}`)).status).toBe(404);
  });

  it('is on record, from when it is issued to when it is revoked', async () => {
    const body = { name: 'Laptop', remote: 'music', expires_in_days: 30, can_release: true };
    const { data, message } = await send('POST', 'keys', body);
    expect(message).toBe('The key was issued.');
    const { token: _token, ...key } = data;
    expect(key).toMatchObject({
      name: 'Laptop',
      remote: 'music',
      can_release: true,
      last_used_at: null,
      revoked_at: null,
    });
    const days = (Date.parse(key.expires_at) - Date.parse(key.created_at)) / 86_400_000;
    expect(days).toBeCloseTo(30, 2);
    const { data: keys } = await send('GET', 'keys');
    expect(keys[0]).toEqual(key);
    expect((await send('DELETE', `keys/${key.id}`)).message).toBe('The key was revoked.');
    const [newest] = (await send('GET', 'keys')).data;
    expect(newest).toEqual({ ...key, revoked_at: expect.stringMatching(/\+03:00$/) });
    const audit = await app().inject({ url: '/api/v1/admin/audit?search=delivery-key', headers: team });
    const subject = { subject_type: 'delivery-key', subject_id: String(key.id) };
    expect(audit.json().data.slice(0, 2)).toMatchObject([
      { action: 'delivery-key.revoke', ...subject, before: { name: 'Laptop', remote: 'music' } },
      {
        action: 'delivery-key.issue',
        ...subject,
        after: { name: 'Laptop', remote: 'music', can_release: true, expires_at: key.expires_at },
      },
    ]);
  });

  it('ends when it expires', async () => {
    const key = await issueKey('music');
    await app()
      .db.update(deliveryKeys)
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where(eq(deliveryKeys.id, key.id));
    expect((await send('GET', 'remotes/music', undefined, key.headers)).status).toBe(401);
  });

  it('is shown once: neither the list nor the audit knows the token', async () => {
    const { data } = await send('POST', 'keys', {
      name: 'Once',
      remote: 'music',
      expires_in_days: 1,
      can_release: false,
    });
    const list = await send('GET', 'keys');
    expect(JSON.stringify(list)).not.toContain(data.token.split('.')[0]);
    const audit = await app().inject({ url: '/api/v1/admin/audit?search=Once', headers: team });
    expect(audit.body).not.toContain(data.token.split('.')[0]);
  });
});

describe('a check', () => {
  const candidate = (more: object = {}) => ({
    remote: 'prayer',
    version: V2,
    descriptor: {
      name: 'prayer',
      owner: 'Prayer',
      contract: 1,
      title: 'Prayer',
      mounts: [{ path: '/elsewhere', guard: 'public', title: 'Elsewhere' }],
    },
    taken: { federation: FEDERATION_RUNTIME, urls: [], packages: {} },
    files: {},
    size: 1000,
    ...more,
  });

  it('says what publishing would refuse, and publishes nothing', async () => {
    await goLive(app(), { remote: 'prayer', version: V1 });
    const { data } = await send('POST', 'check', candidate());
    const refused = data.filter(({ outcome }: { outcome: string }) => outcome === 'refused');
    expect(refused).toEqual([
      { name: 'paths', outcome: 'refused', message: '/elsewhere is outside of its grant (/prayer).' },
    ]);
    expect((await liveEntries('prayer'))[0].metadata.version).toBe(V1);
  });

  it('refuses a key that may not do what the version is for', async () => {
    const key = await issueKey('prayer', { can_release: false });
    const ask = async (more?: object) => (await send('POST', 'check', candidate(more), key.headers)).status;
    expect(await ask()).toBe(200);
    expect(await ask({ to: 'preview' })).toBe(200);
    expect(await ask({ to: 'canary' })).toBe(403);
    expect(await ask({ to: 'live' })).toBe(403);
  });
});
