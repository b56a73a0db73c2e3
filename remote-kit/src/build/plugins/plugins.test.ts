import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { BrowserCodePlugin } from './browser-code-plugin';
import { DefaultExportPlugin } from './default-export-plugin';
import { IntegrityPlugin, computeIntegrity, completeTag, type BuiltFiles } from './integrity-plugin';

describe('integrity plugin', () => {
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
    const { integrity, entry } = await buildWith(['svg', 'woff', 'jpeg', 'gif', 'mp3', 'txt', 'json']);
    const built = readdirSync(output).sort();
    expect(built).toHaveLength(8);
    expect(Object.keys(integrity).sort()).toEqual(built);
    for (const file of built)
      expect(integrity[file]).toBe(computeIntegrity(readFileSync(path.join(output, file))));
    expect(entry).toEqual({ js: ['main.js'], css: [] });
  });
});

/** Builds a module and resolves with the messages of the errors. */
function buildModule(
  file: string,
  source: string,
  plugin: WebpackPluginInstance,
): Promise<readonly string[]> {
  const folder = path.dirname(file);
  writeFileSync(file, source);
  return new Promise((resolve, reject) => {
    const compiler = webpack({
      ...{ context: folder, entry: file, mode: 'production', devtool: false },
      output: { path: path.join(folder, 'dist') },
      plugins: [plugin],
    });
    compiler?.run((error, stats) => {
      if (error) reject(error);
      else resolve((stats?.compilation.errors ?? []).map(({ message }) => message));
    });
  });
}

describe('default export plugin', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-default-'));
  const file = path.join(folder, 'remote-app.js');
  writeFileSync(path.join(folder, 'page.js'), 'export default function Page() {}; export const a = 1;');
  afterAll(() => rmSync(folder, { recursive: true }));

  const build = (source: string) => buildModule(file, source, new DefaultExportPlugin(file));

  it.each([
    'export default function App() {}',
    `export { default } from './page.js';`,
    `import Page from './page.js'; export { Page as default };`,
    'module.exports = () => null;',
  ])('takes %s', async (source) => {
    expect(await build(source)).toEqual([]);
  });

  it.each(['export function App() {}', `export * from './page.js';`, 'export {};'])(
    'refuses %s, which no site could show',
    async (source) => {
      expect(await build(source)).toEqual([
        `${file} has no default export: the site shows the component that this file exports as default.`,
      ]);
    },
  );

  it('leaves a syntax error alone', async () => {
    const errors = await build('export function App( {');
    expect(errors).toHaveLength(1);
    expect(errors[0]).not.toContain('default export');
  });
});

describe('browser code plugin', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-browser-'));
  const file = path.join(folder, 'remote-app.js');
  const library = path.join(folder, 'node_modules/library');
  mkdirSync(library, { recursive: true });
  writeFileSync(path.join(library, 'index.js'), 'export const debug = process.env.DEBUG;');
  afterAll(() => rmSync(folder, { recursive: true }));

  const build = (source: string) => buildModule(file, source, new BrowserCodePlugin(folder));

  it.each([
    'console.log(process.env.API_URL);',
    'const { API_URL } = process.env; console.log(API_URL);',
    'export const key = () => process?.env?.API_KEY;',
    'console.log(process.platform, process.cwd());',
  ])('refuses %s once, by the name of the file', async (source) => {
    expect(await build(source)).toEqual([
      `${file} reads process, which browsers don't have: only process.env.NODE_ENV can be used.`,
    ]);
  });

  it.each([
    `console.log(process.env.NODE_ENV === 'production');`,
    `if (typeof process !== 'undefined') console.log(process.env.DEBUG);`,
    'const process = { env: {} }; console.log(process.env.API_URL);',
    `import { debug } from 'library'; console.log(debug);`,
  ])('takes %s', async (source) => {
    expect(await build(source)).toEqual([]);
  });

  it.each(['node:fs', 'node:path'])('names the file that imports %s', async (module) => {
    const [error] = await build(`import file from '${module}'; console.log(file);`);
    expect(error).toContain(`${module} is a module of Node, which browsers don't have.`);
  });
});

const HASH = `sha384-${'b'.repeat(64)}`;
const URL_OF_CHUNK = 'https://church.example/remotes/choirs/1/songs.js';

/** Creates a page whose loader creates one tag after another. */
function openPage(hashes: Record<string, string> = {}) {
  const page = {
    ...{ URL, document: { baseURI: 'https://church.example/choirs' } },
    ...{ __narthexIntegrity: hashes, tag: {} as Record<string, string> },
  };
  return (url: string) => {
    page.tag = { src: url };
    runInNewContext(completeTag('tag', 'src'), page);
    return page.tag;
  };
}

it('checks a file against its known hash', () => {
  const load = openPage({ '/remotes/choirs/1/songs.js': HASH });
  expect(load(URL_OF_CHUNK)).toEqual({ src: URL_OF_CHUNK, integrity: HASH, crossOrigin: 'anonymous' });
});

it('refuses a file whose hash nobody knows', () => {
  expect(openPage()(URL_OF_CHUNK)['integrity']).toBe(`sha384-${'A'.repeat(64)}`);
});

it('asks for a file again under URLs of their own, with the same hash', () => {
  const load = openPage({ '/remotes/choirs/1/songs.js': HASH });
  const tags = [load(URL_OF_CHUNK), load(URL_OF_CHUNK), load(URL_OF_CHUNK)];
  expect(tags.map(({ src }) => src)).toEqual([
    URL_OF_CHUNK,
    `${URL_OF_CHUNK}?try=1`,
    `${URL_OF_CHUNK}?try=2`,
  ]);
  expect(tags.map(({ integrity }) => integrity)).toEqual([HASH, HASH, HASH]);
  expect(load('/remotes/choirs/1/other.js')['src']).toBe('/remotes/choirs/1/other.js');
});
