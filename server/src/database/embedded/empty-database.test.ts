import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fillWithEmptyDatabase } from './empty-database';

let parent: string;
const make = jest.fn((folder: string) => fs.writeFile(path.join(folder, 'PG_VERSION'), '18\n'));

async function fill(name: string, copy: string): Promise<string> {
  const folder = path.join(parent, name);
  await fs.mkdir(folder);
  await fillWithEmptyDatabase(folder, make, copy);
  return fs.readFile(path.join(folder, 'PG_VERSION'), 'utf8');
}

beforeEach(async () => {
  parent = await fs.mkdtemp(path.join(os.tmpdir(), 'narthex-empty-'));
  make.mockClear();
});

afterEach(() => fs.rm(parent, { recursive: true }));

it('makes a database once, and copies it afterwards', async () => {
  const copy = path.join(parent, 'copy');
  expect([await fill('one', copy), await fill('two', copy)]).toEqual(['18\n', '18\n']);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await fs.readdir(parent)).toEqual(['copy', 'one', 'two']);
});

it('makes each database where no copy can be kept', async () => {
  const copy = path.join(parent, 'file', 'copy');
  await fs.writeFile(path.join(parent, 'file'), '');
  expect([await fill('one', copy), await fill('two', copy)]).toEqual(['18\n', '18\n']);
  expect(make).toHaveBeenCalledTimes(2);
});

it('makes a database where another user has kept the copy', async () => {
  const copy = path.join(parent, 'copy');
  await fill('one', copy);
  await fs.chmod(copy, 0o000);
  await fs.chmod(parent, 0o777);
  const isRoot = process.getuid?.() === 0;
  // Root may read everything.
  if (isRoot) process.seteuid?.('nobody');
  try {
    expect(await fill('two', copy)).toBe('18\n');
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
  expect(make).toHaveBeenCalledTimes(2);
});

it('keeps no copy of a database that could not be made', async () => {
  const copy = path.join(parent, 'copy');
  make.mockRejectedValueOnce(new Error('The disk is full.'));
  await expect(fill('one', copy)).rejects.toThrow('The disk is full.');
  expect(await fill('two', copy)).toBe('18\n');
  expect(make).toHaveBeenCalledTimes(2);
});
