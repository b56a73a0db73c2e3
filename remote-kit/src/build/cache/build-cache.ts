import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { FileCacheOptions } from 'webpack';

/** Lists all files in a folder and the folders below it by their absolute paths, sorted. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

/** Returns the SHA-256 of the contents of files as hexadecimal digits. */
function hashFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

interface CacheOptions {
  /** Tells what was compiled apart from other rooms, targets and modes. */
  readonly name: string;
  readonly lockfile: string;
  /** Lists the files of the kit and of the settings. */
  readonly files: readonly string[];
}

/** Creates the settings of what webpack keeps of a compilation, until the lockfile or one of the files changes. */
export const createCache = ({ name, lockfile, files }: CacheOptions): FileCacheOptions => ({
  type: 'filesystem',
  cacheDirectory: path.join(path.dirname(lockfile), 'node_modules/.cache/webpack'),
  name,
  // As `buildDependencies`, webpack would also look for what these files import. It resolves that as browsers do, which
  // fails for a kit that is installed, and then nothing is kept.
  version: hashFiles([lockfile, ...files]),
});
