import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { BuildError } from '../remote/build-remote';
import { ROOT, packageProgram, runQuietly } from '../run';

const NODE = { bundle: true, platform: 'node', target: 'node20', logLevel: 'warning' } as const;
/** Only bundles may contain the site's own packages, since those are published as sources. */
const BUNDLED = /^@narthex\//;
const IS_BARE = /^[^./]/;

/** Compiles rooms to scripts and type declarations in `<folder>/<room>/src`. It doesn't check types. */
export async function compileRooms(rooms: readonly string[], folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const project = path.join(folder, 'tsconfig.json');
  const settings = {
    extends: path.join(ROOT, 'remote-kit/tsconfig.json'),
    compilerOptions: {
      ...{ noEmit: false, noCheck: true, declaration: true, allowImportingTsExtensions: false },
      ...{ rootDir: ROOT, outDir: folder, types: ['node', 'jest'] },
    },
    include: rooms.map((room) => path.join(ROOT, room, 'src')),
    files: [path.join(ROOT, 'remote-kit/assets.d.ts')],
    // Without the folder, the patterns would match nothing outside of that of this file.
    exclude: ['ts', 'tsx'].map((ending) => path.join(ROOT, `**/*.test.${ending}`)),
  };
  writeFileSync(project, JSON.stringify(settings));
  const { code, output } = await runQuietly(packageProgram('tsc'), ['-p', project]);
  if (code !== 0) throw new BuildError(`${output.trimEnd()}\nThe packages could not be compiled.`);
}

/** Bundles each entry of a Node program into one file. Imports of other packages are kept. */
export async function bundleForNode(entries: readonly string[], folder: string): Promise<void> {
  await build({
    ...NODE,
    entryPoints: Object.fromEntries(entries.map((entry) => [path.parse(entry).name, entry])),
    external: ['./jest-asset', './jest-setup', '../translation/translate-loader', '../dev/accept-loader'],
    outdir: folder,
    format: 'cjs',
    plugins: [
      {
        name: 'only-own-packages',
        setup({ onResolve }) {
          onResolve({ filter: IS_BARE }, ({ path: name, kind }) =>
            kind === 'entry-point' || BUNDLED.test(name) ? undefined : { path: name, external: true },
          );
        },
      },
    ],
  });
}

/** Bundles a program with all its dependencies, except those that its users can install beside it. */
export async function bundleProgram(entry: string, file: string, optional: readonly string[]): Promise<void> {
  await build({
    ...NODE,
    entryPoints: [entry],
    outfile: file,
    format: 'esm',
    external: [...optional],
    banner: {
      // CommonJS packages load Node's modules by `require`.
      js: [
        '#!/usr/bin/env node',
        `import { createRequire as narthexRequire } from 'node:module';`,
        'const require = narthexRequire(import.meta.url);',
      ].join('\n'),
    },
  });
}
