import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findUnnamedFolders } from './readme-folders';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'narthex-readme-'));
  for (const folder of ['lists', 'src-map', 'time'])
    mkdirSync(path.join(root, 'server/src', folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

it('finds the folders that a README leaves out', () => {
  writeFileSync(
    path.join(root, 'server/README.md'),
    '| `src/lists` | one way to list |\n| `time/` | times |',
  );
  expect(findUnnamedFolders(root, 'server')).toEqual(["server/README.md doesn't say what `src-map` holds."]);
});

it('asks nothing of a room without a README', () => {
  expect(findUnnamedFolders(root, 'server')).toEqual([]);
});
