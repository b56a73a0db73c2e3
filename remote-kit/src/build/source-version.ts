import { createHash, type Hash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { findPackage, findUp, readManifest } from './find-package';

const KIT = '@narthex/remote-kit';
/** Packages that are made of the same sources as the site; the lockfile says which version of all others is used. */
const OWN_SCOPE = '@narthex/';

/** No part of what is built: results, tests, texts, packed packages and what begins with a dot. */
const IGNORED =
  /(^|\/)(node_modules|dist-node|coverage|\.[^/]*)(\/|$)|^gallery\/|\.test\.tsx?$|\.md$|\.(tgz|log)$/;
/** The result of a room that is built here; of an installed package it is what counts. */
const BUILT = /^dist(\/|$)/;

function listFiles(folder: string, isInstalled: boolean, below = ''): string[] {
  return readdirSync(path.join(folder, below))
    .sort()
    .map((name) => path.posix.join(below, name))
    .filter((name) => !IGNORED.test(name) && (isInstalled || !BUILT.test(name)))
    .flatMap((name) =>
      statSync(path.join(folder, name)).isDirectory() ? listFiles(folder, isInstalled, name) : [name],
    );
}

function addFolder(hash: Hash, label: string, folder: string): void {
  const isInstalled = folder.split(path.sep).includes('node_modules');
  for (const name of listFiles(folder, isInstalled)) {
    hash
      .update(`${label}/${name}`)
      .update('\0')
      .update(readFileSync(path.join(folder, name)))
      .update('\0');
  }
}

/** The folders of the site's own packages that a room is built with, by name: those it names, and those they name. */
function findOwnPackages(room: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (name: string, from: string) => {
    if (!name.startsWith(OWN_SCOPE) || found.has(name)) return;
    const folder = findPackage(name, from);
    found.set(name, folder);
    visitAll(folder);
  };
  const visitAll = (folder: string) => {
    const { dependencies, peerDependencies } = readManifest(folder);
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) visit(name, folder);
  };
  visitAll(room);
  visit(KIT, room);
  return found;
}

/**
 * Ten hex digits over everything that a room is built from: its own files, the lockfile, the kit and the site's packages
 * that it uses. The same sources give the same digits on every machine, in this repository and in a team's own.
 * @param more Files and folders that are part of it too, by the name that the hash knows them by.
 */
export function sourceHash(room: string, more: Readonly<Record<string, string>> = {}): string {
  const hash = createHash('sha256');
  addFolder(hash, 'room', room);
  const lockfile = findUp(room, 'package-lock.json');
  const packages = [...findOwnPackages(room)].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, folder] of packages) if (folder !== room) addFolder(hash, name, folder);
  for (const [label, target] of Object.entries({ ...(lockfile && { lockfile }), ...more })) {
    if (!existsSync(target)) continue;
    if (statSync(target).isDirectory()) addFolder(hash, label, target);
    else hash.update(label).update('\0').update(readFileSync(target)).update('\0');
  }
  return hash.digest('hex').slice(0, 10);
}

/** The version of a room as it stands: `1.2.0-0a1b2c3d4e`. */
export const sourceVersion = (room: string, more?: Readonly<Record<string, string>>): string =>
  `${readManifest(room).version ?? '0.0.0'}-${sourceHash(room, more)}`;

/** Returns true if the present sources of a remote are built. */
export const isRemoteBuilt = (room: string): boolean =>
  existsSync(path.join(room, 'dist', sourceVersion(room), 'mf-manifest.json.br'));
