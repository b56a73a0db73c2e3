import type { Queryable } from '../../../database/database-handle';
import { originalPath, type MediaDrive } from '../../../media/drive';
import { readPicture, type PreparedPicture } from './read-picture';
import { insertMedia, type MediaRow } from '../repository';

export interface PictureDetails {
  /** Describes the picture for people who can't see it. */
  readonly alt: string;
  /** Becomes the readable beginning of the picture's URL. */
  readonly name: string;
}

export interface StoredPicture {
  readonly key: string;
  /** Is the value that other rows store: `/media/<key>`. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

export function mediaRow(picture: PreparedPicture, alt: string, createdAt?: Date): MediaRow {
  const { key, width, height, content_type: contentType } = picture;
  const colour = `#${picture.colour}`;
  return {
    key,
    kind: 'image',
    width,
    height,
    colour,
    content_type: contentType,
    bytes: picture.bytes.length,
    alt,
    created_at: createdAt,
  };
}

export async function keepPicture(drive: MediaDrive, picture: PreparedPicture): Promise<StoredPicture> {
  const { key, width, height } = picture;
  if (!(await drive.disk.exists(originalPath(key)))) {
    await drive.disk.put(originalPath(key), picture.bytes, { contentType: picture.content_type });
  }
  return { key, url: `/media/${key}`, width, height, colour: `#${picture.colour}` };
}

/**
 * Checks an uploaded picture by its content and stores it. Throws 415 if it isn't a picture. The file is stored before
 * its row is inserted, so that every row has a file.
 */
export async function storePicture(
  { db, drive }: { db: Queryable; drive: MediaDrive },
  upload: Buffer,
  { alt, name }: PictureDetails,
): Promise<StoredPicture> {
  const picture = await readPicture(upload, name);
  const stored = await keepPicture(drive, picture);
  await insertMedia(db, [mediaRow(picture, alt)]);
  return stored;
}
