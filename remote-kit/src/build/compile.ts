import { SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import { Features } from 'lightningcss';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import path from 'node:path';
import type { Configuration, RuleSetRule, RuleSetUseItem } from 'webpack';
import { watchedOutput } from '../dev/watched-build';
import { cascadeLayer } from '../styles/cascade-layer';
import { readableClassName, shortClassName } from '../styles/class-name';
import { ASSET, assetFileName } from './asset-files';
import { ECMASCRIPT_VERSION, STYLE_TARGET } from './browser-target';
import { createCache, listFiles } from './cache/build-cache';
import { findUp } from './find-package';
import { scriptName } from './plugins/languages-plugin';

const isProduction = process.env['NODE_ENV'] !== 'development';

/** Stylesheets keep what is there for older browsers, as `100vh` before `100dvh`, but are not rewritten for them. */
const REWRITTEN_STYLES = Object.values(Features).reduce<number>((all, feature) => all | Number(feature), 0);

/** The room that a stylesheet's class names belong to: the compiled one, or chosen by the file. */
type ClassPrefix = string | ((file: string) => string);

function styleRules({ prefix, target, folder }: CompiledRoom): RuleSetRule[] {
  const postcss = {
    loader: require.resolve('postcss-loader'),
    options: { postcssOptions: { config: false, plugins: [cascadeLayer()] } },
  };
  const modules = {
    namedExport: false,
    exportLocalsConvention: 'camel-case-only',
    exportOnlyLocals: target === 'node',
    getLocalIdent({ resourcePath: file }: { resourcePath: string }, _: string, local: string) {
      const room = typeof prefix === 'string' ? prefix : prefix(file);
      return (isProduction ? shortClassName : readableClassName)({ room, folder, file, local });
    },
  };
  const extract = target === 'browser' ? [MiniCssExtractPlugin.loader] : [];
  return [
    {
      test: /\.module\.css$/,
      use: [
        ...extract,
        { loader: require.resolve('css-loader'), options: { modules, importLoaders: 1 } },
        postcss,
      ],
    },
    target === 'node'
      ? { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source' }
      : {
          test: /\.css$/,
          exclude: /\.module\.css$/,
          use: [
            ...extract,
            { loader: require.resolve('css-loader'), options: { importLoaders: 1 } },
            postcss,
          ],
        },
  ];
}

/** swc reads `<T>` in a file of components as an element, so these have a rule of their own. */
function scriptRules(languages: readonly Language[]): RuleSetRule[] {
  const isWatched = watchedOutput() !== undefined;
  return [false, true].map((tsx) => ({
    test: tsx ? /\.tsx$/ : /\.ts$/,
    use: [
      ...(tsx && isWatched ? [require.resolve('../dev/accept-loader')] : []),
      {
        loader: require.resolve('swc-loader'),
        options: {
          swcrc: false,
          jsc: {
            parser: { syntax: 'typescript', tsx },
            target: `es${ECMASCRIPT_VERSION}`,
            transform: {
              react: { runtime: 'automatic', development: false, refresh: isWatched },
              verbatimModuleSyntax: true,
            },
          },
        },
      },
      createTranslateRule(languages),
    ],
  }));
}

/** Describes a compilation: its sources and its target. */
export interface CompiledRoom {
  /** Tells its results apart from those of others. */
  readonly name: string;
  readonly folder: string;
  readonly prefix: ClassPrefix;
  readonly target: 'browser' | 'node';
  /** Are what it is compiled for at once (`LanguagesPlugin`). English alone unless given. */
  readonly languages?: readonly Language[];
  /** More files whose change makes all that was compiled worthless. */
  readonly configFiles?: readonly string[];
}

/** The file of that name which the room is under. Throws when there is none. */
function requireAbove(folder: string, name: string): string {
  const found = findUp(folder, name);
  if (!found) throw new Error(`There is no ${name} in ${folder} or above it. Run npm install.`);
  return found;
}

/** Creates the webpack settings that compile a room, whatever it becomes part of. */
export function compiled(room: CompiledRoom): Configuration {
  const { name, folder, target, languages = [SOURCE_LANGUAGE], configFiles = [] } = room;
  const lockfile = requireAbove(folder, 'package-lock.json');
  const isWatched = watchedOutput() !== undefined;
  return {
    // The messages of a build name the compilation.
    name: `${name}:${target}`,
    context: folder,
    mode: isProduction ? 'production' : 'development',
    devtool: isProduction ? false : isWatched ? 'cheap-module-source-map' : 'source-map',
    // The command that watches a build writes the results.
    stats: isWatched ? 'none' : { preset: 'errors-warnings' },
    infrastructureLogging: { level: isWatched ? 'error' : 'warn' },
    performance: false,
    resolve: { extensions: ['.ts', '.tsx', '...'] },
    cache: createCache({
      name: `${name}-${target}-${isWatched ? 'watched' : isProduction ? 'production' : 'development'}`,
      lockfile,
      files: [...listFiles(path.dirname(__dirname)), ...configFiles],
    }),
    module: {
      // Applies to every file that code names: `new URL('./words.txt', import.meta.url)`, too.
      generator: { 'asset/resource': { emit: target === 'browser', filename: assetFileName } },
      rules: [
        ...scriptRules(languages),
        // The site's own packages as a team installs them.
        { test: /\.js$/, include: /node_modules[\\/]@narthex[\\/]/, use: [createTranslateRule(languages)] },
        { test: ASSET, type: 'asset/resource' },
        ...styleRules(room),
      ],
    },
    optimization: {
      // The open page keeps what worked, and the terminal says what doesn't.
      ...(isWatched && { emitOnErrors: false }),
      // In the process of the build: swc has threads of its own, and a worker would spend more time on starting than on
      // minifying.
      minimizer: [
        new TerserPlugin({
          parallel: false,
          extractComments: false,
          // As small as what Terser makes, in a quarter of its time.
          minify: TerserPlugin.swcMinify,
          terserOptions: { ecma: ECMASCRIPT_VERSION, compress: { passes: 2 }, format: { comments: false } },
        }),
        new CssMinimizerPlugin({
          parallel: false,
          minify: CssMinimizerPlugin.lightningCssMinify,
          minimizerOptions: { targets: STYLE_TARGET, exclude: REWRITTEN_STYLES },
        }),
      ],
      minimize: isProduction && target === 'browser',
    },
  };
}

/** Stylesheets in files of their own, named by their content. */
export const extracted = () => {
  const filename = watchedOutput() === undefined ? '[name].[contenthash:8].css' : '[name].css';
  return new MiniCssExtractPlugin({ filename, chunkFilename: filename, ignoreOrder: true });
};

/** Returns the settings that name and load scripts. Styles and pictures are the same in every language. */
export const fileNames = (languages: readonly Language[] = [SOURCE_LANGUAGE]) => {
  const filename = watchedOutput() === undefined ? scriptName('[name]', languages) : '[name].js';
  return {
    filename,
    chunkFilename: filename,
    crossOriginLoading: 'anonymous',
    hashFunction: 'xxhash64',
  } as const;
};

/** Creates the webpack rule that translates sources; it must run before the compiler. */
const createTranslateRule = (languages: readonly Language[]): RuleSetUseItem => ({
  loader: require.resolve('../translation/translate-loader'),
  options: { languages },
});
