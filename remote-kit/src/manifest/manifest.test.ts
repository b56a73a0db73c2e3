import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { readForeignUrls } from './foreign-urls';
import { NameVersionPlugin } from './name-version-plugin';

it.each([
  ['load("https://cdn.example/lib/a.min.js")', ['https://cdn.example/lib/a.min.js']],
  ['import("https://esm.example/react")', ['https://esm.example/react']],
  ['@import "https://fonts.example/css?family=Inter";', ['https://fonts.example/css?family=Inter']],
  ['@import url(https://fonts.example/inter.css);', ['https://fonts.example/inter.css']],
  ['fetch("http://cdn.example/x.wasm"), fetch("http://cdn.example/x.wasm")', ['http://cdn.example/x.wasm']],
  ['href="https://music.example/choirs" xmlns="http://www.w3.org/2000/svg"', []],
  ['"https://music.example/song.jsonld"', []],
  ['import("./local.js")', []],
])('of %s', (text, urls) => {
  expect(readForeignUrls(text)).toEqual(urls);
});

describe('name version plugin', () => {
  const NEUTRAL = 'narthex_choirs_0_0_0_0000000000';
  const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-name-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Emits a manifest after all other files, as the federation plugin does. */
  const emitManifest = (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap('manifest', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'manifest', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        () => compilation.emitAsset('manifest.json', new webpack.sources.RawSource(`{"name":"${NEUTRAL}"}`)),
      ),
    );

  /** Builds a script that contains the name, and resolves with the built files by name. */
  async function build(name: string): Promise<Readonly<Record<string, string>>> {
    const output = path.join(folder, name);
    writeFileSync(path.join(folder, 'index.js'), `globalThis.loaded = '${NEUTRAL}';`);
    await new Promise<void>((resolve, reject) => {
      const compiler = webpack({
        ...{ context: folder, entry: './index.js', mode: 'production', devtool: false },
        output: { path: output, filename: '[name].[contenthash:8].js' },
        plugins: [emitManifest, new NameVersionPlugin(NEUTRAL, name)],
      });
      compiler?.run((error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
        else resolve();
      });
    });
    return Object.fromEntries(
      readdirSync(output).map((file) => [file, readFileSync(path.join(output, file), 'utf8')]),
    );
  }

  it('names scripts and manifest after the version', async () => {
    const name = 'narthex_choirs_1_2_0_0a1b2c3d4e';
    const files = await build(name);
    expect(files['manifest.json']).toBe(`{"name":"${name}"}`);
    expect(Object.values(files).every((text) => text.includes(name) && !text.includes(NEUTRAL))).toBe(true);
  });

  it('names the files of two versions after what they hold', async () => {
    const [first, second] = [
      await build('narthex_choirs_1_0_0_aaaaaaaaaa'),
      await build('narthex_choirs_1_0_0_bbbbbbbbbb'),
    ];
    const scripts = [first, second].flatMap((files) =>
      Object.keys(files).filter((file) => file.endsWith('.js')),
    );
    expect(scripts).toHaveLength(2);
    expect(new Set(scripts).size).toBe(2);
  });
});
