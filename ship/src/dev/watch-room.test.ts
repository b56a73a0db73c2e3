import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
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
