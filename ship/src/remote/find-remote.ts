import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder of one remote. */
export interface RemoteFolder {
  readonly remote: string;
  readonly folder: string;
}

/** What the kit says of a remote's sources. */
interface Kit {
  readonly sourceVersion: (folder: string) => string;
  readonly isRemoteBuilt: (folder: string) => boolean;
}

function readName(folder: string): string | null {
  const file = path.join(folder, 'remote.json');
  if (!existsSync(file)) return null;
  const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string };
  return name ?? null;
}

function foldersUpwards(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersUpwards(parent)];
}

/**
 * Finds a remote: this folder or one above it, or one of the `remotes/` beside them. Without a name, the remote this folder
 * is part of.
 */
export function findRemote(name: string | undefined, from = process.cwd()): RemoteFolder | null {
  for (const folder of foldersUpwards(from)) {
    const candidates = name === undefined ? [folder] : [folder, path.join(folder, 'remotes', name)];
    for (const candidate of candidates) {
      const remote = readName(candidate);
      if (remote !== null && (name === undefined || remote === name)) return { remote, folder: candidate };
    }
  }
  return null;
}

/** The kit that a remote is built with: the one that is installed for it. */
export const loadKit = ({ folder }: RemoteFolder): Kit =>
  createRequire(path.join(folder, 'package.json'))('@narthex/remote-kit/source-version') as Kit;
