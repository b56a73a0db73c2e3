import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createCache, listFiles } from './build-cache';

const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-compile-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file of the room's settings, and returns the version of the cache of what was compiled. */
function readVersion(file: string, text: string): string | undefined {
  writeFileSync(path.join(folder, file), text);
  return createCache({
    name: 'choirs-browser-production',
    lockfile: path.join(folder, 'package-lock.json'),
    files: listFiles(path.join(folder, 'plugins')),
  }).version;
}

it.each(['package-lock.json', 'plugins/font.ts', 'plugins/stubs/preload.ts'])(
  'compiles anew what was compiled before a change of %s',
  (changed) => {
    mkdirSync(path.join(folder, 'plugins/stubs'), { recursive: true });
    for (const file of ['package-lock.json', 'plugins/font.ts', 'plugins/stubs/preload.ts'])
      writeFileSync(path.join(folder, file), '1');
    const before = readVersion(changed, '1');
    expect(readVersion(changed, '1')).toBe(before);
    expect(readVersion(changed, '2')).not.toBe(before);
  },
);
