import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { REPOSITORY_ROOT } from '../../config';
import { cropPreview } from '../media/resize-picture';
import { writeIco } from './write-ico';

const ICON = path.join(REPOSITORY_ROOT, 'shell/public/icon-512.svg');
const PREVIEW = path.join(REPOSITORY_ROOT, 'server/src/seed/pictures/og-default.svg');

/** What tabs show, on screens of twice the density. */
const FAVICON_WIDTH = 32;
/** Directories take covers from 1400 to 3000 pixels. */
const COVER_WIDTH = 1500;

/** The icon fills its square and keeps its drawing in the middle, so phones may cut it to any shape. */
const iconAt = async (width: number) =>
  sharp(await readFile(ICON), { density: (72 * width) / 512 }).resize(width, width);

const iconPng = async (width: number) => (await iconAt(width)).png().toBuffer();

export interface DrawnFile {
  readonly address: string;
  readonly type: 'image/png' | 'image/jpeg' | 'image/x-icon';
  readonly draw: () => Promise<Buffer>;
}

/** Pictures of the site itself, drawn from its own SVG files. */
export const DRAWN_FILES: readonly DrawnFile[] = [
  { address: '/icons/icon-192.png', type: 'image/png', draw: () => iconPng(192) },
  { address: '/icons/icon-512.png', type: 'image/png', draw: () => iconPng(512) },
  {
    address: '/favicon.ico',
    type: 'image/x-icon',
    draw: async () => writeIco(await iconPng(FAVICON_WIDTH), FAVICON_WIDTH),
  },
  { address: '/apple-touch-icon.png', type: 'image/png', draw: () => iconPng(180) },
  {
    address: '/podcast-cover.jpg',
    type: 'image/jpeg',
    draw: async () => (await iconAt(COVER_WIDTH)).jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
  },
  {
    address: '/shell/og-default.jpg',
    type: 'image/jpeg',
    draw: async () => cropPreview(await readFile(PREVIEW)),
  },
];
