import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A reader can survey a folder with this many files. */
const MAX_SOURCE_FILES = 12;

/**
 * Each file of these folders has the same content for another subject, so its name can be guessed and no limit is
 * needed.
 */
const UNIFORM_FOLDERS = new Set([
  'shared-contracts/src/schemas',
  'shared-contracts/src/endpoints/records',
  'server/src/database/schema',
]);

const SOURCE = /\.(tsx?|css)$/;
const SKIPPED = new Set(['node_modules', 'dist', 'dist-node', '.data', '.git', '.cache', 'coverage']);

/**
 * Maps each folder below `root` to the number of its source files, if that exceeds the limit and the folder isn't
 * uniform.
 */
export function findLargeFolders(root: string, folder = ''): Map<string, number> {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  const count = entries.filter((entry) => entry.isFile() && SOURCE.test(entry.name)).length;
  const below = entries
    .filter((entry) => entry.isDirectory() && !SKIPPED.has(entry.name))
    .flatMap((entry) => [...findLargeFolders(root, path.posix.join(folder, entry.name))]);
  const isLarge = count > MAX_SOURCE_FILES && !UNIFORM_FOLDERS.has(folder);
  return new Map(isLarge ? [[folder, count], ...below] : below);
}

/** Returns an error for each folder that exceeds the limit, one sentence each. */
export function describeLargeFolders(found: ReadonlyMap<string, number>): string[] {
  return [...found].map(
    ([folder, count]) => `${folder} holds ${count} source files, at most ${MAX_SOURCE_FILES}: sort them.`,
  );
}
