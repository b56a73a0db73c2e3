import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { compileRoom } from './compile-room';
import { ROOT } from './root';

/** Where the gallery is built to; `npm run dev` serves it. */
export const GALLERY_OUTPUT = path.join(ROOT, 'shared-ui/dist/gallery');

/** The gallery of shared-ui, for development alone: no part of any build that visitors get. */
export function defineGallery(): Configuration {
  return {
    ...compileRoom('shared-ui', 'gallery', 'browser'),
    target: ['web', 'es2020'],
    entry: { gallery: './gallery/browser.tsx' },
    output: { path: GALLERY_OUTPUT, filename: '[name].js', publicPath: '/', clean: true },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true })],
  };
}
