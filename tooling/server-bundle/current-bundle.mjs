// This file is plain JavaScript, because `npm run backup` and the others ask it before they load TypeScript.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const BUNDLE = path.join(ROOT, 'server/dist');
/** Lists the files that the bundle was made of, with their times of change. */
export const SOURCES = path.join(BUNDLE, 'sources.json');

/** Returns when a file was changed, in milliseconds, or 0 for a file that is missing. */
export const changedAt = (file) => statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Returns whether the bundle was made of the present sources of the server. */
export function isBundleCurrent() {
  try {
    const sources = Object.entries(JSON.parse(readFileSync(SOURCES, 'utf8')));
    return sources.every(([file, time]) => changedAt(file) === time);
  } catch {
    return false;
  }
}

/** Returns the arguments with which Node runs a program of the server from the bundle. */
export const bundledProgram = (source) => [
  '--enable-source-maps',
  path.join(BUNDLE, `${path.basename(source, '.ts')}.mjs`),
];
