import { eq } from 'drizzle-orm';
import { signIn, withTestApp } from '../../../../test/build-app';
import { buildPackage, goLive } from '../../../../test/remote-factories';
import { listAudited } from '../../../../test/audited';
import { remoteChanges, remoteGrants } from '../../../database/schema/remotes';
import { namedWriter } from '../../../writes/unit/writer';
import { publishRemote } from '../publishing/publish-remote';
import { changeRelease, type ReleaseCommand } from '../releases/change-release';
import { findState, listChanges } from '../releases/release-repository';
import { withdrawAllUncovered } from './withdraw-uncovered';

const V1 = '1.0.0-0123456789';
const V2 = '2.0.0-0123456789';
const V3 = '3.0.0-0123456789';
const app = withTestApp();
let team: Record<string, string> = {};
beforeAll(async () => {
  team = (await signIn(app(), 'communication leader')).headers;
});

const stateOf = (remote: string) => findState(app().db, remote);
const served = async (remote: string) => {
  const { registry } = await app().remotes.current();
  return registry.microFrontends[remote]?.map(({ metadata, extras }) => ({
    version: metadata.version,
    isOff: extras.disabled !== undefined,
    previous: extras.previous?.version,
  }));
};
const change = (remote: string, command: ReleaseCommand) =>
  changeRelease(app(), namedWriter('Test'), remote, command);

/** Changes or deletes the grant of a remote as System does. */
async function editGrant(remote: string, changes: object | null) {
  const [row] = await app().db.select().from(remoteGrants).where(eq(remoteGrants.remote, remote));
  const response = await app().inject({
    method: changes ? 'PUT' : 'DELETE',
    url: `/api/v1/delivery/grants/${row?.id}`,
    headers: team,
    ...(changes && { payload: changes }),
  });
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
}

/** Publishes three versions: the first mounts one page, the others one more. The second is live, the third a canary. */
async function publishThree(remote: string) {
  const small = [{ path: `/${remote}`, guard: 'leader' as const, title: 'Home' }];
  const wide = [...small, { path: `/${remote}-more`, guard: 'leader' as const, title: 'More' }];
  await goLive(app(), { remote, version: V1, mounts: small });
  await app()
    .db.update(remoteGrants)
    .set({ paths: [`/${remote}`, `/${remote}-more`] })
    .where(eq(remoteGrants.remote, remote));
  await goLive(app(), { remote, version: V2, mounts: wide });
  const third = buildPackage({ remote, version: V3, mounts: wide });
  const release = { action: 'canary', version: V3, percent: 10, reason: 'Test' } as const;
  await publishRemote(app(), third, { writer: namedWriter('Test'), source: 'shipped', release });
}
const narrow = (remote: string) => editGrant(remote, { paths: [`/${remote}`] });

it('goes back to the last version that a narrowed grant covers, at once and on record', async () => {
  await publishThree('youth');
  await narrow('youth');
  expect(await stateOf('youth')).toEqual({ live: V1, good: null, canary: null, disabled: null });
  expect(await served('youth')).toEqual([{ version: V1, isOff: false, previous: undefined }]);
  const [last] = (await listChanges(app().db, { remote: 'youth' })).rows;
  expect(last).toMatchObject({
    action: 'withdraw',
    actor_id: null,
    actor_label: 'Narthex',
    reason: `Its grant does not cover it: /youth-more is outside of its grant (/youth). ${V1} is live again.`,
  });
  const [audited] = (await listAudited(app(), 'remote.withdraw')).slice(-1);
  expect(audited).toMatchObject({ actor_label: 'Narthex', subject_id: 'youth', after: { live: V1 } });
});

it('tells a Swahili page in Swahili why a version was withdrawn or is refused', async () => {
  await publishThree('deacons');
  await narrow('deacons');
  const headers = { ...team, 'accept-language': 'sw' };
  const get = async (url: string) => (await app().inject({ url: `/api/v1/${url}`, headers })).json().data;
  const outside = '/deacons-more iko nje ya ruhusa yake (/deacons).';
  const reason = `Ruhusa yake haihusishi toleo hili: ${outside} Toleo ${V1} linaonekana tena.`;
  expect((await get('delivery/changes?remote=deacons'))[0]).toMatchObject({ reason });
  expect((await get('delivery/remotes/deacons')).changes[0]).toMatchObject({ reason });
  expect((await get('notifications'))[0]).toMatchObject({ text: `deacons: ${reason}` });
  const refused = await app().inject({
    method: 'POST',
    url: '/api/v1/delivery/remotes/deacons/changes',
    headers,
    payload: { action: 'live', version: V2, reason: 'Jaribio', expected_live: V1 },
  });
  expect(refused.json().message).toBe(`Ruhusa yake haihusishi toleo ${V2}: ${outside}`);
});

it('is switched off where no version is covered, or the grant is gone', async () => {
  await goLive(app(), { remote: 'drama', version: V1 });
  await editGrant('drama', { paths: ['/elsewhere'] });
  expect(await stateOf('drama')).toMatchObject({
    live: V1,
    disabled: expect.stringContaining('switched off'),
  });
  expect(await served('drama')).toMatchObject([{ isOff: true }]);

  await publishThree('ushers');
  await editGrant('ushers', null);
  expect(await stateOf('ushers')).toMatchObject({ canary: null, good: null, disabled: expect.any(String) });
});

describe('a version that the grant does not cover', () => {
  const refused = { statusCode: 409, message: expect.stringContaining('Its grant does not cover') };
  const expected_live = V1;

  it.each<[string, ReleaseCommand]>([
    ['made live', { action: 'live', version: V2, reason: 'Test' }],
    ['given to some', { action: 'canary', version: V3, percent: 50, reason: 'Test' }],
    ['gone back to', { action: 'rollback', version: V2, reason: 'Test' }],
    ['brought back by undoing', { action: 'undo', reason: 'Test' }],
  ])('can’t be %s', async (name, command) => {
    const remote = `choir-${name.replaceAll(' ', '-')}`;
    await publishThree(remote);
    await narrow(remote);
    await expect(change(remote, { ...command, expected_live })).rejects.toMatchObject(refused);
    expect((await stateOf(remote))?.live).toBe(V1);
  });

  it('can’t be switched on', async () => {
    await goLive(app(), { remote: 'poets', version: V1 });
    await editGrant('poets', { least_guard: 'admin' });
    const own = namedWriter('Narthex');
    await expect(
      changeRelease(app(), own, 'poets', { action: 'enable', reason: 'Test' }),
    ).rejects.toMatchObject(refused);
  });

  it('can’t be uploaded', async () => {
    await goLive(app(), { remote: 'dancers', version: V1 });
    const outside = buildPackage({
      remote: 'dancers',
      version: V2,
      mounts: [{ path: '/other', guard: 'leader', title: 'Other' }],
    });
    await expect(
      publishRemote(app(), outside, { writer: namedWriter('Test'), source: 'shipped' }),
    ).rejects.toThrow('/other is outside of its grant');
  });

  it('stands in for no other version', async () => {
    await publishThree('lectors');
    await change('lectors', { action: 'live', version: V1, reason: 'Test' });
    expect((await stateOf('lectors'))?.good).toBe(V2);
    await narrow('lectors');
    expect(await stateOf('lectors')).toMatchObject({ live: V1, good: null });
  });

  it('is not served even where the grant changed without System, and is withdrawn at the next start', async () => {
    await publishThree('cooks');
    await app()
      .db.update(remoteGrants)
      .set({ paths: ['/cooks'] })
      .where(eq(remoteGrants.remote, 'cooks'));
    await app().unitOfWorkBy(namedWriter('Test'), async ({ invalidates }) => invalidates('remotes'));
    expect(await served('cooks')).toEqual([{ version: V2, isOff: true, previous: undefined }]);
    expect(await withdrawAllUncovered(app())).toContain('cooks');
    expect((await stateOf('cooks'))?.live).toBe(V1);
    expect(await withdrawAllUncovered(app())).toEqual([]);
  });
});

it.each<[string, object]>([
  ['paths', { paths: ['/elsewhere'] }],
  ['guard', { least_guard: 'admin-only' }],
  ['departments', { departments: ['music'] }],
  ['size', { size_budget_kb: 10 }],
])('holds every limit of the grant: %s', async (limit, changes) => {
  const remote = `limit-${limit}`;
  const code = Array.from(
    { length: 3_000 },
    (_, index) => `export const value${index} = ${Math.sin(index)};`,
  );
  await goLive(app(), { remote, version: V1, code: code.join('\n') });
  await editGrant(remote, changes);
  expect((await stateOf(remote))?.disabled).not.toBeNull();
});

it('leaves its pages to others once its grant does not cover them', async () => {
  const mounts = [{ path: '/shared-page', guard: 'leader' as const, title: 'Page' }];
  await goLive(app(), { remote: 'first-team', version: V1, mounts });
  await editGrant('first-team', { paths: ['/first-team'] });
  expect(await served('first-team')).toMatchObject([{ isOff: true }]);
  await goLive(app(), { remote: 'second-team', version: V1, mounts });
  expect(await served('second-team')).toMatchObject([{ isOff: false }]);
  expect(await served('first-team')).toBeUndefined();
});

it('lets the remote that changed last give way where two have the same page', async () => {
  const page = (path: string) => [{ path, guard: 'leader' as const, title: 'Page' }];
  await goLive(app(), { remote: 'pair-a', version: V1, mounts: page('/pair-a') });
  await goLive(app(), { remote: 'pair-b', version: V1, mounts: page('/pair-b') });
  await goLive(app(), { remote: 'pair-b', version: V2, mounts: page('/pair-b') });
  await app()
    .db.update(remoteGrants)
    .set({ paths: ['/'] })
    .where(eq(remoteGrants.remote, 'pair-a'));
  const taking = buildPackage({ remote: 'pair-a', version: V2, mounts: page('/pair-b') });
  await expect(
    publishRemote(app(), taking, { writer: namedWriter('Test'), source: 'shipped' }),
  ).rejects.toThrow('/pair-b is mounted by pair-b already.');
});

describe('what a person switched off', () => {
  const off: ReleaseCommand = { action: 'disable', message: 'Later.', reason: 'Test' };
  const key = namedWriter('Key “Team”');
  const person = { ...namedWriter('Neema'), actor_id: 1 };
  const refused = {
    statusCode: 403,
    message: 'Neema switched it off, so only a person of the communications team can switch it on again.',
  };

  it.each<[string, ReleaseCommand]>([
    ['switching it on', { action: 'enable', reason: 'Test' }],
    ['undoing that', { action: 'undo', reason: 'Test' }],
  ])('is not brought back by a key %s', async (name, command) => {
    const remote = `off-${name.split(' ')[0]}`;
    await goLive(app(), { remote, version: V1 });
    await changeRelease(app(), person, remote, off);
    await expect(changeRelease(app(), key, remote, command)).rejects.toMatchObject(refused);
    await changeRelease(app(), key, remote, { action: 'live', version: V1, reason: 'Test' });
    expect((await stateOf(remote))?.disabled).toBe('Later.');
    await changeRelease(app(), person, remote, command);
    expect((await stateOf(remote))?.disabled).toBeNull();
  });

  it('can be switched on by the key that switched it off', async () => {
    await goLive(app(), { remote: 'off-own', version: V1 });
    await changeRelease(app(), key, 'off-own', off);
    await changeRelease(app(), key, 'off-own', { action: 'enable', reason: 'Test' });
    expect((await stateOf('off-own'))?.disabled).toBeNull();
  });

  it('is who switched it off the last time', async () => {
    await goLive(app(), { remote: 'off-twice', version: V1 });
    await changeRelease(app(), key, 'off-twice', off);
    await changeRelease(app(), person, 'off-twice', { action: 'enable', reason: 'Test' });
    await changeRelease(app(), person, 'off-twice', off);
    const enable = changeRelease(app(), key, 'off-twice', { action: 'enable', reason: 'Test' });
    await expect(enable).rejects.toMatchObject(refused);
    const rows = await app().db.select().from(remoteChanges).where(eq(remoteChanges.remote, 'off-twice'));
    expect(rows).toHaveLength(4);
  });
});

describe('a version that asks for more than its grant allows', () => {
  const allow = (remote: string, uses: string[]) => editGrant(remote, { uses });
  const publish = (remote: string, version: string, uses: string[]) =>
    publishRemote(app(), buildPackage({ remote, version, uses }), {
      writer: namedWriter('Test'),
      source: 'shipped',
      release: { action: 'live', version, reason: 'Test' },
    });

  it('is published and waits, until somebody allows it', async () => {
    await goLive(app(), { remote: 'asking', version: V1, uses: ['events.read'] });
    expect(await publish('asking', V2, ['events.read', 'members.read:department'])).toBe('added');
    expect((await stateOf('asking'))?.live).toBe(V1);
    const live: ReleaseCommand = { action: 'live', version: V2, reason: 'Test' };
    const trial: ReleaseCommand = { action: 'canary', version: V2, percent: 5, reason: 'Test' };
    for (const command of [live, trial])
      await expect(change('asking', command)).rejects.toMatchObject({
        statusCode: 409,
        message: expect.stringContaining(
          'It asks for members.read:department, which its grant does not allow',
        ),
      });
    await allow('asking', ['events.read', 'members.read:department']);
    expect(await publish('asking', V2, ['events.read', 'members.read:department'])).toBe('known');
    expect((await stateOf('asking'))?.live).toBe(V2);
  });

  it('stays live with fewer uses when the grant is narrowed, and can be gone back to', async () => {
    await goLive(app(), { remote: 'asked', version: V1, uses: ['events.read', 'members.read'] });
    await goLive(app(), { remote: 'asked', version: V2, uses: ['events.read'] });
    await allow('asked', ['events.read']);
    await change('asked', { action: 'rollback', reason: 'Test' });
    expect(await stateOf('asked')).toMatchObject({ live: V1, disabled: null });
  });
});
