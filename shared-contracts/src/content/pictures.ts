/**
 * Pictures of our own media store. Size and place holder colour stand in the key
 * (`choir-1600x900-1a2b3c4d-f2e8d5`), so a page can lay a picture out without asking anybody.
 */
export const PICTURE_WIDTHS = [320, 480, 640, 780, 960, 1280, 1600, 1920] as const;
/** The formats that pictures are sent in, the smallest first. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;

/** A format that pictures are sent in. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** What the name of a stored picture tells of it. */
export interface PictureInfo {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, to show in its place until it is there. */
  readonly colour: string;
}

/** What `<picture>` needs: URLs by width for each format, and one for browsers that know none. */
export interface PictureSources {
  readonly avif: string;
  readonly webp: string;
  readonly jpg: string;
  /** The `src` of the `<img>`: a JPEG of middle width for browsers that read no `srcset`. */
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
/** On any host, and as the file itself: responses name pictures by whole URLs. */
const PICTURE_URL = /^(?:https?:\/\/[^/?#]+)?\/media\/([^/?#]+)(?:\/original\.[a-z0-9]+)?$/;
const FALLBACK_WIDTH = 960;

/** The key of a picture from its parts; the name is turned into lower-case words with dashes. */
export function pictureKey(parts: PictureKeyParts): string {
  return `${mediaName(parts.name)}-${parts.width}x${parts.height}-${parts.hash}-${parts.colour.replace('#', '')}`;
}

/** A file's name as it may stand in an address: ASCII letters, digits and single dashes, at most 48 characters. */
export function mediaName(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 48)
    .replace(/^-+|-+$/g, '');
  return words === '' ? 'file' : words;
}

/** What a key says about its picture, or null when it isn't a picture's key. */
export function pictureOfKey(key: string): PictureInfo | null {
  const found = KEY.exec(key);
  if (!found) return null;
  return { key, width: Number(found[1]), height: Number(found[2]), colour: `#${found[4]}` };
}

/** Size and colour of a picture of our own store, or null for any other URL. */
export function pictureInfo(url: string | null | undefined): PictureInfo | null {
  const key = PICTURE_URL.exec(url ?? '')?.[1];
  return key === undefined ? null : pictureOfKey(key);
}

/** The widths a picture is offered in: never wider than the original. */
export function pictureWidths(width: number): number[] {
  return PICTURE_WIDTHS.filter((offered) => offered <= width);
}

/** The widest offered copy of a picture that is at most `width` wide, in a format; null for other URLs. */
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

/** A person's photo as a small circle shows it; the picture itself where it has no small copy. */
export const portraitUrl = (url: string | null | undefined): string | null =>
  pictureAt(url, PORTRAIT_WIDTH, 'webp') ?? url ?? null;

/**
 * The `srcset` of each format for a picture of our own store. Null for other URLs and for pictures narrower
 * than the smallest width: those are shown as they are.
 */
export function pictureSources(url: string | null | undefined): PictureSources | null {
  const info = pictureInfo(url);
  const fallbackSrc = pictureAt(url, FALLBACK_WIDTH, 'jpg');
  if (!info || !fallbackSrc) return null;
  const widths = pictureWidths(info.width);
  const srcset = (format: PictureFormat) =>
    widths.map((width) => `${PREFIX}${info.key}/${width}.${format} ${width}w`).join(', ');
  return { avif: srcset('avif'), webp: srcset('webp'), jpg: srcset('jpg'), fallbackSrc };
}
