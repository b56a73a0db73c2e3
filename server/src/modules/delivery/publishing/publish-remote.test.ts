import { access, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { listAudited } from '../../../../test/audited';
import { withSmallApp } from '../../../../test/build-small-app';
import { buildPackage, goLive, grant, type FakeRemote } from '../../../../test/remote-factories';
import { auditLog } from '../../../database/schema/auth';
import { blobKey } from '../../../builds/blobs/blob-store';
import { problem } from '../../../problem-error';
import { namedWriter } from '../../../writes/unit/writer';
import { readFileList } from '../stored-versions/file-repository';
import { healthPlugin } from '../health/health-plugin';
import { registryPlugin } from '../registry/registry-plugin';
import { findState, listChanges } from '../releases/release-repository';
import { findVersion } from '../releases/version-repository';
import { addLocalBuild } from './add-local-build';
import { findGrant } from '../grants/grant-repository';
import { publishRemote, type PublishOptions } from './publish-remote';

const V1 = '1.0.0-0123456789';
const V2 = '2.0.0-0123456789';
const ENTRY = 'remoteEntry.js';
const app = withSmallApp([registryPlugin, healthPlugin]);

async function publish(remote: FakeRemote, options: Partial<PublishOptions> = {}) {
  const remotePackage = buildPackage(remote);
  await grant(app(), remotePackage);
  return publishRemote(app(), remotePackage, { writer: namedWriter('Neema'), source: 'shipped', ...options });
}

/** Returns the path of a package's script in the store. */
const fileOf = (remote: FakeRemote) =>
  path.join(app().config.dataDir, blobKey(buildPackage(remote).files.get(ENTRY)?.integrity ?? ''));
const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

describe('a version', () => {
  it('is stored with what is said of it, and alone: nobody gets it', async () => {
    const remote = { remote: 'youth', version: V1, code: 'export default 1;' };
    expect(await publish(remote, { message: 'First' })).toBe('added');
    expect(await findVersion(app().db, 'youth', V1)).toMatchObject({
      source: 'shipped',
      message: 'First',
      published_by: 'Neema',
      manifest_integrity: buildPackage(remote).files.get('mf-manifest.json')?.integrity,
      descriptor: { name: 'youth' },
    });
    expect(await findState(app().db, 'youth')).toBeNull();
    const [entry, ...others] = await app().db.select().from(auditLog).where(eq(auditLog.subject_id, 'youth'));
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      action: 'remote.publish',
      subject_type: 'remote',
      actor_label: 'Neema',
      after: {
        version: V1,
        source: 'shipped',
        message: 'First',
        integrity: buildPackage(remote).files.get('mf-manifest.json')?.integrity,
      },
    });
  });

  it('weighs what its compressed scripts weigh, which stand beside them', async () => {
    await publish({ remote: 'music', version: V1, code: 'export default null;'.repeat(500) });
    const { size = 0 } = (await findVersion(app().db, 'music', V1)) ?? {};
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThan(500);
    const names = [...(await readFileList(app().db, { remote: 'music', version: V1 })).keys()];
    expect(names.sort()).toEqual(['mf-manifest.json', 'mf-manifest.json.br', ENTRY, `${ENTRY}.br`]);
  });

  it('is refused with every reason at once', async () => {
    const mounts = [{ path: '/drama', guard: 'leader', title: 'Drama' }] as const;
    await grant(app(), buildPackage({ remote: 'drama', version: V1, mounts: [...mounts] }));
    const wider = buildPackage({
      remote: 'drama',
      version: V2,
      mounts: [{ path: '/plays', guard: 'public', title: 'Plays' }],
      nodeBuild: 'module.exports = {};',
    });
    const refused = publishRemote(app(), wider, { writer: namedWriter('Neema'), source: 'shipped' });
    await expect(refused).rejects.toMatchObject({
      name: 'ReleaseRefusedError',
      refusals: [{ name: 'paths' }, { name: 'guards' }, { name: 'server rendering' }],
      message:
        '/plays is outside of its grant (/drama). ' +
        '/plays is open to “public”; its grant asks for “leader” or narrower. ' +
        'It brings a Node build; the server runs code of core remotes only.',
    });
    expect(await findVersion(app().db, 'drama', V2)).toBeUndefined();
  });

  it('that is published again mends its files, and is made live all the same', async () => {
    const remote = { remote: 'books', version: V1, code: 'export default "books";' };
    await publish(remote);
    await writeFile(fileOf(remote), 'damaged');
    const release = { action: 'live', version: V1, reason: 'Again' } as const;
    expect(await publish(remote, { release })).toBe('known');
    expect(String(await app().remoteStore.read('books', V1, ENTRY))).toBe(remote.code);
    expect((await findState(app().db, 'books'))?.live).toBe(V1);
  });

  it('never changes, by whatever name its files differ', async () => {
    const remote = { remote: 'choirs', version: V1, nodeBuild: 'one' };
    await publish(remote);
    expect(await publish({ ...remote, nodeBuild: 'two' })).toBe('refused');
    const { nodeBuild: _, ...less } = remote;
    expect(await publish(less)).toBe('refused');
    expect(await publish(remote)).toBe('known');
  });
});

describe('what was built with the site', () => {
  it('is granted what it claims and made live where nothing of it is', async () => {
    const build = buildPackage({ remote: 'health', version: V1, nodeBuild: 'module.exports = {};' });
    expect(await addLocalBuild(app(), build)).toEqual({ outcome: 'added', live: V1 });
    expect(await findGrant(app().db, 'health')).toMatchObject({
      paths: ['/health'],
      kind: 'core',
      size_budget: 1_000 * 1024,
    });
    expect((await findVersion(app().db, 'health', V1))?.source).toBe('local');
    expect((await listChanges(app().db, { remote: 'health' })).rows).toMatchObject([
      {
        action: 'live',
        actor_label: 'Start of the server',
        reason: 'Built with the site; nothing of it was live.',
        after: { live: V1 },
      },
    ]);
    const granted = await listAudited(app(), 'grant.create');
    expect(granted.filter(({ after }) => after?.['remote'] === 'health')).toMatchObject([
      {
        actor_label: 'Start of the server',
        subject_type: 'grant',
        after: { title: 'health', paths: ['/health'] },
      },
    ]);
  });

  it('waits where another version is live', async () => {
    await goLive(app(), { remote: 'ushers', version: V1 });
    const build = buildPackage({ remote: 'ushers', version: V2 });
    expect(await addLocalBuild(app(), build)).toEqual({ outcome: 'added', live: V1 });
    expect(await addLocalBuild(app(), build)).toEqual({ outcome: 'known', live: V1 });
    expect((await findState(app().db, 'ushers'))?.live).toBe(V1);
  });

  it('leaves what is live as it is where the disk has no room, and refuses a site of which nothing is', async () => {
    await goLive(app(), { remote: 'sound', version: V1 });
    const cause = problem('storage_full');
    const put = jest.spyOn(app().blobs, 'put').mockRejectedValue(new Error('Cannot write', { cause }));
    try {
      const build = buildPackage({ remote: 'sound', version: V2, code: 'export default "sound";' });
      expect(await addLocalBuild(app(), build)).toEqual({ outcome: 'no_room', live: V1 });
      const first = buildPackage({ remote: 'lights', version: V1 });
      await expect(addLocalBuild(app(), first)).rejects.toThrow('Cannot write');
    } finally {
      put.mockRestore();
    }
  });

  it.each([
    ['the same version', 'hosts', V1],
    ['different versions', 'drivers', V2],
  ])('is made live once by two processes that start with %s', async (_, remote, other) => {
    const outcomes = await Promise.all(
      [V1, other].map((version) => addLocalBuild(app(), buildPackage({ remote, version }))),
    );
    const live = (await findState(app().db, remote))?.live;
    expect(outcomes.map((outcome) => outcome.live)).toEqual([live, live]);
    expect(await findVersion(app().db, remote, other)).not.toBeNull();
    expect((await listChanges(app().db, { remote })).rows).toHaveLength(1);
  });

  it('lends its copies where the store has none', async () => {
    const remote = { remote: 'library', version: V1, code: 'export default "library";' };
    const build = buildPackage(remote);
    await addLocalBuild(app(), build);
    await rm(fileOf(remote));
    await addLocalBuild(app(), build);
    expect(await isThere(fileOf(remote))).toBe(true);
  });
});
