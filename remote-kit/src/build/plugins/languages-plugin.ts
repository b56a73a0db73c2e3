import { LANGUAGES, SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import { MANIFEST, manifestName } from '@narthex/shared-contracts/remote-package';
import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';
import type { BuiltFiles } from './integrity-plugin';

const NAME = 'LanguagesPlugin';

/** Stands for the language in names of scripts until there is a script for each language. */
const LANGUAGE_IN_NAME = '.narthex-language';
/** Matches a property that has no value in English, on a line of its own as swc writes it. */
const ABSENT_IN_ENGLISH = /^\s*\w+: NARTHEX_LANGUAGE === "en" \? undefined : .*\),?\n/gm;
const LANGUAGE_IN_CODE = /\bNARTHEX_LANGUAGE\b/g;

const HASH = /\b[0-9a-f]{8}\b/g;
const SCRIPT_NAME = /(?:\.([a-z]{2}))?\.[0-9a-f]{8}\.js$/;
const QUOTED_SCRIPT = /(?<=")[^"]+\.[0-9a-f]{8}\.js(?=")/g;

/** Returns the file name of an English script: `home-page.1a2b3c4d.js`; the Swahili one is `home-page.sw.1a2b3c4d.js`. */
export const scriptName = (name: string, languages: readonly Language[]): string =>
  `${name}${languages.length > 1 ? LANGUAGE_IN_NAME : ''}.[contenthash:8].js`;

/** Returns the file name of a script for the server: `app.cjs` in English, `app.sw.cjs` in Swahili. */
export const serverScriptName = (languages: readonly Language[]): string =>
  `[name]${languages.length > 1 ? LANGUAGE_IN_NAME : ''}.cjs`;

/** Returns the language of a manifest or script by its name. */
export function languageOf(file: string): Language {
  return (
    LANGUAGES.find(
      (language) => SCRIPT_NAME.exec(file)?.[1] === language || file === manifestName(language),
    ) ?? SOURCE_LANGUAGE
  );
}

/** Returns a function that finds the script of a language by the name of the English one. */
function findScripts(files: readonly string[], language: Language): (english: string) => string {
  const own = files.filter((file) => SCRIPT_NAME.test(file) && languageOf(file) === language);
  const byStem = new Map(own.map((file) => [file.replace(SCRIPT_NAME, ''), file]));
  return (english) => byStem.get(english.replace(SCRIPT_NAME, '')) ?? english;
}

/** Returns the files of a build that pages of a language load: its scripts, and what all languages share. */
export function filesOfLanguage({ integrity, entry }: BuiltFiles, language: Language): BuiltFiles {
  const own = Object.entries(integrity).filter(
    ([file]) => !SCRIPT_NAME.test(file) || languageOf(file) === language,
  );
  const find = findScripts(Object.keys(integrity), language);
  return { integrity: Object.fromEntries(own), entry: { ...entry, js: entry.js.map(find) } };
}

/** Returns a function that writes a name or code in a language. Each language has hashes of its own. */
function createWriter(language: Language, hashes: ReadonlySet<string>): (text: string) => string {
  const suffix = language === SOURCE_LANGUAGE ? '' : `.${language}`;
  const ownHash = (hash: string) =>
    hashes.has(hash) && suffix
      ? createHash('sha256').update(`${language}:${hash}`).digest('hex').slice(0, hash.length)
      : hash;
  return (text) =>
    text
      .replaceAll(LANGUAGE_IN_NAME, suffix)
      .replace(LANGUAGE_IN_CODE, JSON.stringify(language))
      .replace(HASH, ownHash);
}

/** Writes every script once per language. The content hashes that webpack calculates later replace the hashes. */
function writeScripts(compilation: Compilation, languages: readonly Language[]): void {
  const scripts = compilation.getAssets().filter(({ name }) => name.includes(LANGUAGE_IN_NAME));
  const hashes = new Set(scripts.flatMap(({ info }) => info['contenthash'] ?? []));
  for (const { name, source, info } of scripts) {
    const text = String(source.source());
    for (const language of languages) {
      const write = createWriter(language, hashes);
      const isEnglish = language === SOURCE_LANGUAGE;
      const written = new webpack.sources.RawSource(
        write(isEnglish ? text.replace(ABSENT_IN_ENGLISH, '') : text),
      );
      if (isEnglish) {
        compilation.updateAsset(name, written);
        compilation.renameAsset(name, write(name));
      } else {
        const contenthash = [info['contenthash'] ?? []].flat().map(write);
        compilation.emitAsset(write(name), written, { ...info, contenthash });
      }
    }
  }
}

/** Writes the federation plugin's manifest for each other language too. */
function writeManifests(compilation: Compilation, languages: readonly Language[]): void {
  const manifest = compilation.getAsset(MANIFEST);
  if (!manifest) return;
  const files = compilation.getAssets().map(({ name }) => name);
  for (const language of languages) {
    if (language === SOURCE_LANGUAGE) continue;
    const text = String(manifest.source.source()).replace(QUOTED_SCRIPT, findScripts(files, language));
    compilation.emitAsset(manifestName(language), new webpack.sources.RawSource(text));
  }
}

/**
 * Compiles a room once for all of its languages. The code of several languages tests `NARTHEX_LANGUAGE` wherever they
 * differ; before it is minified, each language gets a copy with a constant in that place, and minifying drops what other
 * languages need.
 */
export class LanguagesPlugin {
  constructor(private readonly languages: readonly Language[]) {}

  apply(compiler: Compiler): void {
    const { languages } = this;
    const [only] = languages;
    if (languages.length === 1) {
      new webpack.DefinePlugin({ NARTHEX_LANGUAGE: JSON.stringify(only) }).apply(compiler);
      return;
    }
    const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE, PROCESS_ASSETS_STAGE_REPORT } = webpack.Compilation;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { processAssets } = compilation.hooks;
      processAssets.tap({ name: NAME, stage: PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1 }, () =>
        writeScripts(compilation, languages),
      );
      // The federation plugin writes its manifest after all other files.
      processAssets.tap({ name: NAME, stage: PROCESS_ASSETS_STAGE_REPORT }, () =>
        writeManifests(compilation, languages),
      );
    });
  }
}
