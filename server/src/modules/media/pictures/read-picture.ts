import { createHash } from 'node:crypto';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { pictureKey } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { WorkQueue } from '../../../media/pictures/work-queue';
import { problem } from '../../../problem-error';

/** Describes a picture that is ready to be stored: checked by its content, upright, without camera metadata. */
export interface PreparedPicture {
  readonly key: string;
  readonly bytes: Buffer;
  readonly content_type: string;
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
/** The largest photos of phones have 200 megapixels. */
const MAX_PIXELS = 210_000_000;
/** Progressive and animated pictures are decoded completely in memory, so they have a lower limit. */
const MAX_PIXELS_AT_ONCE = 80_000_000;
/** No screen shows more pixels, and every other size is made from this one. */
const MAX_EDGE = 4096;
const MASTER_QUALITY = 90;

/** Is a picture in memory, or the path of its file. */
type Source = Buffer | string;

const open = (source: Source, options: SharpOptions = {}) =>
  sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...options });

async function readMetadata(source: Source) {
  // `sharp` throws synchronously for an empty buffer, and the async function turns this into a rejection.
  const read = async () => open(source).metadata();
  const found = await read().catch((error: unknown) => {
    throw isTooManyPixels(error)
      ? tooManyPixels(MAX_PIXELS)
      : problem('unsupported_media_type', t('This file is not a picture that can be read.'));
  });
  const isReadAtOnce = found.isProgressive || (found.pages ?? 1) > 1;
  if (isReadAtOnce && found.width * found.height * (found.pages ?? 1) > MAX_PIXELS_AT_ONCE)
    throw tooManyPixels(MAX_PIXELS_AT_ONCE);
  return found;
}

const isTooManyPixels = (error: unknown) => error instanceof Error && /pixel limit/i.test(error.message);

const tooManyPixels = (limit: number) =>
  problem(
    'unsupported_media_type',
    t(
      'This picture is too large to be read: it has more than {limit} megapixels. Please make it smaller first.',
      { limit: limit / 1_000_000 },
    ),
  );

/** Returns the mean colour of a picture as six hex digits, for the placeholder. It is computed from a small copy. */
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

/** Describes a checked picture. `rewritten` holds new bytes if the original may not be stored unchanged. */
export interface CheckedPicture {
  readonly content_type: string;
  readonly width: number;
  readonly height: number;
  /** Contains six hex digits. */
  readonly colour: string;
  readonly rewritten: Buffer | null;
}

/** Decoding a large picture takes much memory, so only one is decoded at a time. */
const oneAtATime = new WorkQueue(1);
let checks = 0;

/**
 * Checks an uploaded picture. It is stored unchanged unless it is larger than any screen or has camera metadata (such
 * as the place where it was taken), which is private. In that case it is encoded again, upright and without metadata;
 * animations stay animated.
 */
export async function checkPicture(upload: Source): Promise<CheckedPicture> {
  let checked: CheckedPicture | undefined;
  checks += 1;
  await oneAtATime.once(`check ${checks}`, 'background', async () => {
    checked = await checkNow(upload);
  });
  if (!checked) throw new Error('A picture was not checked.');
  return checked;
}

/** Chooses the format for encoding a picture: drawings and transparent pictures stay lossless. */
function encodeMaster(picture: Sharp, format: string, isAnimated: boolean): Sharp {
  if (format === 'gif' && isAnimated) return picture.gif();
  return format === 'png' || format === 'gif' ? picture.png() : picture.webp({ quality: MASTER_QUALITY });
}

async function checkNow(upload: Source): Promise<CheckedPicture> {
  const found = await readMetadata(upload);
  const format = found.format === 'heif' && found.compression === 'av1' ? 'avif' : found.format;
  if (!(format in CONTENT_TYPES)) {
    throw problem('unsupported_media_type', t('Pictures can be JPEG, PNG, WebP, GIF or AVIF.'));
  }
  const getContentType = (name: string) => CONTENT_TYPES[name] ?? 'application/octet-stream';
  const isAnimated = (format === 'gif' || format === 'webp') && (found.pages ?? 1) > 1;
  const hasNotes = Boolean(found.exif ?? found.xmp ?? found.iptc) || (found.orientation ?? 1) !== 1;
  try {
    if (!hasNotes && Math.max(found.width, found.height) <= MAX_EDGE) {
      await open(upload).stats();
      const { width, height } = found;
      const colour = await meanColour(upload);
      return { content_type: getContentType(format), width, height, colour, rewritten: null };
    }
    // The frames of an animation are stacked in one tall picture, so they can't be rotated.
    const upright = isAnimated ? open(upload, { animated: true }) : open(upload).autoOrient();
    const scaled = upright.resize({
      width: MAX_EDGE,
      height: MAX_EDGE,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { data, info } = await encodeMaster(scaled.keepIccProfile(), format, isAnimated).toBuffer({
      resolveWithObject: true,
    });
    const { width, pageHeight: height = info.height } = info;
    const colour = await meanColour(data);
    return { content_type: getContentType(info.format), width, height, colour, rewritten: data };
  } catch {
    throw problem('unsupported_media_type', t('This picture is damaged.'));
  }
}

/** Checks a picture in memory, and derives its key from its content. */
export async function readPicture(upload: Buffer, name: string): Promise<PreparedPicture> {
  const { rewritten, ...checked } = await checkPicture(upload);
  const bytes = rewritten ?? upload;
  return { ...checked, bytes, key: pictureKey({ ...checked, name, hash: computeHash(bytes) }) };
}

/** Describes one of the site's own SVG pictures, with its size in pixels and its mean colour (`#rrggbb`). */
export interface Drawing {
  readonly name: string;
  readonly svg: Buffer;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

/**
 * Returns the key of a drawing. It depends only on the source, so that it is the same on every machine that renders the
 * drawing.
 */
export function getDrawingKey({ name, svg, width, height, colour }: Drawing): string {
  const hash = computeHash(svg, `${width}x${height}`);
  return pictureKey({ name, width, height, hash, colour: colour.toLowerCase() });
}

/** Renders a drawing at its size. Uploaded SVG is never accepted, because it is a document that can contain scripts. */
export async function renderDrawing(drawing: Drawing): Promise<PreparedPicture> {
  const { svg, width, height } = drawing;
  const bytes = await sharp(svg)
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: drawing.colour })
    .jpeg({ quality: MASTER_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const colour = drawing.colour.toLowerCase().slice(1);
  return { key: getDrawingKey(drawing), bytes, content_type: JPEG, width, height, colour };
}
