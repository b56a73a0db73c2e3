import { readdirSync } from 'node:fs';

/** Returns the names of the folders in a folder, whose path is relative to the root of the repository. */
export function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}
