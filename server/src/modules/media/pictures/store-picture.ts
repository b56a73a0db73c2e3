import type { Queryable } from '../../../database/database-handle';
import { originalPath, type MediaDrive } from '../../../media/drive';
import { readPicture, type PreparedPicture } from './read-picture';
import { insertMedia, type MediaRow } from '../repository';

export interface PictureDetails {
  /** What the picture shows, for people who don't see it. */
  readonly alt: string;
  /** Becomes the readable start of its URL. */
  readonly name: string;
}

export interface StoredPicture {
  readonly key: string;
  /** What content rows keep: `/media/<key>`. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

/** The row of a prepared picture. */
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

/** Writes the file of a prepared picture. */
export async function keepPicture(drive: MediaDrive, picture: PreparedPicture): Promise<StoredPicture> {
  const { key, width, height } = picture;
  if (!(await drive.disk.exists(originalPath(key)))) {
    await drive.disk.put(originalPath(key), picture.bytes, { contentType: picture.content_type });
  }
  return { key, url: `/media/${key}`, width, height, colour: `#${picture.colour}` };
}

/**
 * Checks an uploaded picture by its content and keeps it: file first, then row, so that every row has its file.
 * Anything that is no picture is refused with 415.
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
