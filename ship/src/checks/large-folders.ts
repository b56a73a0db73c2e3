import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A folder that a reader takes in at once. */
const MAX_SOURCE_FILES = 12;

const SOURCE = /\.(tsx?|css)$/;
const SKIPPED = new Set(['node_modules', 'dist', 'dist-node', '.data', '.git', '.cache', 'coverage']);

/** Folder -> number of source files directly in it, for each folder below `root` that holds more than the limit. */
export function findLargeFolders(root: string, folder = ''): Map<string, number> {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  const count = entries.filter((entry) => entry.isFile() && SOURCE.test(entry.name)).length;
  const below = entries
    .filter((entry) => entry.isDirectory() && !SKIPPED.has(entry.name))
    .flatMap((entry) => [...findLargeFolders(root, path.posix.join(folder, entry.name))]);
  return new Map(count > MAX_SOURCE_FILES ? [[folder, count], ...below] : below);
}

/** What is wrong with folders that hold more than the limit, one sentence each. */
export function describeLargeFolders(found: ReadonlyMap<string, number>): string[] {
  return [...found].map(
    ([folder, count]) => `${folder} holds ${count} source files, at most ${MAX_SOURCE_FILES}: sort them.`,
  );
}
