import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A folder that a reader takes in at once. */
export const MAX_SOURCE_FILES = 12;

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

/** What is wrong with the folders, given the sizes that are allowed for now. */
export function compareWithAllowed(
  found: ReadonlyMap<string, number>,
  allowed: Readonly<Record<string, number>>,
): string[] {
  const grown = [...found].flatMap(([folder, count]) => {
    const limit = allowed[folder] ?? MAX_SOURCE_FILES;
    return count > limit ? [`${folder} holds ${count} source files, at most ${limit}: sort them.`] : [];
  });
  const shrunk = Object.entries(allowed).flatMap(([folder, limit]) => {
    const count = found.get(folder) ?? 0;
    if (count >= limit) return [];
    const change = count > MAX_SOURCE_FILES ? `lower its number to ${count}` : 'remove it';
    return [`${folder} got smaller than the list of large folders allows: ${change}.`];
  });
  return [...grown, ...shrunk];
}
