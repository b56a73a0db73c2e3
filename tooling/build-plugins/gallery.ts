import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { PAGE_TARGET } from '@narthex/remote-kit/build/browser-target';
import type { Configuration } from 'webpack';
import { compileRoom } from './compile-room';
import { ROOT } from './root';

/** The gallery is built into this folder, which `npm run dev` serves. */
export const GALLERY_OUTPUT = path.join(ROOT, 'shared-ui/dist/gallery');

/**
 * Returns the configuration of the gallery of shared-ui. It exists only in development and is part of no published
 * build.
 */
export function defineGallery(): Configuration {
  return {
    ...compileRoom('shared-ui', 'gallery', 'browser'),
    target: PAGE_TARGET,
    entry: { gallery: './gallery/browser.tsx' },
    output: { path: GALLERY_OUTPUT, filename: '[name].js', publicPath: '/', clean: true },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true })],
  };
}
