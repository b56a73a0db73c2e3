import webpack, { type Compiler } from 'webpack';

/** Refuses to build a remote whose exposed module has no default export, which no site could show. */
export class DefaultExportPlugin {
  /** @param file Path of the exposed module. */
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('DefaultExportPlugin', (compilation) => {
      // From here on, webpack knows what modules export.
      compilation.hooks.seal.tap('DefaultExportPlugin', () => {
        const exposed = [...compilation.modules].find((module) => module.nameForCondition() === this.file);
        if (!exposed || exposed.getNumberOfErrors() > 0) return;
        if (compilation.moduleGraph.getExportsInfo(exposed).isExportProvided('default') !== false) return;
        compilation.errors.push(
          new webpack.WebpackError(
            `${this.file} has no default export: the site shows the component that this file exports as default.`,
          ),
        );
      });
    });
  }
}
