import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { pictureKey } from '@narthex/shared-contracts';
import { problem } from '../../problem-error';

/** A picture ready to be kept: checked by its content, upright, without a camera's notes. */
export interface PreparedPicture {
  readonly key: string;
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

const JPEG = 'image/jpeg';
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  jpeg: JPEG,
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
};
const MAX_PIXELS = 50_000_000;
const MASTER_QUALITY = 90;

/** A picture in memory, or the path of its file. */
type Source = Buffer | string;

const open = (source: Source) => sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' });

async function readMetadata(source: Source) {
  try {
    return await open(source).metadata();
  } catch {
    throw problem('unsupported_media_type', 'This file is not a picture that can be read.');
  }
}

/** The mean colour, for the place holder, as six hex digits. Counted on a small copy: it is a flat patch. */
async function meanColour(source: Source): Promise<string> {
  const small = open(source).resize(48, 48, { fit: 'fill' }).flatten({ background: '#ffffff' });
  const { channels } = await sharp(await small.toColourspace('srgb').png().toBuffer()).stats();
  const [red, green = red, blue = red] = channels.map(({ mean }) => Math.round(mean));
  return [red, green, blue].map((channel = 0) => channel.toString(16).padStart(2, '0')).join('');
}

const computeHash = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
};

/** What an uploaded picture is. `rewritten` holds its bytes where they may not stay as they came. */
export interface CheckedPicture {
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  /** Six hex digits. */
  readonly colour: string;
  readonly rewritten: Buffer | null;
}

/**
 * Checks an uploaded picture. It is kept as it came, unless it carries camera notes (where it was taken, which way it
 * was held): those are private, so it is then written anew, upright.
 */
export async function checkPicture(upload: Source): Promise<CheckedPicture> {
  const found = await readMetadata(upload);
  const format = found.format === 'heif' && found.compression === 'av1' ? 'avif' : found.format;
  if (!(format in CONTENT_TYPES)) {
    throw problem('unsupported_media_type', 'Pictures can be JPEG, PNG, WebP, GIF or AVIF.');
  }
  const getContentType = (name: string) => CONTENT_TYPES[name] ?? 'application/octet-stream';
  try {
    if (!found.exif && !found.xmp && !found.iptc && (found.orientation ?? 1) === 1) {
      await open(upload).stats();
      const { width, height } = found;
      const colour = await meanColour(upload);
      return { contentType: getContentType(format), width, height, colour, rewritten: null };
    }
    const upright = open(upload).autoOrient().keepIccProfile();
    const kept =
      format === 'png' || format === 'gif' ? upright.png() : upright.webp({ quality: MASTER_QUALITY });
    const { data, info } = await kept.toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const colour = await meanColour(data);
    return { contentType: getContentType(info.format), width, height, colour, rewritten: data };
  } catch {
    throw problem('unsupported_media_type', 'This picture is damaged or too large.');
  }
}

/** Checks a picture that is in memory, and gives it the key that follows from its content. */
export async function readPicture(upload: Buffer, name: string): Promise<PreparedPicture> {
  const { rewritten, ...checked } = await checkPicture(upload);
  const bytes = rewritten ?? upload;
  return { ...checked, bytes, key: pictureKey({ ...checked, name, hash: computeHash(bytes) }) };
}

/** One of our own SVG pictures, with its size and mean colour (`#rrggbb`). */
export interface Drawing {
  readonly name: string;
  readonly svg: Buffer;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

/** The key of a drawing. It follows from the source, so that it is the same wherever the drawing is rendered. */
export function getDrawingKey({ name, svg, width, height, colour }: Drawing): string {
  const hash = computeHash(svg, `${width}x${height}`);
  return pictureKey({ name, width, height, hash, colour: colour.toLowerCase() });
}

/** Renders a drawing at its size. Uploaded SVG is never accepted: it is a document, not a picture. */
export async function renderDrawing(drawing: Drawing): Promise<PreparedPicture> {
  const { svg, width, height } = drawing;
  const bytes = await sharp(svg)
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: drawing.colour })
    .jpeg({ quality: MASTER_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const colour = drawing.colour.toLowerCase().slice(1);
  return { key: getDrawingKey(drawing), bytes, contentType: JPEG, width, height, colour };
}
