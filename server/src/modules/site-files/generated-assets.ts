import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { SiteRouteName } from '@narthex/shared-contracts/endpoints';
import { REPOSITORY_ROOT } from '../../config';
import { cropPreview } from '../../media/pictures/resize-picture';

const HEADER = 6;
const ENTRY = 16;

/**
 * Writes a PNG as an ICO file, which browsers request at `/favicon.ico` by themselves.
 * @param width The width of the square in pixels: less than 256
 * @see https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
function writeIco(png: Buffer, width: number): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY);
  head.writeUInt16LE(1, 2); // Type 1 is an icon, type 2 a cursor.
  head.writeUInt16LE(1, 4); // There is one picture.
  head.writeUInt8(width, 6);
  head.writeUInt8(width, 7);
  head.writeUInt16LE(1, 10); // There is one colour plane.
  head.writeUInt16LE(32, 12); // Each pixel has 32 bits.
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const ICON = path.join(REPOSITORY_ROOT, 'shell/public/icon-512.svg');
const PREVIEW = path.join(REPOSITORY_ROOT, 'demo/src/pictures/og-default.svg');

/** Is the size in pixels that tabs show on screens with double density. */
const FAVICON_WIDTH = 32;
/** Podcast directories accept covers from 1400 to 3000 pixels. */
const COVER_WIDTH = 1500;

/** The icon fills its square and has its symbol in the middle, so that phones may crop it to any shape. */
const iconAt = async (width: number) =>
  sharp(await readFile(ICON), { density: (72 * width) / 512 }).resize(width, width);

const iconPng = async (width: number) => (await iconAt(width)).png().toBuffer();

export interface GeneratedAsset {
  readonly route: SiteRouteName;
  readonly type: 'image/png' | 'image/jpeg' | 'image/x-icon';
  readonly generate: () => Promise<Buffer>;
}

/** Lists the site's own pictures, which are rendered from SVG files. */
export const GENERATED_ASSETS: readonly GeneratedAsset[] = [
  { route: 'files.icon192', type: 'image/png', generate: () => iconPng(192) },
  { route: 'files.icon512', type: 'image/png', generate: () => iconPng(512) },
  {
    route: 'files.favicon',
    type: 'image/x-icon',
    generate: async () => writeIco(await iconPng(FAVICON_WIDTH), FAVICON_WIDTH),
  },
  { route: 'files.appleTouchIcon', type: 'image/png', generate: () => iconPng(180) },
  {
    route: 'files.podcastCover',
    type: 'image/jpeg',
    generate: async () => (await iconAt(COVER_WIDTH)).jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
  },
  {
    route: 'files.preview',
    type: 'image/jpeg',
    generate: async () => cropPreview(await readFile(PREVIEW)),
  },
];
