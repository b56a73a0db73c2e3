import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../command-errors';

/** Maps the path of each file of a new remote to its content. */
export type NewFiles = ReadonlyMap<string, string | Buffer>;

/** An earlier run of the command has installed these. */
const INSTALLED = new Set(['node_modules', 'package-lock.json']);
/** A team may have more than the packages of the site in this folder. */
export const PACKAGES = 'packages';

const isFolder = (file: string) => statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;

/** Returns true if a file was written by an earlier run, or is the beginning of it: the run was stopped or the disk full. */
function isOurs(file: string, content: string | Buffer): boolean {
  const found = readFileSync(file);
  return found.equals(Buffer.from(content).subarray(0, found.length));
}

/** Lists the files of a folder that an earlier run of the command hasn't written. Hidden ones count if it would write them. */
function listForeign(folder: string, files: NewFiles): string[] {
  const ownNames = new Set([...files.keys()].map((file) => file.split('/')[0] ?? ''));
  const listFiles = (name: string): string[] => {
    if (!ownNames.has(name) || !isFolder(path.join(folder, name))) return [name];
    return readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(name, file.replaceAll(path.sep, '/')))
      .filter((file) => !isFolder(path.join(folder, file)));
  };
  return readdirSync(folder)
    .filter((name) => name !== PACKAGES && !INSTALLED.has(name))
    .flatMap(listFiles)
    .filter((file) => {
      const content = files.get(file);
      return content === undefined ? !file.startsWith('.') : !isOurs(path.join(folder, file), content);
    });
}

/**
 * Writes the files of a new remote. An earlier run that was stopped is completed. Throws CommandError before it writes
 * anything if the folder has files of somebody else.
 */
export function writeNewFiles(folder: string, files: NewFiles): void {
  const foreign = listForeign(folder, files);
  if (foreign.length > 0)
    throw new CommandError(
      `A new remote needs an empty folder, and ${folder} contains ${foreign.join(', ')}: move that away, or use another folder.`,
    );
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
