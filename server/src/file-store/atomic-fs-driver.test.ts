import { mkdtemp, readFile, readdir, rm, utimes } from 'node:fs/promises';
import fs from 'node:fs';
import * as filesystem from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { withSmallApp } from '../../test/build-small-app';
import { DAY_MS, HOUR_MS } from '../time-units';
import { AtomicFsDriver } from './atomic-fs-driver';
import { createDiskGuard } from './disk-room';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof filesystem>('node:fs/promises');
  return { __esModule: true, default: actual, ...actual };
});

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'narthex-drive-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

const openDriver = () => new AtomicFsDriver(root, createDiskGuard(root, 0));

/** Records what happens to the disk, in order: which paths are flushed, and when the file gets its name. */
function recordDisk() {
  const steps: string[] = [];
  const name = (file: unknown) => {
    const relative = path.relative(root, String(file));
    return relative.endsWith('.part') ? 'part' : relative || '.';
  };
  const { open, rename } = filesystem;
  jest.spyOn(filesystem, 'open').mockImplementation(async (file, ...more) => {
    const handle = await open(file, ...more);
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      steps.push(`sync ${name(file)}`);
      await sync();
    };
    return handle;
  });
  jest.spyOn(filesystem, 'rename').mockImplementation(async (from, to) => {
    steps.push(`rename to ${name(to)}`);
    await rename(from, to);
  });
  return steps;
}

it('has bytes and name of a file on the disk before it says that it is stored', async () => {
  const driver = openDriver();
  await driver.put('first', 'x');
  const steps = recordDisk();
  await driver.put('second', 'words');
  expect(steps).toEqual(['sync part', 'rename to second', 'sync .']);
  expect(await readFile(path.join(root, 'second'), 'utf8')).toBe('words');
});

it('has the names of new folders on the disk too', async () => {
  const steps = recordDisk();
  await openDriver().putStream('a/b/file', Readable.from(['words']));
  expect(steps).toEqual(['sync part', 'rename to a/b/file', 'sync a/b', 'sync a', 'sync .']);
});

it.each([
  ['half-way', 0],
  ['before a slow disk has opened it', 50],
])('leaves nothing behind when a file breaks off %s', async (_, delay) => {
  const { open } = fs;
  jest
    .spyOn(fs, 'open')
    .mockImplementation(((...input: Parameters<typeof open>) =>
      setTimeout(() => open(...input), delay)) as unknown as typeof open);
  const broken = Readable.from(
    (function* () {
      yield 'half';
      throw new Error('broken off');
    })(),
  );
  await expect(openDriver().putStream('file', broken)).rejects.toThrow('broken off');
  await setTimeoutPromise(2 * delay);
  expect(await readdir(root)).toEqual([]);
});

describe('the site', () => {
  const app = withSmallApp([]);

  it.each(['media/dawn', 'blobs', 'page-data'])(
    'deletes what a killed process left below %s after two days, and nothing that is complete or being written',
    async (folder) => {
      const { files, config } = app();
      const place = path.join(config.dataDir, folder);
      await files.disk.put(`${folder}/complete.part`, 'words');
      // A process that is killed never comes to the rename.
      const rename = jest.spyOn(filesystem, 'rename').mockReturnValue(new Promise(() => {}));
      void files.disk.put(`${folder}/old`, 'half');
      void files.disk.put(`${folder}/young`, 'half');
      const list = async () => (await readdir(place)).sort();
      while (rename.mock.calls.length < 2) await new Promise(setImmediate);
      const [complete = '', old = '', young = ''] = await list();
      const age = async (name: string, ms: number) => {
        const at = new Date(Date.now() - ms);
        await utimes(path.join(place, name), at, at);
      };
      await age(complete, 3 * DAY_MS);
      await age(old, 2 * DAY_MS + HOUR_MS);
      await age(young, 2 * DAY_MS - HOUR_MS);
      await app().housekeeping.run();
      expect(await list()).toEqual([complete, young]);
    },
  );
});
