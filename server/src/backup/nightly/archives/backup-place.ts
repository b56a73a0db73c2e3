import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openFolderStore } from '../../../file-store/folder-store';
import type { FileStore } from '../../../file-store/file-store';
import { BackupError } from '../../backup-error';
import { MAX_OBJECT_BYTES } from '../backup-policy';
import type { BackupPlaceSettings } from '../nightly-settings';

/** Is the folder of one site in the folder or bucket where backups are kept. No other file is ever looked at. */
export interface BackupPlace {
  /** Lists the names of the files. */
  list(): Promise<readonly string[]>;
  /** Returns a file's size, or null if it isn't there. */
  measure(name: string): Promise<number | null>;
  readText(name: string): Promise<string>;
  writeText(name: string, text: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Prepares where on this machine an archive is written: in its place, or in a work folder until it is sent. */
  prepareFile(name: string, work: string): Promise<string>;
  /** Sends a written archive to its place. */
  send(name: string, file: string): Promise<void>;
  /** Returns a file with the archive as it arrived in its place. */
  download(name: string, work: string): Promise<string>;
}

const isFolder = (folder: string) =>
  stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );

async function openStore(settings: BackupPlaceSettings): Promise<FileStore> {
  if (settings.kind === 'folder') {
    // Whoever names a folder has made it. Making one would fill the system's disk while that of backups isn't mounted.
    if (!(await isFolder(settings.folder)))
      throw new BackupError(`There is no folder ${settings.folder}: make it, or mount its disk.`);
    return openFolderStore(settings.folder, settings.folder);
  }
  const { openS3Store } = await import('../../../file-store/s3-store');
  return openS3Store(settings.bucket, '');
}

/** Opens the place of a site's backups. Throws BackupError if its folder is missing. */
export async function openBackupPlace(
  settings: BackupPlaceSettings,
  siteFolder: string,
): Promise<BackupPlace> {
  const store = await openStore(settings);
  const folder =
    settings.kind === 's3' && settings.prefix !== '' ? `${settings.prefix}/${siteFolder}` : siteFolder;
  const toKey = (name: string) => `${folder}/${name}`;
  const root = settings.kind === 'folder' ? path.join(settings.folder, siteFolder) : null;

  return {
    async list() {
      const names: string[] = [];
      for await (const { key } of store.list(folder)) names.push(key.slice(folder.length + 1));
      return names;
    },
    async measure(name) {
      if (!(await store.disk.exists(toKey(name)))) return null;
      return (await store.disk.getMetaData(toKey(name))).contentLength;
    },
    readText: (name) => store.disk.get(toKey(name)),
    writeText: (name, text) => store.disk.put(toKey(name), text),
    remove: (name) => store.disk.delete(toKey(name)),
    async prepareFile(name, work) {
      if (root !== null) await mkdir(root, { recursive: true, mode: 0o700 });
      return path.join(root ?? work, name);
    },
    async send(name, file) {
      if (root !== null) return;
      const { size } = await stat(file);
      if (size > MAX_OBJECT_BYTES) {
        throw new BackupError(
          `The archive has ${size} bytes, and a bucket takes at most ${MAX_OBJECT_BYTES}.`,
        );
      }
      await store.adopt(toKey(name), file);
    },
    async download(name, work) {
      if (root !== null) return path.join(root, name);
      const file = path.join(work, name);
      await rm(file, { force: true });
      await pipeline(await store.disk.getStream(toKey(name)), createWriteStream(file, { mode: 0o600 }));
      return file;
    },
  };
}

/** Names a place without the folders of the machine that it is in. */
export const describePlace = (settings: BackupPlaceSettings): { kind: 'folder' | 's3'; name: string } =>
  settings.kind === 'folder'
    ? { kind: 'folder', name: path.basename(settings.folder) }
    : { kind: 's3', name: [settings.bucket.bucket, settings.prefix].filter(Boolean).join('/') };
