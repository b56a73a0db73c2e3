import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config';
import { syncToDisk } from '../../database/embedded/durable-node-fs';
import { syncTree } from '../../database/embedded/data-folder';
import type { FileStore } from '../../file-store/file-store';
import { openFileStore } from '../../file-store/open-file-store';
import type { FileEntry } from '../archive/manifest';
import { BackupError } from '../backup-error';
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

/** Moves whole folders, so that readers see all files or none. */
async function placeInFolder(source: string, target: string): Promise<Undo> {
  const placed: string[] = [];
  const undo = async () => {
    for (const folder of placed) await rm(path.join(target, folder), { recursive: true, force: true });
  };
  try {
    await mkdir(target, { recursive: true });
    for (const folder of await readdir(source)) {
      await syncTree(path.join(source, folder));
      // An empty folder may be there. With anything in it the rename fails.
      await rename(path.join(source, folder), path.join(target, folder));
      placed.push(folder);
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
