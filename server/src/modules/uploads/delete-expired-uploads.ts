import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { releaseFiles, sweepUnclaimedFiles } from '../../media/file-lifetime-repository';
import { REJECTED_PROPOSALS_SPAN_MS, UNUSED_FILE_RETENTION_MS } from '../../media/media-policy';
import { namedFiles } from '../../media/named-files';
import { readRejectedProposals } from '../../writes/proposals/proposals-repository';
import type { UploadStore } from './complete-upload';
import { deleteOldUploads } from './repository';

async function deleteOldFiles(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && found.mtime < before) await rm(file, { force: true });
  }
}

/**
 * The files of a proposal may have been claimed while it was pending; they are released some time after its rejection.
 */
async function releaseRejectedFiles(uploading: UploadStore, before: Date): Promise<void> {
  const after = new Date(before.getTime() - REJECTED_PROPOSALS_SPAN_MS);
  for await (const rows of readRejectedProposals(uploading.db, { after, before }))
    await releaseFiles(uploading, [...namedFiles(rows)], before);
}

/** Deletes unfinished uploads and unclaimed files after their retention period. */
export async function deleteExpiredUploads(uploading: UploadStore, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - UNUSED_FILE_RETENTION_MS);
  await deleteOldUploads(uploading.db, before);
  await deleteOldFiles(uploading.drive.uploadFolder, before);
  await sweepUnclaimedFiles(uploading, before);
  await releaseRejectedFiles(uploading, before);
}
