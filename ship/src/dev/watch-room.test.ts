import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { WatchedResult } from '@narthex/remote-kit/build/watched';
import { describeResult, watchRoom } from './watch-room';

const build = { hash: 'a1', integrity: {} };

it.each<[string, WatchedResult, string]>([
  ['one line for a build without problems', { build, warnings: '' }, 'choir is built.'],
  [
    'warnings before the outcome',
    { build, warnings: 'WARNING in ./src/songs.tsx\nexport was not found' },
    '\nWARNING in ./src/songs.tsx\nexport was not found\n\nchoir is built.',
  ],
  [
    'errors without the backtrace of the compiler',
    {
      build: null,
      errors:
        'ERROR in ./src/songs.tsx\nError: Expression expected\n\nCaused by:\n    Syntax Error\n   0: <unknown>',
    },
    '\n./src/songs.tsx\nError: Expression expected\n\nchoir could not be built.',
  ],
])('writes %s', (_, result, text) => {
  expect(describeResult('choir', result)).toBe(text);
});

it('leaves no folder of results behind where no packages are installed', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-watch-'));
  const temporary = jest.spyOn(os, 'tmpdir').mockReturnValue(folder);
  expect(() => watchRoom('choir', folder, () => undefined)).toThrow();
  expect(readdirSync(folder)).toEqual([]);
  temporary.mockRestore();
  rmSync(folder, { recursive: true });
});

it('says why a build could not begin, without the stack', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-watch-'));
  const install = (name: string, files: Readonly<Record<string, string>>) => {
    const target = path.join(folder, 'node_modules', name);
    mkdirSync(path.join(target, 'bin'), { recursive: true });
    for (const [file, content] of Object.entries(files)) writeFileSync(path.join(target, file), content);
  };
  install('@narthex/remote-kit', { 'package.json': '{}' });
  install('tsx', { 'package.json': '{}', 'index.js': '' });
  install('webpack-cli', {
    'package.json': '{}',
    'bin/cli.js': `console.error("Cannot find module 'zod'\\n    at Module.load (loader.js:1:1)"); process.exit(2);`,
  });
  const room = watchRoom('choir', folder, () => undefined);
  await expect(room.ready).rejects.toThrow(/^Cannot find module 'zod'\n\nchoir could not be built\.$/);
  await room.stop();
  rmSync(folder, { recursive: true });
});
