import path from 'node:path';
import webpack, { type Compiler, type javascript, type Module } from 'webpack';

/**
 * Refuses code that would stop in a browser: imports of Node's modules, and reads of `process` in the remote's own files,
 * except of `process.env.NODE_ENV`. A file that asks for `typeof process` first is accepted.
 */
export class BrowserCodePlugin {
  /** @param folder Contains the remote's own code. Packages aren't looked at, because they are written for both. */
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('BrowserCodePlugin', (_, { normalModuleFactory }) => {
      normalModuleFactory.hooks.beforeResolve.tap('BrowserCodePlugin', ({ request }) => {
        if (request.startsWith('node:'))
          throw new Error(`${request} is a module of Node, which browsers don't have.`);
      });
      for (const type of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser.for(type).tap('BrowserCodePlugin', (parser) => {
          if (parser instanceof webpack.javascript.JavascriptParser) this.refuseProcess(parser);
        });
    });
  }

  private refuseProcess(parser: javascript.JavascriptParser): void {
    const accepted = new WeakSet<Module>();
    parser.hooks.typeof.for('process').tap('BrowserCodePlugin', () => {
      accepted.add(parser.state.module);
      return true;
    });
    parser.hooks.expression.for('process').tap('BrowserCodePlugin', () => {
      const { module } = parser.state;
      const file = module.nameForCondition() ?? '';
      if (accepted.has(module) || !file.startsWith(this.folder + path.sep) || file.includes('node_modules'))
        return;
      accepted.add(module);
      module.addError(
        new webpack.WebpackError(
          `${file} reads process, which browsers don't have: only process.env.NODE_ENV can be used.`,
        ),
      );
    });
  }
}
