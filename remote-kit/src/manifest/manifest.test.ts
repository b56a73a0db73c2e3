import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
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
  ['source.src="https://cdn.example/a.js?v=2"', ['https://cdn.example/a.js?v=2']],
  // Messages of libraries lead to their documentation.
  ['`Error ${n}; visit https://redux.js.org/Errors?code=${n} for the message`', []],
  ['"https://redux.js.org"', []],
  ['"See https://github.com/choirs/songs/blob/main/index.js."', []],
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

  /** Builds an entry that contains the name and loads a chunk, and resolves with the built files by name. */
  async function build(version: string): Promise<Readonly<Record<string, string>>> {
    const output = path.join(folder, version);
    const name = `narthex_choirs_${version.replace(/\W/g, '_')}`;
    const names = { neutral: NEUTRAL, name: () => name, chunks: () => 'choirs/en' };
    writeFileSync(path.join(folder, 'index.js'), `globalThis.loaded = '${NEUTRAL}'; import('./songs.js');`);
    writeFileSync(path.join(folder, 'songs.js'), 'globalThis.sung = "twice";');
    await new Promise<void>((resolve, reject) => {
      const compiler = webpack({
        ...{
          context: folder,
          entry: './index.js',
          mode: 'production',
          devtool: false,
          target: ['web', 'es2020'],
        },
        output: {
          ...{ path: output, publicPath: 'auto', uniqueName: NEUTRAL },
          filename: 'entry.[contenthash:8].js',
          chunkFilename: 'chunk.[contenthash:8].js',
        },
        plugins: [emitManifest, new NameVersionPlugin(names)],
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

  const [FIRST, SECOND] = ['1.0.0-aaaaaaaaaa', '1.0.0-bbbbbbbbbb'] as const;
  const pick = (files: Readonly<Record<string, string>>, kind: string) =>
    Object.entries(files).filter(([file]) => file.startsWith(kind));

  it('names entry and manifest after the version', async () => {
    const files = await build(FIRST);
    expect(files['manifest.json']).toBe('{"name":"narthex_choirs_1_0_0_aaaaaaaaaa"}');
    expect(pick(files, 'entry').map(([, text]) => text.includes('narthex_choirs_1_0_0_aaaaaaaaaa'))).toEqual([
      true,
    ]);
    expect(Object.values(files).join('')).not.toContain(NEUTRAL);
  });

  it('gives a chunk that is unchanged the same name and bytes in every version, and the entry others', async () => {
    const [first, second] = [await build(FIRST), await build(SECOND)];
    expect(pick(first, 'chunk')).toHaveLength(1);
    expect(pick(second, 'chunk')).toEqual(pick(first, 'chunk'));
    expect(pick(second, 'entry').map(([file]) => file)).not.toEqual(
      pick(first, 'entry').map(([file]) => file),
    );
  });

  it('keeps the chunks of two versions in one page apart', async () => {
    const chunk = pick(await build(FIRST), 'chunk')[0]?.[1] ?? '';
    const page = createContext({});
    for (const version of [FIRST, SECOND]) {
      const src = `https://mwangaza.example/remotes/choirs/${version}/chunk.js`;
      Object.assign(page, { document: { currentScript: { src } } });
      runInContext(chunk, page);
    }
    expect(Object.keys(page)).toEqual(['document', `choirs/en/${FIRST}`, `choirs/en/${SECOND}`]);
  });
});
