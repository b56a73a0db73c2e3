import { createHash } from 'node:crypto';
import { mediaName } from '@narthex/shared-contracts';
import { originalPath, type MediaDrive } from '@narthex/server/media/drive';
import type { MediaRow } from '@narthex/server/modules/media/repository';

export interface MadeFile {
  readonly name: string;
  readonly extension: string;
  readonly kind: Exclude<MediaRow['kind'], 'image'>;
  readonly content_type: string;
  readonly bytes: Buffer;
  readonly seconds?: number;
}

/** Maps the titles of sermons to their stored files. */
export type SermonMedia = ReadonlyMap<string, MediaRow>;

/** Puts a file of the seed into the file store; its key carries a hash, as the key of an upload does. */
export async function keepFile(drive: MediaDrive, file: MadeFile, createdAt: Date): Promise<MediaRow> {
  const { name, extension, kind, content_type: contentType, bytes, seconds } = file;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const key = `${mediaName(name)}-${hash}.${extension}`;
  if (!(await drive.disk.exists(originalPath(key)))) {
    await drive.disk.put(originalPath(key), bytes, { content_type: contentType });
  }
  return {
    key,
    kind,
    content_type: contentType,
    bytes: bytes.length,
    seconds: seconds ?? null,
    created_at: createdAt,
  };
}
