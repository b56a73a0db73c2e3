import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openRemoteStore, type RemoteStore } from './remote-store';

const V1 = '1.0.0-0123456789';
let dataDir = '';
let store: RemoteStore;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'narthex-store-'));
  store = openRemoteStore(dataDir);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const toFiles = (texts: Readonly<Record<string, string>>) =>
  new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]));

async function publish(remote: string, texts: Readonly<Record<string, string>>) {
  const staged = await store.stage(toFiles(texts));
  await staged.place(remote, V1);
  await staged.discard();
}

const getFolder = (remote: string) => path.join(dataDir, 'remotes', remote, V1);
const onDisk = async (folder: string) => (await readdir(folder, { recursive: true })).sort();

it('shows the files of a version once they are placed, all of them at once', async () => {
  const staged = await store.stage(toFiles({ 'app.js': 'code', 'server/app.cjs': 'node' }));
  expect(await store.read('youth', V1, 'app.js')).toBeNull();
  await staged.place('youth', V1);
  expect(String(await store.read('youth', V1, 'app.js'))).toBe('code');
  expect(String(await store.read('youth', V1, 'server/app.cjs'))).toBe('node');
  expect(await store.read('music', V1, 'app.js')).toBeNull();
});

it('leaves nothing behind of what was placed or discarded', async () => {
  await publish('youth', { 'app.js': 'code' });
  const discarded = await store.stage(toFiles({ 'app.js': 'other' }));
  await discarded.discard();
  expect(await onDisk(path.join(dataDir, 'remotes/_staged'))).toEqual([]);
  expect(await onDisk(getFolder('youth'))).toEqual(['app.js']);
});

it('leaves nothing behind of files that can’t be stored', async () => {
  await expect(store.stage(toFiles({ 'app.js': 'code', 'a?b.js': 'more' }))).rejects.toThrow('a?b.js');
  expect(await onDisk(path.join(dataDir, 'remotes/_staged'))).toEqual([]);
});

it('replaces what a broken attempt left in the place of a version', async () => {
  await mkdir(getFolder('youth'), { recursive: true });
  await writeFile(path.join(getFolder('youth'), 'left-over.js'), 'half');
  await publish('youth', { 'app.js': 'code' });
  expect(await onDisk(getFolder('youth'))).toEqual(['app.js']);
});

it('reads a file that is cached without the disk', async () => {
  await publish('youth', { 'app.js': 'code' });
  await store.read('youth', V1, 'app.js');
  await rm(getFolder('youth'), { recursive: true });
  expect(String(await store.read('youth', V1, 'app.js'))).toBe('code');
  expect(await openRemoteStore(dataDir).read('youth', V1, 'app.js')).toBeNull();
});

it('caches the files that were read last, up to a limit', async () => {
  store = openRemoteStore(dataDir, 10);
  await publish('youth', { 'a.js': 'aaaa', 'b.js': 'bbbb', 'c.js': 'cc', 'd.js': 'dddd' });
  const read = async (file: string) => String(await store.read('youth', V1, file));
  for (const file of ['a.js', 'b.js', 'c.js', 'd.js']) await read(file);
  await rm(getFolder('youth'), { recursive: true });
  expect(await Promise.all(['a.js', 'b.js', 'c.js', 'd.js'].map(read))).toEqual([
    'null',
    'bbbb',
    'cc',
    'dddd',
  ]);
});

it('forgets as much for each file that is too many', async () => {
  store = openRemoteStore(dataDir, 8);
  await publish('youth', { 'a.js': 'aaaa', 'b.js': 'bbbb', 'c.js': 'cccc', 'd.js': 'dddd' });
  const read = async (file: string) => String(await store.read('youth', V1, file));
  for (const file of ['a.js', 'b.js', 'c.js', 'd.js']) await read(file);
  await rm(getFolder('youth'), { recursive: true });
  expect(await Promise.all(['a.js', 'b.js', 'c.js', 'd.js'].map(read))).toEqual([
    'null',
    'null',
    'cccc',
    'dddd',
  ]);
});

describe('what a version holds', () => {
  const files = { 'app.js': 'code', 'fonts/latin.woff2': 'font' };
  beforeEach(() => publish('youth', { ...files, 'app.js.br': 'compressed' }));

  it.each<[string, Readonly<Record<string, string>>, boolean]>([
    ['the same files', files, true],
    ['the same files with a compressed copy', { ...files, 'app.js.br': 'compressed' }, true],
    ['another compressed copy', { ...files, 'app.js.br': 'other' }, false],
    ['other bytes', { ...files, 'app.js': 'else' }, false],
    ['fewer files', { 'app.js': 'code' }, false],
    ['more files', { ...files, 'more.js': '' }, false],
    ['as many files by other names', { 'app.js': 'code', 'other.woff2': 'font' }, false],
  ])('is compared with %s', async (_, given, expected) => {
    expect(await store.holds('youth', V1, toFiles(given))).toBe(expected);
  });

  it('is nothing when there is no such version', async () => {
    expect(await store.holds('music', V1, toFiles(files))).toBe(false);
  });
});
