import path from 'node:path';
import webpack, { type Configuration } from 'webpack';

/** Is sent to the parent process once a room is built, or could not be built. */
export interface BuildResult {
  /** Contains the output of the bundler if the build failed. */
  readonly problem: string | null;
}

type Exported = Configuration | Configuration[];

/** Node wraps the exports of a CommonJS module in a default export. */
async function readConfigurations(folder: string): Promise<Configuration[]> {
  const module: { readonly default: Exported | { readonly default: Exported } } = await import(
    path.join(folder, 'webpack.config.ts')
  );
  return ['default' in module.default ? module.default.default : module.default].flat();
}

async function build(folder: string): Promise<BuildResult> {
  const compiler = webpack(await readConfigurations(folder));
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      const problem = stats?.hasErrors() ? stats.toString({ preset: 'errors-warnings' }) : null;
      // Closing writes the cache.
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (failure) reject(failure);
        else resolve({ problem });
      });
    });
  });
}

process.on('message', (folder: string) => {
  build(folder).then(
    (result) => process.send?.(result),
    (error: Error) => process.send?.({ problem: error.stack ?? error.message } satisfies BuildResult),
  );
});
