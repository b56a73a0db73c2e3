import webpack from 'webpack';

/** A file of a package that is left out, and what stands in for it. */
interface LeftOut {
  readonly importedFrom: RegExp;
  readonly request: RegExp;
  readonly standIn: string;
}

const RUNTIME_CORE = /@module-federation[\\/]runtime-core[\\/]dist/;
const LEFT_OUT: readonly LeftOut[] = [
  {
    importedFrom: RUNTIME_CORE,
    request: /plugins\/snapshot\/SnapshotHandler\.js$/,
    standIn: 'snapshot-handler',
  },
  { importedFrom: RUNTIME_CORE, request: /utils\/preload\.js$/, standIn: 'preload' },
  {
    importedFrom: /@module-federation[\\/]webpack-bundler-runtime[\\/]dist/,
    request: /\.\/remotes\.js$/,
    standIn: 'remotes',
  },
  {
    importedFrom: /@tanstack[\\/]query-core[\\/]build/,
    request: /\.\/infiniteQueryBehavior\.js$/,
    standIn: 'infinite-query',
  },
  {
    importedFrom: /@module-federation[\\/]error-codes[\\/]dist/,
    request: /\.\/desc\.mjs$/,
    standIn: 'error-descriptions',
  },
];

/** Leaves out of libraries what nothing here calls but no bundler can tell: 5 KB of each first visit. */
export const leaveOut = (): webpack.WebpackPluginInstance[] =>
  LEFT_OUT.map(
    ({ importedFrom, request, standIn }) =>
      new webpack.NormalModuleReplacementPlugin(request, (imported) => {
        if (importedFrom.test(imported.context)) imported.request = require.resolve(`./${standIn}`);
      }),
  );
