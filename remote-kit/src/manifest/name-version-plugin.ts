import webpack, { type Compiler } from 'webpack';

const { Compilation, sources } = webpack;
const SCRIPT = /\.js$/;
/** The federation plugin writes its manifests after everything else. */
const MANIFEST = /\.json$/;

/**
 * Puts a version's own name into what was built with a neutral one, of the same length. The name stands in every chunk: with
 * it from the start, every build would minify anew what hasn't changed.
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
      // Minified by then, and not named after its content yet.
      replaceIn(SCRIPT, Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE);
      replaceIn(MANIFEST, Compilation.PROCESS_ASSETS_STAGE_REPORT);
    });
  }
}
