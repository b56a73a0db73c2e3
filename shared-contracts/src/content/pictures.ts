/**
 * The media store offers pictures in these widths, in pixels. The key of a picture contains its size and
 * placeholder colour (`choir-1600x900-1a2b3c4d-f2e8d5`), so a page can lay it out without a request.
 */
export const PICTURE_WIDTHS = [320, 480, 640, 780, 960, 1280, 1600, 1920] as const;
/** Pictures are offered in these formats, ordered from the smallest file to the largest. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;

/** Names a format in which pictures are offered. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Holds what the key of a stored picture contains. */
export interface PictureInfo {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** Holds the placeholder colour as `#rrggbb`. */
  readonly colour: string;
}

/** Holds the sources of a `<picture>`: a `srcset` for each format and the `src` of the `<img>`. */
export interface PictureSources {
  readonly avif: string;
  readonly webp: string;
  readonly jpg: string;
  /** Points to a JPEG of middle width for browsers that ignore `srcset`. */
  readonly fallbackSrc: string;
}

interface PictureKeyParts {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly hash: string;
  readonly colour: string;
}

const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*?-([1-9]\d{0,4})x([1-9]\d{0,4})-([0-9a-f]{8})-([0-9a-f]{6})$/;
const PREFIX = '/media/';
/** The pattern accepts any host and the original file, because responses contain absolute URLs. */
const PICTURE_URL = /^(?:https?:\/\/[^/?#]+)?\/media\/([^/?#]+)(?:\/original\.[a-z0-9]+)?$/;
const FALLBACK_WIDTH = 960;

/** Returns the key of a picture; the name becomes lower-case words with dashes. */
export function pictureKey(parts: PictureKeyParts): string {
  return `${mediaName(parts.name)}-${parts.width}x${parts.height}-${parts.hash}-${parts.colour.replace('#', '')}`;
}

/**
 * Returns a file's name for use in a URL: ASCII letters, digits and single dashes, at most 48 characters. A name without any
 * of them becomes the fallback.
 */
export function mediaName(name: string, fallback = 'file'): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 48)
    .replace(/^-+|-+$/g, '');
  return words === '' ? fallback : words;
}

/** Returns what the key of a picture contains, or null if it isn't such a key. */
export function pictureOfKey(key: string): PictureInfo | null {
  const found = KEY.exec(key);
  if (!found) return null;
  return { key, width: Number(found[1]), height: Number(found[2]), colour: `#${found[4]}` };
}

/** Returns size and colour of a picture of our own store, or null for any other URL. */
export function pictureInfo(url: string | null | undefined): PictureInfo | null {
  const key = PICTURE_URL.exec(url ?? '')?.[1];
  return key === undefined ? null : pictureOfKey(key);
}

/** Returns the widths in which a picture is offered; none is wider than the original. */
export function pictureWidths(width: number): number[] {
  return PICTURE_WIDTHS.filter((offered) => offered <= width);
}

/** Pages crop pictures to boxes of about this ratio. */
const BOX_RATIO = 16 / 9;

/**
 * Returns the width in pixels that is left of a copy where it is cropped. A copy of a panorama may have few pixels in
 * height, so that a browser that chose it by its width would show it blurred.
 */
export const croppedWidth = ({ width, height }: PictureInfo, copyWidth: number): number =>
  Math.max(1, Math.round(Math.min(copyWidth, (copyWidth / width) * height * BOX_RATIO)));

/** Returns the URL of the widest copy that is at most `width` pixels wide, or null if the store has none. */
export function pictureAt(
  url: string | null | undefined,
  width: number,
  format: PictureFormat,
): string | null {
  const info = pictureInfo(url);
  const offered = info ? pictureWidths(Math.min(info.width, width)).at(-1) : undefined;
  return info && offered !== undefined ? `${PREFIX}${info.key}/${offered}.${format}` : null;
}

const PORTRAIT_WIDTH = 320;

/** Returns the URL of a small copy of a portrait, or the picture itself if there is no copy. */
export const portraitUrl = (url: string | null | undefined): string | null =>
  pictureAt(url, PORTRAIT_WIDTH, 'webp') ?? url ?? null;

/**
 * Returns the `srcset` of each format for a picture of our own store. It returns null for other URLs and for
 * pictures narrower than the smallest width, which are shown as they are.
 */
export function pictureSources(url: string | null | undefined): PictureSources | null {
  const info = pictureInfo(url);
  const fallbackSrc = pictureAt(url, FALLBACK_WIDTH, 'jpg');
  if (!info || !fallbackSrc) return null;
  const widths = pictureWidths(info.width);
  const srcset = (format: PictureFormat) =>
    widths.map((width) => `${PREFIX}${info.key}/${width}.${format} ${croppedWidth(info, width)}w`).join(', ');
  return { avif: srcset('avif'), webp: srcset('webp'), jpg: srcset('jpg'), fallbackSrc };
}
