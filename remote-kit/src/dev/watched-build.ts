import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Compiler, type Configuration, type WebpackPluginInstance } from 'webpack';
import type { BuiltFiles } from '../build/plugins/integrity-plugin';

/** Describes a build without errors to the command that watches it. */
export interface WatchedBuild {
  readonly hash: string;
  /** Maps the name of each file to its hash. */
  readonly integrity: BuiltFiles['integrity'];
}

/** Is what the command gets of each build. */
export type WatchedResult =
  | { readonly build: WatchedBuild; readonly warnings: string }
  | { readonly build: null; readonly errors: string };

const REPORT = { all: false, moduleTrace: true } as const;

/** Returns the folder that `narthex dev` chose for a watched build, or undefined for any other build. */
export const watchedOutput = (): string | undefined => process.env['NARTHEX_WATCHED_OUTPUT'];

/**
 * The `externals` setting of a remote: the shell's client has put its refresh runtime there, which React tells of every
 * root. Sharing it by federation leaves out what the refresh plugin requests by a whole path.
 */
export const refreshOfShell: Configuration['externals'] = ({ request = '' }, callback) =>
  /react-refresh[\\/]runtime(\.js)?$/.test(request)
    ? callback(undefined, 'var __narthexRefresh')
    : callback();

/** Runs in the page and requests changed modules. */
const HOT_CLIENT = '@narthex/remote-kit/hot-client';

/**
 * Puts the client into the page, and tells of each finished build by the channel between the processes. Without a channel
 * nobody watches.
 */
class HotUpdatesPlugin {
  constructor(private readonly readIntegrity: () => BuiltFiles['integrity']) {}

  apply(compiler: Compiler): void {
    // An entry without a name is part of every other, also of a remote's container, which has no entry of its own.
    new webpack.EntryPlugin(compiler.context, HOT_CLIENT, {}).apply(compiler);
    compiler.hooks.done.tap('HotUpdatesPlugin', (stats) => {
      const result: WatchedResult = stats.hasErrors()
        ? { build: null, errors: stats.toString({ ...REPORT, errors: true }) }
        : {
            build: { hash: stats.hash ?? '', integrity: this.readIntegrity() },
            warnings: stats.toString({ ...REPORT, warnings: true }),
          };
      process.send?.(result);
    });
  }
}

/** @param readIntegrity Returns the hashes of the last build. */
export const watchedPlugins = (readIntegrity: () => BuiltFiles['integrity']): WebpackPluginInstance[] => [
  new webpack.HotModuleReplacementPlugin(),
  // The stubs run while the federation runtime starts, before anything is shared.
  new ReactRefreshPlugin({ overlay: false, exclude: /node_modules|module-stubs/ }),
  new HotUpdatesPlugin(readIntegrity),
];
