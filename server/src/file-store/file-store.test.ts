import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { startBucket, type BucketServer } from '../../test/storage/bucket-server';
import type { FileStore } from './file-store';
import { DEFAULT_BOUNDS } from '../bounds';
import { openFileStore } from './open-file-store';

let root = '';
let bucket: BucketServer;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'narthex-files-'));
  bucket.objects.clear();
});
afterEach(() => rm(root, { recursive: true, force: true }));

const listKeys = async (store: FileStore, folder: string) => {
  const keys: string[] = [];
  for await (const { key } of store.list(folder)) keys.push(key);
  return keys.sort();
};

describe.each<[string, () => Promise<FileStore>]>([
  [
    'a folder',
    () => openFileStore({ bounds: DEFAULT_BOUNDS, dataDir: root, files: { kind: 'folder', folder: root } }),
  ],
  ['a bucket', () => openFileStore({ bounds: DEFAULT_BOUNDS, dataDir: root, files: bucket.settings })],
])('%s', (_, open) => {
  it('keeps what is put into it, and says what there is', async () => {
    const store = await open();
    expect(await store.disk.exists('media/a/original')).toBe(false);
    await store.disk.put('media/a/original', 'words', { contentType: 'text/plain' });
    expect(await store.disk.exists('media/a/original')).toBe(true);
    expect(String(Buffer.from(await store.disk.getBytes('media/a/original')))).toBe('words');
  });

  it('takes over a file of this machine, which is gone there', async () => {
    const store = await open();
    await mkdir(store.uploadFolder, { recursive: true });
    const upload = path.join(store.uploadFolder, 'video');
    await writeFile(upload, 'a long video');
    await store.adopt('media/video/original', upload);
    expect(await store.disk.get('media/video/original')).toBe('a long video');
    await expect(access(upload)).rejects.toThrow();
  });

  it('gives a part of a file, both ends included', async () => {
    const store = await open();
    await store.disk.put('media/video/original', '0123456789');
    expect(await text(await store.openRange('media/video/original', 2, 5))).toBe('2345');
  });

  it('lists every file below a folder, with when it changed', async () => {
    const store = await open();
    expect(await listKeys(store, 'blobs')).toEqual([]);
    const names = Array.from({ length: 230 }, (_unused, id) => `blobs/${id % 7}/${id}`);
    for (const name of names) await store.disk.put(name, 'text');
    await store.disk.put('blobs-of-others/1', 'text');
    expect(await listKeys(store, 'blobs')).toEqual(names.sort());
    for await (const { changedAt } of store.list('blobs-of-others'))
      expect(changedAt.getFullYear()).toBe(new Date().getFullYear());
  });

  it('deletes a folder, and none whose name begins the same', async () => {
    const store = await open();
    for (const key of ['media/a/original', 'media/a/320.webp', 'media/ab/original'])
      await store.disk.put(key, 'text');
    await store.removeFolder('media/a');
    expect(await listKeys(store, 'media')).toEqual(['media/ab/original']);
  });
});

it('grows uploads on the disk of the folder, else on that of the machine', async () => {
  const shared = path.join(root, 'shared');
  const folder = await openFileStore({
    bounds: DEFAULT_BOUNDS,
    dataDir: root,
    files: { kind: 'folder', folder: shared },
  });
  expect(folder.uploadFolder).toBe(path.join(shared, 'uploads'));
  const store = await openFileStore({ bounds: DEFAULT_BOUNDS, dataDir: root, files: bucket.settings });
  expect(store.uploadFolder).toBe(path.join(root, 'uploads'));
});
