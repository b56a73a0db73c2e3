import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { PAGE_TARGET, WORKER_TARGET } from '@narthex/remote-kit/build/browser-target';
import { oneChunk, splitChunks } from '@narthex/remote-kit/build/chunks';
import { extracted, fileNames } from '@narthex/remote-kit/build/compile';
import { watchedOutput, watchedPlugins } from '@narthex/remote-kit/build/watched';
import { SMALLER_ICONS, stubModules } from '@narthex/remote-kit/build/module-stubs';
import {
  IntegrityPlugin,
  computeIntegrity,
  type BuiltFiles,
} from '@narthex/remote-kit/build/integrity-plugin';
import {
  LanguagesPlugin,
  filesOfLanguage,
  serverScriptName,
} from '@narthex/remote-kit/build/languages-plugin';
import type { HashedFile } from '@narthex/shared-contracts';
import { LANGUAGES, SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import { DEV_SHELL_URL } from '@narthex/shared-contracts/remote-package';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { shellVersion } from './built';
import { compileRoom } from './compile-room';
import { STUBBED_IN_SHELL } from './module-stubs/stubbed-modules';
import { ROOT } from './root';
import { productionRouterAlias, provided, routerAlias } from './sharing';

const ROOM = 'shell';
/** Names the script of the starter and its hash. */
const STARTER = 'starter.json';
/** Every visitor loads the starter. */
const MAX_STARTER_BYTES = 10 * 1024;
const MAX_OLD_FILE_AGE_MS = 14 * 24 * 3600_000;

/** Returns the name of the file that lists the assets of a language. */
const assetsName = (language: Language) =>
  language === SOURCE_LANGUAGE ? 'assets.json' : `assets.${language}.json`;

/** Deletes files of earlier builds after two weeks. Until then, documents that are open in browsers still load them. */
function deleteOldFiles(output: string, integrity: BuiltFiles['integrity']): void {
  const starter = path.join(output, STARTER);
  const starterScript: string | undefined = existsSync(starter)
    ? JSON.parse(readFileSync(starter, 'utf8')).file
    : undefined;
  const oldest = Date.now() - MAX_OLD_FILE_AGE_MS;
  for (const name of readdirSync(output)) {
    const file = path.join(output, name);
    const isStarter = starterScript !== undefined && name.startsWith(starterScript);
    const isCurrent = name in integrity || isStarter || !/\.[0-9a-f]{8}\./.test(name);
    if (!isCurrent && statSync(file).mtimeMs < oldest) rmSync(file);
  }
}

/**
 * Adds a comment that makes Chromium compile the whole script off the main thread while it arrives, instead of each
 * function on its first call: the first page uses nearly all of them. Other browsers ignore it
 * (https://v8.dev/blog/explicit-compile-hints).
 */
const compileAtOnce = (compiler: Compiler): void => {
  const { Compilation, sources } = webpack;
  const name = 'compileAtOnce';
  // This runs after minification, which drops comments, and before hashing.
  const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
  compiler.hooks.thisCompilation.tap(name, (compilation) =>
    compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
      for (const [file, source] of Object.entries(assets)) {
        if (!/^shell\..*\.js$/.test(file)) continue;
        compilation.updateAsset(file, new sources.ConcatSource('//# allFunctionsCalledOnLoad\n', source));
      }
    }),
  );
};

/** Writes the hashes of the shell's scripts and styles to a file for pages that start the application later. */
function writeHashes(output: string, integrity: BuiltFiles['integrity']): HashedFile {
  const ofCode = Object.entries(integrity).filter(([file]) => /\.(js|css)$/.test(file));
  const bytes = Buffer.from(
    JSON.stringify(Object.fromEntries(ofCode.map(([file, hash]) => [`/shell/${file}`, hash]))),
  );
  const file = `hashes.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.json`;
  writeFileSync(path.join(output, file), bytes);
  writeFileSync(path.join(output, `${file}.br`), brotliCompressSync(bytes));
  return [file, computeIntegrity(bytes)];
}

const shareProvided = () =>
  new ModuleFederationPlugin({
    name: 'narthex_shell',
    remotes: {},
    shared: provided,
    shareStrategy: 'loaded-first',
    dts: false,
    // A file would stand below the folder that the process runs in.
    virtualRuntimeEntry: true,
    manifest: false,
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  });

function browserBuild(languages: readonly Language[]): Configuration {
  const base = compileRoom(ROOM, ROOM, 'browser', languages);
  return {
    ...base,
    resolve: { ...base.resolve, alias: productionRouterAlias(base.mode) },
    target: PAGE_TARGET,
    entry: { shell: './src/index.ts' },
    optimization: { ...base.optimization, splitChunks },
    output: {
      ...fileNames(languages),
      path: path.join(ROOT, 'shell/dist'),
      publicPath: '/shell/',
      uniqueName: 'narthex_shell',
      chunkLoadTimeout: 15_000,
    },
    plugins: [
      extracted(),
      new LanguagesPlugin(languages),
      shareProvided(),
      ...stubModules(STUBBED_IN_SHELL),
      compileAtOnce,
      new IntegrityPlugin((output, files) => {
        cpSync(path.join(ROOT, 'shell/public'), output, { recursive: true });
        deleteOldFiles(output, files.integrity);
        for (const language of languages) {
          const own = filesOfLanguage(files, language);
          const assets = { version: shellVersion(), ...own, hashes: writeHashes(output, own.integrity) };
          writeFileSync(path.join(output, assetsName(language)), JSON.stringify(assets));
        }
      }),
    ],
  };
}

function nodeBuild(): Configuration {
  const base = compileRoom(ROOM, ROOM, 'node', LANGUAGES);
  return {
    ...base,
    resolve: { ...base.resolve, alias: routerAlias },
    target: 'node20',
    entry: { server: './src/server.tsx' },
    output: {
      path: path.join(ROOT, 'shell/dist-node'),
      filename: serverScriptName(LANGUAGES),
      library: { type: 'commonjs2' },
      publicPath: '/shell/',
    },
    plugins: [oneChunk(), new LanguagesPlugin(LANGUAGES), ...stubModules(SMALLER_ICONS)],
  };
}

/** Returns the configuration of the service worker: a single script without chunks and without shared modules. */
function serviceWorkerBuild(): Configuration {
  return {
    ...compileRoom(ROOM, ROOM, 'browser'),
    name: 'shell:service-worker',
    cache: false,
    target: WORKER_TARGET,
    entry: { 'service-worker': './src/service-worker/service-worker.ts' },
    output: { path: path.join(ROOT, 'shell/dist'), filename: '[name].js' },
    plugins: [oneChunk()],
  };
}

/**
 * Returns the configuration of the starter, which pages load instead of the application until somebody needs it: a single
 * script for all languages, without chunks and without shared modules.
 */
function starterBuild(): Configuration {
  return {
    ...compileRoom(ROOM, ROOM, 'browser'),
    name: 'shell:starter',
    cache: false,
    target: PAGE_TARGET,
    entry: { starter: './src/starter/index.ts' },
    output: { path: path.join(ROOT, 'shell/dist'), filename: fileNames().filename },
    plugins: [
      oneChunk(),
      new IntegrityPlugin((output, { integrity, entry }) => {
        const [file = ''] = entry.js;
        const size = brotliCompressSync(readFileSync(path.join(output, file))).length;
        if (size > MAX_STARTER_BYTES)
          throw new Error(
            `The starter has ${size} bytes in brotli; at most ${MAX_STARTER_BYTES} are allowed.`,
          );
        writeFileSync(path.join(output, STARTER), JSON.stringify({ file, integrity: integrity[file] }));
      }),
    ],
  };
}

/**
 * Returns the configuration of the shell for `narthex dev` with React's development build, so that modules of open
 * pages can be replaced. It is written beside the live one, and pages name its files instead.
 */
function watchedBuild(output: string): Configuration {
  const base = browserBuild([SOURCE_LANGUAGE]);
  let built: BuiltFiles['integrity'] = {};
  return {
    ...base,
    output: { ...base.output, path: output, publicPath: DEV_SHELL_URL },
    plugins: [
      extracted(),
      new LanguagesPlugin([SOURCE_LANGUAGE]),
      shareProvided(),
      ...stubModules(STUBBED_IN_SHELL),
      new IntegrityPlugin((folder, files) => {
        built = files.integrity;
        writeFileSync(path.join(folder, assetsName(SOURCE_LANGUAGE)), JSON.stringify(files));
      }, true),
      ...watchedPlugins(() => built),
    ],
  };
}

/**
 * Returns the configurations of the shell: a build for the browser and one for rendering on the server, both in all
 * languages, a single starter and a single service worker.
 */
export function defineShell(): Configuration[] {
  const watched = watchedOutput();
  if (watched !== undefined) return [watchedBuild(watched)];
  return [browserBuild(LANGUAGES), nodeBuild(), starterBuild(), serviceWorkerBuild()];
}
