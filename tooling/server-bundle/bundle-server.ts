import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { bundleOptions } from './bundle-plugins';
import { BUNDLE, SOURCES, changedAt, isBundleCurrent } from './current-bundle.mjs';
import { SERVER_PROGRAMS } from './programs';

/** A change of these files also changes the bundle, although they are no part of it. */
const RECIPE = ['bundle-plugins.ts', 'bundle-server.ts', 'programs.ts'].map(
  (file) => `tooling/server-bundle/${file}`,
);

/** Another process may read or write the file at the same time. */
async function replaceFile(file: string, contents: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, contents);
  await rename(unfinished, file);
}

/**
 * Bundles the sources of the server and of the demo, unless they are bundled already. A process loads the bundle in
 * less than half of the time that a thousand modules take. Rejects with esbuild's error if a source can't be bundled.
 */
export async function bundleServer(): Promise<void> {
  if (isBundleCurrent()) return;
  const started = Date.now();
  const { outputFiles, metafile } = await build({
    ...bundleOptions(BUNDLE),
    entryPoints: [...SERVER_PROGRAMS],
    entryNames: '[name]',
    outdir: BUNDLE,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    sourcemap: true,
    sourcesContent: false,
    define: { 'process.env.NARTHEX_BUNDLED': '"yes"' },
    write: false,
  });
  const sources = Object.fromEntries(
    [...Object.keys(metafile.inputs), ...RECIPE].map((file) => {
      const time = changedAt(file);
      // A source that was saved meanwhile may not be in the bundle.
      return [file, time < started ? time : 0];
    }),
  );
  await mkdir(BUNDLE, { recursive: true });
  for (const { path: file, contents } of outputFiles) await replaceFile(file, contents);
  await replaceFile(SOURCES, JSON.stringify(sources));
  const written = new Set([SOURCES, ...outputFiles.map((file) => file.path)]);
  for (const name of await readdir(BUNDLE)) {
    const file = path.join(BUNDLE, name);
    if (!written.has(file) && !/\.\d+$/.test(name)) await rm(file, { force: true });
  }
}
