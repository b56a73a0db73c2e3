import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../run';
import { checkNamedFiles } from './named-files';

/** Creates a folder with a document and the files `server/a.test.ts` and `docs/b.md`. */
function write(text: string): string[] {
  const root = mkdtempSync(path.join(os.tmpdir(), 'narthex-named-'));
  for (const folder of ['server', 'docs']) mkdirSync(path.join(root, folder));
  writeFileSync(path.join(root, 'server/a.test.ts'), '');
  writeFileSync(path.join(root, 'docs/b.md'), '');
  writeFileSync(path.join(root, 'docs/table.md'), text);
  return checkNamedFiles(root, ['docs/table.md']);
}

it.each([
  'see `server/a.test.ts`, [b](b.md), [c](../server/a.test.ts#c) and the folder `server/`',
  'calls `/api/docs`, `npm sbom` and `nosniff` at [there](https://example.org/x)',
])('finds nothing to say of: %s', (text) => {
  expect(write(text)).toEqual([]);
});

it.each([
  ['`server/gone.test.ts` and `server/gone.test.ts`', 'server/gone.test.ts'],
  ['[a decision](decisions/0001.md)', 'docs/decisions/0001.md'],
  ['[a part](../server/gone.md#part)', 'server/gone.md'],
])('names what is missing of: %s', (text, file) => {
  expect(write(text)).toEqual([`docs/table.md names ${file}, which doesn't exist.`]);
});

it('holds for the documents about security', () => {
  expect(checkNamedFiles(ROOT)).toEqual([]);
});
