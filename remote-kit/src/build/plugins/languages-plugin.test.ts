import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import type { BuiltFiles } from './integrity-plugin';
import { LanguagesPlugin, filesOfLanguage, languageOf, scriptName } from './languages-plugin';

const LANGUAGES = ['sw', 'en'] as const;
const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-languages-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Emits a manifest that names the scripts, as the federation plugin does. */
const emitManifest = (compiler: Compiler) =>
  compiler.hooks.thisCompilation.tap('manifest', (compilation) =>
    compilation.hooks.processAssets.tap(
      { name: 'manifest', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
      () => {
        const scripts = JSON.stringify(compilation.getAssets().map(({ name }) => name));
        compilation.emitAsset('mf-manifest.json', new webpack.sources.RawSource(scripts));
      },
    ),
  );

/** Builds an entry that loads a chunk with a greeting, and resolves with the built files by name. */
async function build(greeting: string): Promise<Readonly<Record<string, string>>> {
  const output = path.join(folder, greeting);
  writeFileSync(
    path.join(folder, 'greeting.js'),
    `globalThis.greeting = NARTHEX_LANGUAGE === "sw" ? "${greeting}" : "Welcome";`,
  );
  writeFileSync(
    path.join(folder, 'index.js'),
    [
      'globalThis.props = {',
      '  lang: NARTHEX_LANGUAGE === "en" ? undefined : String(globalThis.shown),',
      '};',
    ]
      .concat("import(/* webpackChunkName: 'greeting' */ './greeting.js');")
      .join('\n'),
  );
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack({
      ...{ context: folder, entry: './index.js', mode: 'production', devtool: false },
      output: {
        ...{ path: output, publicPath: '/' },
        filename: scriptName('[name]', LANGUAGES),
        chunkFilename: scriptName('[name]', LANGUAGES),
      },
      plugins: [emitManifest, new LanguagesPlugin(LANGUAGES)],
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

/** Returns name and text of the script with this stem in a language. */
function findScript(files: Readonly<Record<string, string>>, stem: string, language: 'en' | 'sw') {
  const found = Object.entries(files).find(
    ([file]) => file.startsWith(`${stem}.`) && file.endsWith('.js') && languageOf(file) === language,
  );
  return { name: found?.[0] ?? '', text: found?.[1] ?? '' };
}

describe('languages plugin', () => {
  let files: Readonly<Record<string, string>> = {};
  beforeAll(async () => {
    files = await build('Karibu');
  });
  const ofLanguage = (stem: string, language: 'en' | 'sw') => findScript(files, stem, language);

  it('writes each script once per language, without what another language needs', () => {
    expect(Object.keys(files).sort()).toEqual([
      expect.stringMatching(/^greeting\.[0-9a-f]{8}\.js$/),
      expect.stringMatching(/^greeting\.sw\.[0-9a-f]{8}\.js$/),
      expect.stringMatching(/^main\.[0-9a-f]{8}\.js$/),
      expect.stringMatching(/^main\.sw\.[0-9a-f]{8}\.js$/),
      'mf-manifest.json',
      'mf-manifest.sw.json',
    ]);
    expect(ofLanguage('greeting', 'sw').text).toMatch(/"Karibu"/);
    expect(ofLanguage('greeting', 'sw').text).not.toMatch(/Welcome|===/);
    expect(ofLanguage('greeting', 'en').text).toMatch(/"Welcome"/);
    expect(ofLanguage('greeting', 'en').text).not.toMatch(/Karibu|===/);
  });

  it('leaves out a property that has no value in English', () => {
    expect(ofLanguage('main', 'en').text).toContain('props={}');
    expect(ofLanguage('main', 'sw').text).toContain('props={lang:String(globalThis.shown)}');
  });

  it.each(LANGUAGES)('loads chunks of the own language: %s', (language) => {
    const other = language === 'en' ? 'sw' : 'en';
    const [, hash = ''] = /\.([0-9a-f]{8})\.js$/.exec(ofLanguage('greeting', language).name) ?? [];
    const [, otherHash = ''] = /\.([0-9a-f]{8})\.js$/.exec(ofLanguage('greeting', other).name) ?? [];
    const { text } = ofLanguage('main', language);
    expect(text).toContain(hash);
    expect(text).not.toContain(otherHash);
    expect(text.includes('.sw.')).toBe(language === 'sw');
  });

  it('names the scripts of each language in its manifest', () => {
    const scripts = (language: 'en' | 'sw') =>
      ['greeting', 'main'].map((stem) => ofLanguage(stem, language).name);
    expect(JSON.parse(files['mf-manifest.json'] ?? '')).toEqual(expect.arrayContaining(scripts('en')));
    expect(JSON.parse(files['mf-manifest.sw.json'] ?? '')).toEqual(expect.arrayContaining(scripts('sw')));
  });

  it('leaves English chunks as they are when only a translation changes', async () => {
    const changed = await build('Karibuni');
    expect(findScript(changed, 'greeting', 'en')).toEqual(ofLanguage('greeting', 'en'));
    expect(findScript(changed, 'greeting', 'sw').name).not.toBe(ofLanguage('greeting', 'sw').name);
  });
});

it('gives each language its scripts and what all share', () => {
  const files: BuiltFiles = {
    integrity: {
      'shell.1a2b3c4d.js': 'a',
      'shell.sw.5a6b7c8d.js': 'b',
      'shell.9a0b1c2d.css': 'c',
      'bell.3a4b5c6d.svg': 'd',
    },
    entry: { js: ['shell.1a2b3c4d.js'], css: ['shell.9a0b1c2d.css'] },
  };
  expect(filesOfLanguage(files, 'en')).toEqual({
    integrity: { 'shell.1a2b3c4d.js': 'a', 'shell.9a0b1c2d.css': 'c', 'bell.3a4b5c6d.svg': 'd' },
    entry: files.entry,
  });
  expect(filesOfLanguage(files, 'sw')).toEqual({
    integrity: { 'shell.sw.5a6b7c8d.js': 'b', 'shell.9a0b1c2d.css': 'c', 'bell.3a4b5c6d.svg': 'd' },
    entry: { js: ['shell.sw.5a6b7c8d.js'], css: ['shell.9a0b1c2d.css'] },
  });
});
