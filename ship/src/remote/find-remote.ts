import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CommandError } from '../command-errors';

/** Describes the folder of a remote. */
export interface RemoteFolder {
  readonly remote: string;
  readonly folder: string;
}

/** Describes the functions of the kit that analyse a remote's sources. */
interface Kit {
  readonly sourceVersion: (folder: string) => string;
  readonly isRemoteBuilt: (folder: string) => boolean;
}

/** Some editors on Windows put it before a text, and don't show it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Reads the `remote.json` of a folder, or null if there is none. Throws CommandError if it isn't JSON. */
export function readDescriptor(folder: string): { readonly name?: string; readonly mounts?: unknown } | null {
  const file = path.join(folder, 'remote.json');
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  if (text.startsWith(BYTE_ORDER_MARK))
    throw new CommandError(`${file} can't be read: save it as UTF-8 without a byte order mark.`);
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new CommandError(`${file} can't be read: ${cause.message}.`);
    throw cause;
  }
}

function foldersUpwards(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersUpwards(parent)];
}

/**
 * Finds a remote by name in this folder, in one above it, or in the `remotes/` beside them. Without a name it is the
 * remote that contains this folder.
 */
export function findRemote(name: string | undefined, from = process.cwd()): RemoteFolder | null {
  for (const folder of foldersUpwards(from)) {
    const candidates = name === undefined ? [folder] : [folder, path.join(folder, 'remotes', name)];
    for (const candidate of candidates) {
      const remote = readDescriptor(candidate)?.name;
      if (remote !== undefined && (name === undefined || remote === name))
        return { remote, folder: candidate };
    }
  }
  return null;
}

/** Finds a remote as `findRemote` does. Throws CommandError if there is none of that name. */
export function requireRemote(name: string, from = process.cwd()): RemoteFolder {
  const found = findRemote(name, from);
  if (found) return found;
  const here = findRemote(undefined, from);
  const reason = here ? `remote.json names ${here.remote}` : 'no remote.json has that name';
  throw new CommandError(`There is no remote ${name} here: ${reason}.`);
}

/** Loads the kit that is installed for a remote. */
export const loadKit = ({ folder }: RemoteFolder): Kit =>
  createRequire(path.join(folder, 'package.json'))('@narthex/remote-kit/source-version') as Kit;
