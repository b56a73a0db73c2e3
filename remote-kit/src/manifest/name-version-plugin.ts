import webpack, { type Compiler } from 'webpack';

const { Compilation, sources } = webpack;
const SCRIPT = /\.js$/;
/** The federation plugin writes its manifests after all other files. */
const MANIFEST = /\.json$/;

/**
 * Replaces a neutral name by the name of the version, which has the same length. Every chunk contains the
 * name, so without this every build would minify unchanged chunks again.
 */
export class NameVersionPlugin {
  constructor(
    private readonly neutral: string,
    private readonly name: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('NameVersionPlugin', (compilation) => {
      const replaceIn = (kind: RegExp, stage: number) =>
        compilation.hooks.processAssets.tap({ name: 'NameVersionPlugin', stage }, (assets) => {
          for (const [file, source] of Object.entries(assets)) {
            const text = kind.test(file) ? String(source.source()) : '';
            if (!text.includes(this.neutral)) continue;
            compilation.updateAsset(file, new sources.RawSource(text.replaceAll(this.neutral, this.name)));
          }
        });
      // Scripts are minified by then, but their content hashes aren't calculated yet.
      replaceIn(SCRIPT, Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE);
      replaceIn(MANIFEST, Compilation.PROCESS_ASSETS_STAGE_REPORT);
    });
  }
}
