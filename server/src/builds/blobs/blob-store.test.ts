import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FileStore } from '../../file-store/file-store';
import { openFolderStore } from '../../file-store/folder-store';
import { computeIntegrity } from '../integrity';
import { toPackageFile } from '../packages/package-file';
import { BlobUnavailableError, blobKey, openBlobStore, type BlobStoreOptions } from './blob-store';

const BYTES = Buffer.from('export {};');
const HASH = computeIntegrity(BYTES);

let root = '';
let logged: string[] = [];
let details: unknown[] = [];
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'narthex-blobs-'));
  logged = [];
  details = [];
});
afterEach(() => rm(root, { recursive: true, force: true }));

const write = (detail: unknown, message: string) => {
  details.push(detail);
  logged.push(message);
};
const log = { error: write, warn: write } as unknown as BlobStoreOptions['log'];

const openFolder = (name: string) => openFolderStore(path.join(root, name), path.join(root, 'uploads'));
const fileIn = (name: string, integrity = HASH) => path.join(root, name, blobKey(integrity));

/** Opens the store as a new process would, with an empty cache and its own folder in front of the shared one. */
const openProcess = (name: string, more: Partial<BlobStoreOptions> = {}) =>
  openBlobStore({ shared: openFolder('shared'), local: openFolder(name), log, ...more });

async function listFiles(name: string): Promise<string[]> {
  const entries = await readdir(path.join(root, name), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

it('gives what one process stored to every other, which keeps a copy', async () => {
  await openProcess('one').put([toPackageFile(BYTES)]);
  expect(await openProcess('two').read(HASH)).toEqual(BYTES);
  expect(await listFiles('two')).toEqual([path.basename(blobKey(HASH))]);
  await rm(path.join(root, 'shared'), { recursive: true });
  expect(await openProcess('two').read(HASH)).toEqual(BYTES);
});

it('notices a damaged copy of its own, and mends it from the shared one', async () => {
  await openProcess('one').put([toPackageFile(BYTES)]);
  await openProcess('one').read(HASH);
  await writeFile(fileIn('one'), 'alert("altered")');
  expect(await openProcess('one').read(HASH)).toEqual(BYTES);
  expect(logged).toEqual(['a stored file is damaged']);
  expect(details).toEqual([{ key: blobKey(HASH), isShared: false }]);
  expect(await openProcess('one').read(HASH)).toEqual(BYTES);
  expect(logged).toHaveLength(1);
});

it('never gives wrong bytes: without a whole copy there is none', async () => {
  await openProcess('one').put([toPackageFile(BYTES)]);
  await openProcess('one').read(HASH);
  await writeFile(fileIn('one'), 'alert("altered")');
  await writeFile(fileIn('shared'), 'alert("altered")');
  await expect(openProcess('one').read(HASH)).rejects.toThrow(
    new BlobUnavailableError(`No copy of ${HASH} is whole.`),
  );
  expect(details).toEqual([
    { key: blobKey(HASH), isShared: false },
    { key: blobKey(HASH), isShared: true },
  ]);
});

it('has a key that every disk can hold', () => {
  expect(blobKey(`sha384-${Buffer.from('A?~').toString('base64')}`)).toBe('blobs/413f7e');
});

/** Opens a store whose disk fails at these methods. */
function openBroken(...failing: readonly ('exists' | 'getBytes' | 'put')[]): FileStore {
  const store = openFolder('broken');
  const fail = () => Promise.reject(new Error('no such disk'));
  for (const method of failing) Object.assign(store.disk, { [method]: fail });
  return store;
}

it('goes on with the shared store where its own can’t be read or written', async () => {
  await openProcess('one').put([toPackageFile(BYTES)]);
  const store = openProcess('two', { local: openBroken('exists', 'put') });
  expect(await store.read(HASH)).toEqual(BYTES);
  expect(logged).toEqual(['a stored file can’t be read', 'a stored file could not be mended']);
  const err = expect.objectContaining({ message: 'no such disk' });
  expect(details).toEqual([{ err, key: blobKey(HASH), isShared: false }, { err: expect.any(Error) }]);
});

it('says which store can’t be read', async () => {
  const store = openBlobStore({ shared: openBroken('exists'), local: null, log });
  await expect(store.read(HASH)).rejects.toThrow(BlobUnavailableError);
  expect(details).toEqual([{ err: expect.any(Error), key: blobKey(HASH), isShared: true }]);
});

it('logs nothing of what was never stored', async () => {
  const recover = async () => null;
  await expect(openProcess('one', { recover }).read(HASH)).rejects.toThrow(BlobUnavailableError);
  expect(logged).toEqual([]);
});

it('stores many files, as many as come, eight at once', async () => {
  const files = Array.from({ length: 30 }, (_, index) => toPackageFile(Buffer.from(`file ${index}`)));
  let running = 0;
  let most = 0;
  const slow = files.map(({ read }) => ({
    read: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return read();
    },
  }));
  await openProcess('one').put(slow);
  expect(await listFiles('shared')).toHaveLength(30);
  expect(await listFiles('one')).toEqual([]);
  expect(most).toBe(8);
});

it('keeps what it has without reading it again', async () => {
  const store = openProcess('one');
  await store.keep(HASH, async () => BYTES);
  await store.keep(HASH, () => Promise.reject(new Error('read again')));
  const alone = openBlobStore({ shared: openFolder('alone'), local: null, log });
  await alone.keep(HASH, async () => BYTES);
  expect(await listFiles('alone')).toHaveLength(1);
});

it('takes what is missing from a build on this machine, if that is whole', async () => {
  const recover = async () => BYTES;
  expect(await openProcess('one', { recover }).read(HASH)).toEqual(BYTES);
  expect(await openProcess('two').read(HASH)).toEqual(BYTES);
  const other = computeIntegrity(Buffer.from('other'));
  await expect(openProcess('one', { recover }).read(other)).rejects.toThrow(BlobUnavailableError);
});

it('finds a file again that was missing for a while', async () => {
  const store = openProcess('one');
  await expect(store.read(HASH)).rejects.toThrow(BlobUnavailableError);
  await openProcess('two').put([toPackageFile(BYTES)]);
  expect(await store.read(HASH)).toEqual(BYTES);
});

it('replaces a damaged shared copy when the same bytes are stored again', async () => {
  await openProcess('one').put([toPackageFile(BYTES)]);
  await writeFile(fileIn('shared'), 'alert("altered")');
  await openProcess('one').put([toPackageFile(BYTES)]);
  expect(await openProcess('two').read(HASH)).toEqual(BYTES);
});

it('keeps what this machine has for this process alone', async () => {
  await openProcess('one').keep(HASH, async () => BYTES);
  expect(await listFiles('one')).toHaveLength(1);
  expect(await listFiles('shared')).toEqual([]);
});

it('reads what is cached without the disk, up to a limit', async () => {
  const store = openBlobStore({ shared: openFolder('shared'), local: null, log, maxCachedBytes: 8 });
  const parts = ['aaaa', 'bbbb', 'cccc'].map((text) => Buffer.from(text));
  await store.put(parts.map(toPackageFile));
  const read = (part: Buffer) => store.read(computeIntegrity(part)).then(String, () => 'gone');
  for (const part of parts) await read(part);
  await rm(path.join(root, 'shared'), { recursive: true });
  const [first, ...later] = parts;
  expect(await Promise.all(later.map(read))).toEqual(['bbbb', 'cccc']);
  expect(first && (await read(first))).toBe('gone');
});

it('deletes what has no name any more once two sweeps have found it old', async () => {
  const texts = ['named', 'fresh', 'old'].map((text) => Buffer.from(text));
  const [named = '', , old = ''] = texts.map(computeIntegrity);
  const store = openProcess('one');
  await store.put(texts.map(toPackageFile));
  for (const bytes of texts) await store.read(computeIntegrity(bytes));
  for (const folder of ['one', 'shared'])
    for (const hash of [named, old]) await utimes(fileIn(folder, hash), new Date(0), new Date(0));
  const sweep = (...names: string[]) =>
    store.sweep((integrity) => names.includes(integrity), new Date(1_000));
  await sweep(named);
  // The clock has jumped: a publication that goes on names its file after all.
  await sweep(named, old);
  await sweep(named);
  for (const folder of ['one', 'shared']) expect(await listFiles(folder)).toHaveLength(3);
  await sweep(named);
  for (const folder of ['one', 'shared']) expect(await listFiles(folder)).toHaveLength(2);
  await expect(openProcess('one').read(old)).rejects.toThrow(BlobUnavailableError);
});
