import { existsSync, readdirSync, statSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config';
import { refuseTopOfDisk, resolveFolder } from '../database/embedded/data-folder';
import { syncToDisk } from '../database/embedded/durable-node-fs';
import { lockFolder } from '../database/embedded/folder-lock';
import { openDatabase } from '../database/open-database';
import type { Manifest } from './archive/manifest';
import type { ReadArchive } from './archive/read-archive';
import { BackupError } from './backup-error';
import { placeFiles, refuseFiles, type Undo } from './files/place-files';
import { loadRows, refuseTables } from './rows/load-repository';
import { LONG_STATEMENT_MS } from './snapshot/open-snapshot';
import { unpackArchive, type UnpackFolders } from './unpack-archive';
import { makeWorkFolder, type WorkFolder } from './work-folder';

/** Says which parts of a site are restored; moving it can leave one where it is. */
export interface RestoredParts {
  readonly rows: boolean;
  readonly files: boolean;
}

const EVERYTHING: RestoredParts = { rows: true, files: true };

const getDatabaseFolder = (dataDir: string) => resolveFolder(path.join(dataDir, 'database'));

const openServer = ({ dataDir, databaseUrl }: Config) =>
  openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }), statementTimeoutMs: LONG_STATEMENT_MS });

async function refuseDatabase(config: Config): Promise<void> {
  if (config.databaseUrl === undefined) {
    const folder = getDatabaseFolder(config.dataDir);
    refuseTopOfDisk(folder);
    if (!existsSync(folder) || readdirSync(folder).length === 0) return;
    throw new BackupError(`${config.dataDir} holds a site already: restore into an empty folder.`);
  }
  const database = await openServer(config);
  try {
    await refuseTables(database.db);
  } finally {
    await database.close();
  }
}

async function loadIntoServer(config: Config, manifest: Manifest, rows: string, place: () => Promise<Undo>) {
  const database = await openServer(config);
  let undo: Undo | undefined;
  const placeBeforeCommit = async () => {
    undo = await place();
  };
  try {
    await loadRows(database.db, manifest, rows, placeBeforeCommit).catch(async (error: unknown) => {
      await undo?.();
      throw error;
    });
    // Migrations add rows of their own, so they run after the rows were compared with the archive.
    await database.migrate();
  } finally {
    await database.close();
  }
}

/** Makes the database in a folder of its own. It gets its name as the last step. */
async function loadIntoFolder(
  { dataDir }: Config,
  manifest: Manifest,
  { rows, work }: { readonly rows: string; readonly work: string },
  place: () => Promise<Undo>,
): Promise<void> {
  const folder = getDatabaseFolder(dataDir);
  const lock = await lockFolder({ file: `${folder}.lock`, onLost: () => undefined });
  let undo: Undo | undefined;
  try {
    const database = await openDatabase({ dataDir: work, statementTimeoutMs: LONG_STATEMENT_MS });
    try {
      await loadRows(database.db, manifest, rows);
      await database.migrate();
    } finally {
      await database.close();
    }
    undo = await place();
    await rename(getDatabaseFolder(work), folder);
    syncToDisk(path.dirname(folder));
  } catch (error) {
    await undo?.();
    throw error;
  } finally {
    await lock.release();
  }
}

async function restoreInto(
  config: Config,
  archive: string,
  work: string,
  { filesWork, parts }: { readonly filesWork: string; readonly parts: RestoredParts },
): Promise<ReadArchive> {
  const folders: UnpackFolders = { rows: path.join(work, 'rows'), files: path.join(filesWork, 'files') };
  const read = await unpackArchive(archive, config.backup, folders);
  const place = parts.files
    ? () => placeFiles(config, folders.files, read.manifest.files)
    : () => Promise.resolve(() => Promise.resolve());
  if (!parts.rows) await place();
  else if (config.databaseUrl) await loadIntoServer(config, read.manifest, folders.rows, place);
  else await loadIntoFolder(config, read.manifest, { rows: folders.rows, work }, place);
  return read;
}

/**
 * Restores an archive into the empty place that the settings name, and compares all of it with the archive. If anything
 * fails, that place is as it was before.
 */
export async function restoreBackup(
  config: Config,
  archive: string,
  parts: RestoredParts = EVERYTHING,
): Promise<ReadArchive> {
  if (!existsSync(archive)) throw new BackupError(`There is no archive ${archive}.`);
  if (!statSync(archive).isFile()) throw new BackupError(`${archive} is a folder: name the archive in it.`);
  if (parts.rows) await refuseDatabase(config);
  if (parts.files) await refuseFiles(config);
  // A rename doesn't work across disks, and the folder of the database may be a link to another one.
  const place = config.databaseUrl ? config.dataDir : path.dirname(getDatabaseFolder(config.dataDir));
  const work = await makeWorkFolder(place, 'restore-');
  let filesWork: WorkFolder | null = null;
  let failed = true;
  try {
    if (config.files.kind === 'folder' && config.files.folder !== place)
      filesWork = await makeWorkFolder(config.files.folder, 'restore-');
    const read = await restoreInto(config, archive, work.folder, {
      filesWork: (filesWork ?? work).folder,
      parts,
    });
    failed = false;
    return read;
  } finally {
    await filesWork?.remove(failed);
    await work.remove(failed);
  }
}
