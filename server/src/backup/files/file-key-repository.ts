import type { Queryable } from '../../database/database-handle';
import { blobKey } from '../../builds/blobs/blob-store';
import { media } from '../../database/schema/media';
import { remoteFiles, shellFiles } from '../../database/schema/stored-files';

/** Lists the keys of all media that rows describe. */
export async function listMediaKeys(db: Queryable): Promise<string[]> {
  const rows = await db.select({ key: media.key }).from(media).orderBy(media.key);
  return rows.map(({ key }) => key);
}

/** Lists the media with the size that each had when it arrived. */
export const listMediaSizes = (db: Queryable) =>
  db.select({ key: media.key, bytes: media.bytes }).from(media).orderBy(media.key);

/** Lists the keys of the built files that versions of remotes or of the shell name. */
export async function listBlobKeys(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ integrity: remoteFiles.integrity })
    .from(remoteFiles)
    .union(db.select({ integrity: shellFiles.integrity }).from(shellFiles));
  return rows.map(({ integrity }) => blobKey(integrity)).sort();
}
