import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sweepUnclaimedFiles } from '../../media/files/file-lifetime-repository';
import type { Uploading } from './complete-upload';
import { deleteOldUploads } from './repository';

const DAY_MS = 24 * 60 * 60 * 1000;

async function deleteOldFiles(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && found.mtime < before) await rm(file, { force: true });
  }
}

/** Deletes uploads that were never finished, and files that no record has claimed, once they are a day old. */
export async function tidyUploads(uploading: Uploading, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS);
  await deleteOldUploads(uploading.db, before);
  await deleteOldFiles(uploading.drive.uploadFolder, before);
  await sweepUnclaimedFiles(uploading, before);
}
