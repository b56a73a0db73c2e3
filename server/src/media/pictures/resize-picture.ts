import sharp, { type Region, type Sharp } from 'sharp';
import type { PictureFormat } from '@narthex/shared-contracts';
import { originalPath, previewPath, sizedPath, type MediaDrive } from '../drive';
import { WorkQueue, type Requester } from './work-queue';

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

/** Link previews use one size everywhere, and messengers ignore pictures with more bytes. */
export const PREVIEW = { width: 1200, height: 630, maxBytes: 300 * 1024 } as const;
const PREVIEW_QUALITIES = [80, 68, 55, 40] as const;

/** The most interesting part is looked for in an area up to this many times as long as a preview. */
const MAX_SEARCHED_PREVIEWS = 16;

/**
 * Returns the middle of a picture that is much longer than a preview. A line of one pixel would otherwise be enlarged to
 * gigapixels, almost all of which are cut off.
 */
function searchedArea(picture: { readonly width: number; readonly height: number }): Region {
  const limit = (across: number, ratio: number) => Math.ceil(across * ratio * MAX_SEARCHED_PREVIEWS);
  const width = Math.min(picture.width, limit(picture.height, PREVIEW.width / PREVIEW.height));
  const height = Math.min(picture.height, limit(picture.width, PREVIEW.height / PREVIEW.width));
  const start = (whole: number, part: number) => Math.floor((whole - part) / 2);
  return { left: start(picture.width, width), top: start(picture.height, height), width, height };
}

/** Crops a picture to the size of link previews, with the best quality that stays below the size limit. */
export async function cropPreview(picture: Buffer): Promise<Buffer> {
  const { width, height, maxBytes } = PREVIEW;
  const { autoOrient: upright } = await sharp(picture).metadata();
  const cut = sharp(picture)
    .autoOrient()
    .extract(searchedArea(upright))
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' });
  let bytes = Buffer.alloc(0);
  for (const quality of PREVIEW_QUALITIES) {
    bytes = await cut.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= maxBytes) break;
  }
  return bytes;
}

export interface PictureResizer {
  /**
   * Returns the path of the copy in the file store, which is created if necessary; null if the picture doesn't exist.
   */
  sized(picture: SizedPicture, requester: Requester): Promise<string | null>;
  /** Does the same for the copy for link previews. */
  preview(key: string, requester: Requester): Promise<string | null>;
}

/** Creates the smaller copies of pictures, each once and at most two at a time, because resizing uses a whole core. */
export function createPictureResizer(drive: MediaDrive): PictureResizer {
  const queue = new WorkQueue(2);

  async function resize({ key, width, format }: SizedPicture, target: string) {
    if (await drive.disk.exists(target)) return;
    const original = await drive.disk.getBytes(originalPath(key));
    const picture = sharp(original).autoOrient().resize({ width, withoutEnlargement: true });
    await drive.disk.put(target, await encode[format](picture).toBuffer());
  }

  return {
    async sized(picture, requester) {
      const target = sizedPath(picture.key, picture.width, picture.format);
      if (await drive.disk.exists(target)) return target;
      if (!(await drive.disk.exists(originalPath(picture.key)))) return null;
      await queue.once(target, requester, () => resize(picture, target));
      return target;
    },
    async preview(key, requester) {
      const target = previewPath(key);
      if (await drive.disk.exists(target)) return target;
      if (!(await drive.disk.exists(originalPath(key)))) return null;
      await queue.once(target, requester, async () => {
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
