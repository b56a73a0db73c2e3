import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A folder that a reader takes in at once. */
const MAX_SOURCE_FILES = 12;

/** Each file of these folders holds the same for another subject: whoever knows the subject knows the file. */
const UNIFORM_FOLDERS = new Set([
  'shared-contracts/src/schemas',
  'shared-contracts/src/endpoints/records',
  'server/src/database/schema',
]);

const SOURCE = /\.(tsx?|css)$/;
const SKIPPED = new Set(['node_modules', 'dist', 'dist-node', '.data', '.git', '.cache', 'coverage']);

/**
 * Folder -> number of source files directly in it, for each folder below `root` that holds more than the limit and isn't
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

/** What is wrong with folders that hold more than the limit, one sentence each. */
export function describeLargeFolders(found: ReadonlyMap<string, number>): string[] {
  return [...found].map(
    ([folder, count]) => `${folder} holds ${count} source files, at most ${MAX_SOURCE_FILES}: sort them.`,
  );
}
