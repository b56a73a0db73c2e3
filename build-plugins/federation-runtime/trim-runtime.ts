import path from 'node:path';
import webpack from 'webpack';

const RUNTIME = /@module-federation[\\/]runtime-core[\\/]dist/;
const PARTS = { 'plugins/snapshot/SnapshotHandler': 'snapshot-handler', 'utils/preload': 'preload' } as const;

/** Leaves out of the federation runtime what only works with snapshots: 3 KB of each first visit. */
export const trimRuntime = (): webpack.WebpackPluginInstance[] =>
  Object.entries(PARTS).map(
    ([part, standIn]) =>
      new webpack.NormalModuleReplacementPlugin(new RegExp(`${part}\\.js$`), (imported) => {
        if (RUNTIME.test(imported.context)) imported.request = path.join(__dirname, `${standIn}.ts`);
      }),
  );
