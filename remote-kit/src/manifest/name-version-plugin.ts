import type { Language } from '@narthex/shared-contracts/languages';
import webpack, { type Compiler } from 'webpack';
import { languageOf } from '../build/plugins/languages-plugin';

const { Compilation, sources } = webpack;
const SCRIPT = /\.js$/;
/** The federation plugin writes its manifests after all other files. */
const MANIFEST = /\.json$/;

/** Contains the names that a build has before and after its version is known. */
interface BuildNames {
  /** Stands in the code for the name of the version. */
  readonly neutral: string;
  /** Two languages of one version never share globals. */
  readonly name: (language: Language) => string;
  /** Is the same for all versions of a remote in a language. */
  readonly chunks: (language: Language) => string;
}

/** The folder of a version is named after it. */
const FOLDER_OF_SCRIPT = "document.currentScript.src.split('/').at(-2)";

/**
 * Replaces a neutral name by the name of the version. Chunks don't contain it: they find the list that they belong to by
 * the folder that they are loaded from. A chunk that a release leaves unchanged therefore has the same bytes as before, so
 * nobody who has it needs to load it again, and its minified code can be reused.
 */
export class NameVersionPlugin {
  constructor(private readonly names: BuildNames) {}

  apply(compiler: Compiler): void {
    const { neutral, name, chunks } = this.names;
    const list = new RegExp(`globalThis(?:\\.|\\[["'])webpackChunk${neutral}\\b(?:["']\\])?`, 'g');
    const listOfFolder = (language: Language) =>
      `globalThis[${JSON.stringify(`${chunks(language)}/`)}+${FOLDER_OF_SCRIPT}]`;
    compiler.hooks.thisCompilation.tap('NameVersionPlugin', (compilation) => {
      const replaceIn = (kind: RegExp, stage: number) =>
        compilation.hooks.processAssets.tap({ name: 'NameVersionPlugin', stage }, (assets) => {
          for (const [file, source] of Object.entries(assets)) {
            const text = kind.test(file) ? String(source.source()) : '';
            if (!text.includes(neutral)) continue;
            const language = languageOf(file);
            const named = text.replaceAll(list, listOfFolder(language)).replaceAll(neutral, name(language));
            compilation.updateAsset(file, new sources.RawSource(named));
          }
        });
      // Scripts are minified by then, but their content hashes aren't calculated yet.
      replaceIn(SCRIPT, Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE);
      replaceIn(MANIFEST, Compilation.PROCESS_ASSETS_STAGE_REPORT);
    });
  }
}
