import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkLicences } from './licences';

/** Creates a lock file with one library. */
function lock(entry: object, folder = 'node_modules/a'): string[] {
  const root = mkdtempSync(path.join(os.tmpdir(), 'narthex-licences-'));
  const packages = { '': { name: 'narthex' }, server: { name: '@narthex/server' }, [folder]: entry };
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }));
  return checkLicences(root);
}

it.each([
  ['an allowed licence', { license: 'MIT' }],
  ['one allowed licence to choose', { license: '(GPL-3.0-only OR Apache-2.0)' }],
  ['two allowed licences at once', { license: 'Apache-2.0 AND LGPL-3.0-or-later' }],
  ['any licence that only development needs', { license: 'GPL-3.0-only', dev: true }],
])('takes %s', (_what, entry) => {
  expect(lock(entry)).toEqual([]);
});

it.each([
  ['GPL-3.0-only', { license: 'GPL-3.0-only' }],
  ['MIT AND SSPL-1.0', { license: 'MIT AND SSPL-1.0' }],
  ['no licence', {}],
])('asks about %s', (licence, entry) => {
  const sentence = `a has ${licence}: look at it, and allow it in licences.ts.`;
  expect(lock(entry)).toEqual([sentence]);
  expect(lock(entry, 'node_modules/b/node_modules/a')).toEqual([sentence]);
});
