import path from 'node:path';
import { extracted, fileNames } from '@narthex/remote-kit/build/compile';
import { PAGE_TARGET } from '@narthex/remote-kit/build/browser-target';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { compileRoom } from './compile-room';
import { ROOT } from './root';

/** Returns the name of the room that contains a file. */
const getRoomName = (file: string) =>
  path
    .relative(ROOT, file)
    .split(path.sep)
    .find((folder) => folder !== 'remotes') ?? '';

/**
 * Returns the configuration of the monolith that `npm run bench` compares the site with: the same shell and remotes as
 * one build without federation. Imports replace the shell's loading of remotes.
 */
export function defineMonolith(): Configuration {
  return {
    ...compileRoom('bench', getRoomName, 'browser'),
    target: PAGE_TARGET,
    entry: { site: './monolith/browser.tsx' },
    output: {
      ...fileNames(),
      path: path.join(ROOT, 'bench/dist'),
      publicPath: '/monolith/',
      uniqueName: 'narthex_monolith',
      clean: true,
    },
    plugins: [
      extracted(),
      new webpack.NormalModuleReplacementPlugin(
        /^\.\/load-remote$/,
        path.join(ROOT, 'bench/monolith/load-remote.ts'),
      ),
    ],
  };
}
