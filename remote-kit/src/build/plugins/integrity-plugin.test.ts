import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { IntegrityPlugin, computeIntegrity, type BuiltFiles } from './integrity-plugin';

const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-integrity-'));
const output = path.join(folder, 'dist');
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds a script that shows files of these kinds. */
async function buildWith(kinds: readonly string[]): Promise<BuiltFiles> {
  for (const kind of kinds) writeFileSync(path.join(folder, `choir.${kind}`), `a ${kind} of the choir`);
  const urls = kinds.map((kind) => `new URL('./choir.${kind}', import.meta.url).href`);
  writeFileSync(path.join(folder, 'index.js'), `console.log(${urls.join(', ')});`);
  return new Promise((resolve, reject) => {
    const compiler = webpack({
      ...{ context: folder, entry: './index.js', mode: 'development', devtool: false },
      output: { path: output, assetModuleFilename: '[name].[contenthash:8][ext]' },
      plugins: [new IntegrityPlugin((_, files) => resolve(files))],
    });
    compiler?.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
    });
  });
}

it('knows every file of a build by its hash: what has none is refused when it is published', async () => {
  const { integrity, entry } = await buildWith(['svg', 'woff2', 'jpg', 'png', 'webp', 'avif']);
  const built = readdirSync(output).sort();
  expect(built).toHaveLength(7);
  expect(Object.keys(integrity).sort()).toEqual(built);
  for (const file of built)
    expect(integrity[file]).toBe(computeIntegrity(readFileSync(path.join(output, file))));
  expect(entry).toEqual({ js: ['main.js'], css: [] });
});
