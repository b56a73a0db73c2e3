import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config';
import { syncToDisk } from '../../database/embedded/durable-node-fs';
import { resolveFolder, syncTree } from '../../database/embedded/data-folder';
import type { FileStore } from '../../file-store/file-store';
import { openFileStore } from '../../file-store/open-file-store';
import type { FileEntry } from '../archive/manifest';
import { BackupError } from '../backup-error';
import { refuseStopped } from '../commands/stopped-work';
import { hashStream } from './site-files';

/** Are the folders of the store that hold the files of archives. */
const FOLDERS = ['media', 'blobs'];

/** Undoes what was placed, if what follows fails. */
export type Undo = () => Promise<void>;

async function hasFiles(store: FileStore, folder: string): Promise<boolean> {
  for await (const file of store.list(folder)) return file.key !== '';
  return false;
}

/** Throws BackupError if the place for the files holds some. */
export async function refuseFiles(config: Config): Promise<void> {
  const store = await openFileStore(config);
  for (const folder of FOLDERS) {
    if (!(await hasFiles(store, folder))) continue;
    const place = config.files.kind === 'folder' ? config.files.folder : `the bucket ${config.files.bucket}`;
    throw new BackupError(`${place} holds files of a site already (${folder}): restore into an empty place.`);
  }
}

/** Deletes what is in a folder, and keeps the folder, which may be the target of a link. */
async function clearFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    await rm(path.join(folder, name), { recursive: true, force: true });
}

/**
 * Moves a whole folder, so that readers see all files or none. Where an empty folder is on another disk, what is in the
 * folder is copied there.
 */
async function moveFolder(source: string, place: string): Promise<void> {
  await syncTree(source);
  try {
    // An empty folder may be there. With anything in it the rename fails.
    await rename(source, place);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if ((code !== 'EXDEV' && code !== 'EBUSY') || (await readdir(place)).length > 0) throw error;
    try {
      await cp(source, place, { recursive: true });
      await syncTree(place);
    } catch (cause) {
      await clearFolder(place);
      throw cause;
    }
  }
}

async function placeInFolder(source: string, target: string): Promise<Undo> {
  const placed: { readonly place: string; readonly wasThere: boolean }[] = [];
  const undo = async () => {
    for (const { place, wasThere } of placed) {
      if (wasThere) await clearFolder(place);
      else await rm(place, { recursive: true, force: true });
    }
  };
  try {
    await mkdir(target, { recursive: true });
    for (const folder of await readdir(source)) {
      const place = resolveFolder(path.join(target, folder));
      const wasThere = existsSync(place);
      await moveFolder(path.join(source, folder), place);
      placed.push({ place, wasThere });
    }
    syncToDisk(target);
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}

/** Sends the files to a bucket, and reads them there again. */
async function placeInStore(source: string, store: FileStore, files: readonly FileEntry[]): Promise<Undo> {
  const placed: string[] = [];
  const undo = async () => {
    for (const key of placed) await store.disk.delete(key);
  };
  try {
    for (const { key, bytes, sha256 } of files) {
      refuseStopped();
      placed.push(key);
      await store.adopt(key, path.join(source, key));
      const stored = await hashStream(await store.disk.getStream(key));
      if (stored.bytes !== bytes || stored.sha256 !== sha256) {
        throw new BackupError(`${key} is not in the bucket as it was sent there.`);
      }
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}

/**
 * Puts the unpacked files of an archive into the empty place that the settings name. The source has to be on the disk of
 * that folder.
 */
export async function placeFiles(config: Config, source: string, files: readonly FileEntry[]): Promise<Undo> {
  if (config.files.kind === 'folder') return placeInFolder(source, config.files.folder);
  return placeInStore(source, await openFileStore(config), files);
}
