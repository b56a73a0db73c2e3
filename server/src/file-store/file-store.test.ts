import { once } from 'node:events';
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { startBucket, type BucketServer } from '../../test/storage/bucket-server';
import type { FileStore } from './file-store';
import { DEFAULT_BOUNDS } from '../bounds';
import { openFileStore } from './open-file-store';
import { openS3Store } from './s3-store';

let root = '';
let bucket: BucketServer;
let isPartRefused = false;
beforeAll(async () => {
  bucket = await startBucket(({ url }) => isPartRefused && url?.includes('partNumber=2') === true);
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

it('gives up on a bucket that does not respond', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const store = openS3Store({ ...bucket.settings, endpoint }, root, 0, 50);
  await expect(store.disk.exists('media/a')).rejects.toMatchObject({ cause: { name: 'TimeoutError' } });
  await expect(store.openRange('media/a', 0, 1)).rejects.toMatchObject({ name: 'TimeoutError' });
  silent.close();
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

describe('a file that is larger than a part', () => {
  const MEGABYTE = 1024 ** 2;
  const bytes = Buffer.concat([Buffer.alloc(16 * MEGABYTE, 'first '), Buffer.alloc(MEGABYTE, 'second ')]);
  const adopt = async () => {
    const store = await openFileStore({ bounds: DEFAULT_BOUNDS, dataDir: root, files: bucket.settings });
    await mkdir(store.uploadFolder, { recursive: true });
    const file = path.join(store.uploadFolder, 'archive');
    await writeFile(file, bytes);
    return { file, adopted: store.adopt('site.narthex', file) };
  };

  it('is put together in the bucket from its parts', async () => {
    const { adopted } = await adopt();
    await adopted;
    expect(bucket.objects.get('site.narthex')?.bytes.equals(bytes)).toBe(true);
    expect(bucket.uploads.size).toBe(0);
  });

  it('leaves nothing in the bucket if a part is refused, and stays on this machine', async () => {
    isPartRefused = true;
    const { file, adopted } = await adopt();
    await expect(adopted).rejects.toThrow();
    isPartRefused = false;
    expect(bucket.objects.size + bucket.uploads.size).toBe(0);
    await access(file);
  });
});
