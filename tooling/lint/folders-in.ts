import { readdirSync } from 'node:fs';

/** The names of the folders in a folder, which is given from the root of the repository. */
export function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}
