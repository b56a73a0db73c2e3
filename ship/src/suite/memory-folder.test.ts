import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createMemoryFolder } from './memory-folder';

const MODULE = path.join(__dirname, 'memory-folder.ts');

let parent = '';
beforeEach(() => (parent = mkdtempSync(path.join(os.tmpdir(), 'narthex-memory-'))));
afterEach(() => rmSync(parent, { recursive: true }));

/** Creates a folder in a process of its own, which ends at once, and returns its path. */
function createAndExit(): string {
  const code = `const { createMemoryFolder } = require(${JSON.stringify(MODULE)});
    const folder = createMemoryFolder(${JSON.stringify(parent)}, 0);
    require('node:fs').writeFileSync(folder + '/database', 'rows');
    console.log(folder)`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', code], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.trim();
}

it('is removed with its files when the run ends', () => {
  const folder = createAndExit();
  expect(path.dirname(folder)).toBe(parent);
  expect(existsSync(folder)).toBe(false);
});

it('removes the folders of killed runs, and no others', () => {
  const { pid: ended } = spawnSync(process.execPath, ['-e', '']);
  const others = [`narthex-${process.ppid}`, 'narthex-e2e-Xy', 'of-another-program'];
  for (const name of [`narthex-${ended}`, ...others])
    mkdirSync(path.join(parent, name, 'site'), { recursive: true });
  createAndExit();
  expect(readdirSync(parent).sort()).toEqual([...others].sort());
});

it('is not there without such a folder, enough room, or the right to write', () => {
  expect(createMemoryFolder(path.join(parent, 'missing'), 0)).toBeNull();
  expect(createMemoryFolder(parent, Infinity)).toBeNull();
  expect(createMemoryFolder('/proc', 0)).toBeNull();
  expect(readdirSync(parent)).toEqual([]);
});
