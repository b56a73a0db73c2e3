import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { buildPackage, goLive, type FakeRemote } from '../../../../test/remote-factories';
import { withSmallApp } from '../../../../test/build-small-app';
import { remoteFiles } from '../../../database/schema/stored-files';
import { blobKey } from '../../../builds/blobs/blob-store';
import { healthPlugin } from '../health/health-plugin';
import { registryPlugin } from '../registry/registry-plugin';
import { registryRoutes } from '../registry/registry-routes';
import { adoptOldVersions } from './adopt-old-versions';

const app = withSmallApp([registryPlugin, healthPlugin, registryRoutes]);
const V1 = '1.0.0-0123456789';
const ENTRY = 'remoteEntry.js';
const get = (remote: string, file = ENTRY) => app().inject(`/remotes/${remote}/${V1}/${file}`);

/** Publishes a version and alters its file on the disk before it is read. */
async function alterStored(remote: FakeRemote) {
  await goLive(app(), remote);
  const { files } = buildPackage(remote);
  await writeFile(path.join(app().config.dataDir, blobKey(files.get(ENTRY)?.integrity ?? '')), 'alert()');
}

it('answers for now with nothing where a file is damaged, never with wrong bytes', async () => {
  const remote = { remote: 'youth', version: V1, code: 'the code of youth' };
  await alterStored(remote);
  const refused = await get('youth');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10']);
  expect(refused.body).not.toContain('alert');
  expect(refused.headers['cache-control']).toBe('no-store');
  expect((await get('youth', 'mf-manifest.json')).statusCode).toBe(200);
  expect((await get('youth', 'other.js')).statusCode).toBe(404);
});

describe('the versions of an older site', () => {
  /**
   * Stores a version as older releases did: files by their names, without a list. `onDisk` replaces the files on the
   * disk.
   */
  async function publishOld(remote: FakeRemote, onDisk: FakeRemote = {}, more: Record<string, string> = {}) {
    await goLive(app(), remote);
    const name = remote.remote ?? '';
    await app().db.delete(remoteFiles).where(eq(remoteFiles.remote, name));
    await rm(path.join(app().config.dataDir, 'blobs'), { recursive: true });
    const folder = path.join(app().config.dataDir, 'remotes', name, V1);
    for (const [file, { read }] of buildPackage({ ...remote, ...onDisk }).files) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), more[file] ?? (await read()));
    }
    await writeFile(path.join(folder, 'mf-stats.json'), '{}');
  }
  const hasFolder = () =>
    access(path.join(app().config.dataDir, 'remotes')).then(
      () => true,
      () => false,
    );

  it('are taken over, with their Node build, and leave no folder behind', async () => {
    const remote = { remote: 'drama', version: V1, code: 'the code of drama', nodeBuild: 'module' };
    await publishOld(remote);
    await adoptOldVersions(app());
    expect((await get('drama')).body).toBe('the code of drama');
    expect(String(await app().remoteStore.read('drama', V1, 'server/app.cjs'))).toBe('module');
    expect(await hasFolder()).toBe(false);
    // Without the folder there is nothing to do.
    await adoptOldVersions(app());
  });

  it.each<[string, FakeRemote, Record<string, string>, string]>([
    ['altered', {}, { [ENTRY]: 'alert()' }, 'remoteEntry.js does not match its hash in mf-manifest.json.'],
    ['another', { code: 'alert()' }, {}, 'Its manifest is not the one that was published.'],
  ])('are left alone where a file is %s, and the log says so', async (name, onDisk, more, message) => {
    const remote = `music-${name}`;
    await publishOld({ remote, version: V1, code: `the code of ${remote}` }, onDisk, more);
    const logged = jest.spyOn(app().log, 'error');
    await adoptOldVersions(app());
    const err = expect.objectContaining({ message });
    expect(logged).toHaveBeenCalledWith({ err, remote, version: V1 }, 'a version has no files');
    logged.mockRestore();
    expect((await get(remote)).statusCode).toBe(404);
    expect(await hasFolder()).toBe(true);
  });
});
