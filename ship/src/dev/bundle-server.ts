import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { context, type BuildContext, type Plugin } from 'esbuild';
import { bundleOptions } from '../../../tooling/server-bundle/bundle-plugins';
import { ROOT } from '../run';

/** Stands below the server's folder, so that the bundle finds the packages that the server has installed. */
const FOLDER = path.join(ROOT, 'server/node_modules/.cache/narthex');
const SERVER_BUNDLE = path.join(FOLDER, 'server.mjs');
/** Loads the installed packages that the bundle imports; a message lets it load the bundle too. */
export const SERVER_STANDBY = path.join(FOLDER, 'standby.mjs');

/** Writes the file that loads the packages: half of what the server loads is known before a change is saved. */
const standby: Plugin = {
  name: 'standby',
  setup: ({ onEnd }) =>
    onEnd(async ({ metafile }) => {
      const imports = Object.values(metafile?.outputs ?? {}).flatMap((output) => output.imports);
      const packages = imports.filter(({ kind }) => kind === 'import-statement').map((entry) => entry.path);
      if (packages.length === 0) return;
      const lines = [...new Set(packages)].map((name) => `import '${name}';`);
      await writeFile(
        SERVER_STANDBY,
        [...lines, `process.once('message', () => import('./server.mjs'));`, ''].join('\n'),
      );
    }),
};

const OPTIONS = bundleOptions(FOLDER);

/**
 * Bundles the sources of the server and of the demo into one file. Each `rebuild` reads what has changed. It rejects and
 * prints the message if a source can't be bundled.
 */
export const createServerBundler = (): Promise<BuildContext> =>
  context({
    ...OPTIONS,
    entryPoints: ['server/src/server.ts'],
    outfile: SERVER_BUNDLE,
    sourcemap: 'inline',
    plugins: [...OPTIONS.plugins, standby],
  });
