import path from 'node:path';
import type { PathData } from 'webpack';

/** Lists the endings of pictures, fonts, sounds and films that code can import. The import returns the URL of the file. */
export const ASSET_ENDINGS = [
  ...['svg', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'ico'],
  ...['woff2', 'woff', 'ttf', 'otf'],
  ...['mp3', 'm4a', 'ogg', 'wav', 'mp4', 'webm'],
];

/** Matches files with these endings, also as cameras write them: `IMG_0007.JPG`. */
export const ASSET = new RegExp(`\\.(${ASSET_ENDINGS.join('|')})$`, 'i');

/**
 * Returns the name of a built file. Its source can have any name, such as `choir (1).jpg`, but a site takes only names that
 * are the same in each URL and on each disk.
 */
export function assetFileName({ filename = '' }: PathData): string {
  const [file = ''] = filename.split('?');
  const stem = path
    .parse(file)
    .name.replace(/[^\w.-]+/g, '-')
    .replace(/^[^\w]+/, '');
  return `${stem || 'file'}.[contenthash:8][ext]`;
}
