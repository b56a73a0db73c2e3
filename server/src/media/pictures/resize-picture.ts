import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from '@narthex/shared-contracts';
import { originalPath, previewPath, sizedPath, type MediaDrive } from '../drive';
import { WorkQueue, type Asker } from './work-queue';

const encode: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 48, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 70 }),
  jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 72, mozjpeg: true }),
};

export interface SizedPicture {
  readonly key: string;
  readonly width: number;
  readonly format: PictureFormat;
}

/** What link previews show: one size everywhere, and messengers drop pictures that weigh much. */
export const PREVIEW = { width: 1200, height: 630, mostBytes: 300 * 1024 } as const;
const PREVIEW_QUALITIES = [80, 68, 55, 40] as const;

/** Cuts a picture to the size of link previews, at the best quality that keeps it light. */
export async function cropPreview(picture: Buffer): Promise<Buffer> {
  const { width, height, mostBytes } = PREVIEW;
  const cut = sharp(picture)
    .autoOrient()
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' });
  let bytes = Buffer.alloc(0);
  for (const quality of PREVIEW_QUALITIES) {
    bytes = await cut.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= mostBytes) break;
  }
  return bytes;
}

export interface PictureResizer {
  /** The path of the copy in the file store, made now if it isn't there; null when there is no such picture. */
  sized(picture: SizedPicture, asker: Asker): Promise<string | null>;
  /** The same for the copy that link previews show. */
  preview(key: string, asker: Asker): Promise<string | null>;
}

/** Makes the smaller copies of pictures, each once, at most two at a time: a resize keeps a core busy. */
export function createPictureResizer(drive: MediaDrive): PictureResizer {
  const queue = new WorkQueue(2);

  async function resize({ key, width, format }: SizedPicture, target: string) {
    if (await drive.disk.exists(target)) return;
    const original = await drive.disk.getBytes(originalPath(key));
    const picture = sharp(original).autoOrient().resize({ width, withoutEnlargement: true });
    await drive.disk.put(target, await encode[format](picture).toBuffer());
  }

  return {
    async sized(picture, asker) {
      const target = sizedPath(picture.key, picture.width, picture.format);
      if (await drive.disk.exists(target)) return target;
      if (!(await drive.disk.exists(originalPath(picture.key)))) return null;
      await queue.once(target, asker, () => resize(picture, target));
      return target;
    },
    async preview(key, asker) {
      const target = previewPath(key);
      if (await drive.disk.exists(target)) return target;
      if (!(await drive.disk.exists(originalPath(key)))) return null;
      await queue.once(target, asker, async () => {
        if (await drive.disk.exists(target)) return;
        await drive.disk.put(
          target,
          await cropPreview(Buffer.from(await drive.disk.getBytes(originalPath(key)))),
        );
      });
      return target;
    },
  };
}
