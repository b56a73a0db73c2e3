import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { withSmallApp } from '../../../test/build-small-app';
import { computeIntegrity } from '../integrity';
import { toPackageFile } from '../packages/package-file';
import { blobKey } from './blob-store';

const HOUR_MS = 60 * 60 * 1000;
const hash = (text: string) => computeIntegrity(Buffer.from(text));
const listBlobs = (folder: string) => readdir(path.join(folder, 'blobs')).catch(() => []);

describe('where this machine has the store', () => {
  const app = withSmallApp([]);
  const folder = () => app().config.dataDir;

  it('keeps one copy', async () => {
    await app().blobs.put([toPackageFile(Buffer.from('code'))]);
    expect(String(await app().blobs.read(hash('code')))).toBe('code');
    expect(await listBlobs(folder())).toEqual([path.basename(blobKey(hash('code')))]);
  });

  it('deletes what nobody names a day after it was stored', async () => {
    const texts = ['named', 'named by another', 'young', 'old'];
    await app().blobs.put(texts.map((text) => toPackageFile(Buffer.from(text))));
    for (const text of texts) {
      const storedAt = new Date(Date.now() - (text === 'young' ? 23 : 25) * HOUR_MS);
      await utimes(path.join(folder(), blobKey(hash(text))), storedAt, storedAt);
    }
    app().blobs.addNames(async () => [hash('named'), hash('code')]);
    app().blobs.addNames(async () => [hash('named by another')]);
    await app().housekeeping.run();
    await app().housekeeping.run();
    const kept = await listBlobs(folder());
    const expected = ['code', 'named', 'named by another', 'young'];
    expect(kept.sort()).toEqual(expected.map((text) => path.basename(blobKey(hash(text)))).sort());
  });
});

describe('where the store is elsewhere', () => {
  const shared = mkdtempSync(path.join(os.tmpdir(), 'narthex-store-'));
  afterAll(() => rmSync(shared, { recursive: true, force: true }));
  const app = withSmallApp([], { files: { kind: 'folder', folder: shared } });

  it('keeps a copy of what is read', async () => {
    await app().blobs.put([toPackageFile(Buffer.from('code'))]);
    expect(await listBlobs(shared)).toHaveLength(1);
    expect(await listBlobs(app().config.dataDir)).toEqual([]);
    await app().blobs.read(hash('code'));
    expect(await listBlobs(app().config.dataDir)).toHaveLength(1);
  });

  it('keeps what is on this machine for itself', async () => {
    await app().blobs.keep(hash('own'), async () => Buffer.from('own'));
    expect(await listBlobs(shared)).toHaveLength(1);
    expect(await listBlobs(app().config.dataDir)).toHaveLength(2);
  });
});
