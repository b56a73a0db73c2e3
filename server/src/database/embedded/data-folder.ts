import fs from 'node:fs/promises';
import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { DAMAGE_ADVICE, DatabaseRefusedError } from '../database-errors';
import { syncToDisk } from './durable-node-fs';

/** The pinned PGlite contains this version of PostgreSQL; other versions can't read its folder. */
const POSTGRES_MAJOR = '18';

const findVersionFile = (folder: string) => path.join(folder, 'PG_VERSION');

/** Returns true if a folder contains a database. Throws an error for a folder that this user may not look into. */
export const hasDatabase = (folder: string): boolean =>
  statSync(findVersionFile(folder), { throwIfNoEntry: false }) !== undefined;

/**
 * Ensures that `folder` contains a database. A new one is created in a temporary folder, synced and then
 * renamed, so that a crash leaves no incomplete database. Throws DatabaseRefusedError for a folder of another
 * version or of none.
 */
export async function prepareDataFolder(
  folder: string,
  create: (folder: string) => Promise<void>,
): Promise<void> {
  if (!hasDatabase(folder)) return createFolder(folder, create);
  const version = (await fs.readFile(findVersionFile(folder), 'utf8')).trim();
  if (version === POSTGRES_MAJOR) return;
  if (!/^\d+$/.test(version))
    throw new DatabaseRefusedError(
      `The database in ${folder} names no version in PG_VERSION. ${DAMAGE_ADVICE}`,
    );
  throw new DatabaseRefusedError(
    `The database in ${folder} was written by PostgreSQL ${version}, and this program contains PostgreSQL ` +
      `${POSTGRES_MAJOR}. Start the version that wrote it and move the data with a dump.`,
  );
}

/**
 * Returns where a folder really is, if it is a link: nothing can be renamed to a link, and the embedded database can't
 * open one. Throws DatabaseRefusedError for a link to a missing place, because its disk may not be there yet.
 */
export function resolveFolder(folder: string): string {
  if (!lstatSync(folder, { throwIfNoEntry: false })) return folder;
  if (existsSync(folder)) return realpathSync(folder);
  throw new DatabaseRefusedError(`${folder} is a link to a folder that is missing. Is its disk mounted?`);
}

/**
 * Throws DatabaseRefusedError for the top of a disk: a database gets its name once it is complete, and no folder can be
 * renamed to one on which a disk is mounted.
 */
export function refuseTopOfDisk(folder: string): void {
  if (!existsSync(folder) || statSync(folder).dev === statSync(path.dirname(folder)).dev) return;
  throw new DatabaseRefusedError(
    `${folder} is the top of a disk, and a database needs a folder on it. Mount the disk elsewhere, and make ` +
      '“database” a link to a folder on it.',
  );
}

const nameUser = (uid: number): string => (uid === 0 ? 'root' : `user ${uid}`);

/**
 * Throws DatabaseRefusedError if a database belongs to another user than the one who will own what this process writes.
 * The site could not open those files: a command that root runs once would keep it from starting.
 */
export async function refuseForeignFolder(folder: string): Promise<void> {
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || owner === process.geteuid?.()) return;
  const writer = await findOwnerOfNewFiles(folder);
  // Some disks of other systems give all files to one user, whoever writes them.
  if (writer === owner) return;
  throw new DatabaseRefusedError(
    `The database in ${folder} belongs to ${nameUser(owner)}, and this is ${nameUser(writer)}. ` +
      (writer === 0
        ? `Run this as the user of the site, for instance with sudo -u '#${owner}'.`
        : `Give the site to this user: chown -R ${writer} ${path.dirname(folder)}`),
  );
}

async function findOwnerOfNewFiles(folder: string): Promise<number> {
  const probe = await fs.mkdtemp(`${folder}.owner-`);
  try {
    return (await fs.stat(probe)).uid;
  } finally {
    await fs.rmdir(probe);
  }
}

/** Creates an empty folder and deletes an existing one. */
export async function emptyFolder(folder: string): Promise<void> {
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
}

async function createFolder(folder: string, create: (folder: string) => Promise<void>) {
  refuseTopOfDisk(folder);
  if (existsSync(folder) && (await fs.readdir(folder)).length > 0) {
    throw new DatabaseRefusedError(
      `${folder} holds files but no database (PG_VERSION is missing). Put the data back or remove the folder.`,
    );
  }
  const unfinished = `${folder}.unfinished`;
  await emptyFolder(unfinished);
  await create(unfinished);
  await syncTree(unfinished);
  await fs.rename(unfinished, folder);
  syncToDisk(path.dirname(folder));
}

export async function syncTree(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries) syncToDisk(path.join(entry.parentPath, entry.name));
  syncToDisk(folder);
}
