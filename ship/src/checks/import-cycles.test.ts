import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findCycles, readImportGraph } from './import-cycles';

const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'narthex-cycles-')));
afterAll(() => rmSync(folder, { recursive: true }));

it('finds nothing where imports lead one way', () => {
  const graph = new Map([
    ['page', ['form', 'list']],
    ['form', ['field']],
    ['list', ['field']],
    ['field', []],
  ]);
  expect(findCycles(graph)).toEqual([]);
});

it('names the files of each circle, however long', () => {
  const graph = new Map([
    ['start', ['b']],
    ['b', ['c', 'x']],
    ['c', ['d']],
    ['d', ['b']],
    ['x', ['y']],
    ['y', ['x', 'outside']],
  ]);
  expect(findCycles(graph)).toEqual([
    ['x', 'y'],
    ['b', 'c', 'd'],
  ]);
});

it('counts imports of types', () => {
  const files = {
    'tsconfig.json': '{ "compilerOptions": { "moduleResolution": "bundler", "module": "esnext" } }',
    'one.ts': "import type { Two } from './two';\nexport interface One { two: Two }",
    'two.ts': "import type { One } from './one';\nexport interface Two { one: One }",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const cycles = findCycles(readImportGraph(path.join(folder, 'tsconfig.json')));
  expect(cycles).toEqual([[path.join(folder, 'one.ts'), path.join(folder, 'two.ts')]]);
});
