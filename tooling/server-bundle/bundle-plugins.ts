import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { ROOT } from '../build-plugins/root';

/** Leaves the packages out that npm installed, because their code doesn't change. */
const installedPackages: Plugin = {
  name: 'installed-packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
      name.startsWith('@narthex/') ? undefined : { path: name, external: true },
    ),
};

/**
 * Gives each source its own URL, from which it finds its workers, migrations and pictures. The URL is relative to the
 * bundle, so that the repository can be moved or copied after a build.
 */
const sourceUrls = (bundle: string): Plugin => ({
  name: 'source-urls',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/](server|demo)[\\/]src[\\/].*\.ts$/ }, async ({ path: file }) => {
      const source = path.relative(bundle, file).replaceAll(path.sep, '/');
      const url = `new URL(${JSON.stringify(source)}, import.meta.url).href`;
      return { contents: (await readFile(file, 'utf8')).replaceAll('import.meta.url', url), loader: 'ts' };
    }),
});

/** Returns the options of every bundle of the server. All of its files are directly in the folder. */
export const bundleOptions = (folder: string) =>
  ({
    absWorkingDir: ROOT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    metafile: true,
    plugins: [installedPackages, sourceUrls(folder)],
  }) satisfies BuildOptions;
