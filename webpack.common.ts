import { cpSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { compiled, extracted, fileNames } from './build-plugins/compile';
import { IntegrityPlugin, compressFile, type BuiltFiles } from './build-plugins/integrity-plugin';
import { ROOT, sourceVersion } from './build-plugins/source-version';
import { REMOTE_MODULE, containerName } from './shared-contracts/src/container-name';

/**
 * What shell and remotes share: only what holds state. The shell is the one provider (eagerly, so nothing waits for a
 * share scope), remotes build none of it. The key is the specifier the code imports.
 */
const SINGLETONS = ['react', 'react/', 'react-dom', 'react-dom/', '@narthex/shared-auth'];
const ROUTER = 'react-router-dom';
const QUERY = '@tanstack/react-query';
const TOASTS = 'react-toastify/unstyled';

const common = { singleton: true, requiredVersion: false } as const;

const sharedList = (name: string) => path.join(ROOT, `shell/src/federation/${name}.ts`);

const provided = {
  ...Object.fromEntries(SINGLETONS.map((key) => [key, { ...common, eager: true }])),
  // Their own entries re-export everything they have, and a shared module keeps all of it: the lists name what is used.
  [ROUTER]: { ...common, eager: true, import: sharedList('shared-router'), version: '7.18.5' },
  [QUERY]: { ...common, eager: true, import: sharedList('shared-query'), version: '5.108.0' },
  [TOASTS]: { ...common, version: '11.2.0' },
};

const consumed = Object.fromEntries(
  [...SINGLETONS, ROUTER, QUERY, TOASTS].map((key) => [key, { ...common, import: false as const }]),
);

const oneChunk = () => new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 });

/** Documents that are open in browsers still load files of builds before this one: those go after two weeks. */
function forgetOldFiles(output: string, { integrity }: BuiltFiles): void {
  const oldest = Date.now() - 14 * 24 * 3600_000;
  for (const name of readdirSync(output)) {
    const file = path.join(output, name);
    const isCurrent = name in integrity || !/\.[0-9a-f]{8}\./.test(name);
    if (!isCurrent && statSync(file).mtimeMs < oldest) rmSync(file);
  }
}

/** The service worker: one script without chunks, which knows nothing of modules that are shared. */
function serviceWorker(): Configuration {
  return {
    ...compiled('shell', 'shell', 'browser'),
    name: 'shell:service-worker',
    cache: false,
    target: ['webworker', 'es2020'],
    entry: { 'service-worker': './src/service-worker/service-worker.ts' },
    output: { path: path.join(ROOT, 'shell/dist'), filename: '[name].js' },
    plugins: [oneChunk()],
  };
}

/** The shell: the browser build, its service worker, and the build the server renders pages with. */
export function defineShell(): Configuration[] {
  const room = 'shell';
  const base = compiled(room, 'shell', 'browser');
  const browser: Configuration = {
    ...base,
    target: ['web', 'es2020'],
    entry: { shell: './src/index.ts' },
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', name: namedAfterUsers } },
    output: {
      ...fileNames,
      path: path.join(ROOT, 'shell/dist'),
      publicPath: '/shell/',
      uniqueName: 'narthex_shell',
      chunkLoadTimeout: 15_000,
    },
    plugins: [
      extracted(),
      new ModuleFederationPlugin({
        name: 'narthex_shell',
        remotes: {},
        shared: provided,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new IntegrityPlugin((output, files) => {
        cpSync(path.join(ROOT, 'shell/public'), output, { recursive: true });
        forgetOldFiles(output, files);
        writeFileSync(
          path.join(output, 'assets.json'),
          JSON.stringify({ version: sourceVersion(room), ...files }),
        );
      }),
    ],
  };
  const node: Configuration = {
    ...compiled(room, 'shell', 'node'),
    target: 'node20',
    entry: { server: './src/server.tsx' },
    output: {
      path: path.join(ROOT, 'shell/dist-node'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      publicPath: '/shell/',
      clean: true,
    },
    plugins: [oneChunk()],
  };
  node.resolve = {
    ...node.resolve,
    alias: { [`${ROUTER}$`]: path.join(ROOT, 'shell/src/federation/shared-router.ts') },
  };
  return [browser, serviceWorker(), node];
}

/** Writes the finished hashes and the descriptor into the manifest, which the registry then vouches for. */
function finishManifest(remote: string, version: string, roomPath: string) {
  return (output: string, { integrity }: BuiltFiles) => {
    const file = path.join(output, 'mf-manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const descriptor: unknown = JSON.parse(readFileSync(path.join(roomPath, 'remote.json'), 'utf8'));
    manifest.metaData = { ...manifest.metaData, integrity, descriptor, remote, version };
    writeFileSync(file, JSON.stringify(manifest));
    compressFile(file);
    const dist = path.dirname(output);
    for (const other of readdirSync(dist))
      if (other !== version) rmSync(path.join(dist, other), { recursive: true });
  };
}

const LONGEST_NAME = 180;

/** Code that pages share is named after them (`event-page_home-page`): the server finds by it what a page needs. */
function namedAfterUsers(_module: unknown, chunks: readonly { readonly name?: string | null }[]) {
  const names = chunks.map(({ name }) => name ?? '').sort();
  const name = names.join('_');
  return names.includes('') || name.length > LONGEST_NAME ? undefined : name;
}

export interface RemoteOptions {
  /** Also builds `./app` for Node: a remote with public pages is rendered on the server. */
  readonly serverRendered?: boolean;
}

/** A remote: one exposed module in an immutable version folder. Its own config is one line: `defineRemote(__dirname)`. */
export function defineRemote(roomPath: string, options: RemoteOptions = {}): Configuration[] {
  const room = path.relative(ROOT, roomPath).split(path.sep).join('/');
  const remote = path.basename(roomPath);
  const version = sourceVersion(room);
  const container = containerName(remote, version);
  const output = path.join(roomPath, 'dist', version);
  const base = compiled(room, remote, 'browser');
  const browser: Configuration = {
    ...base,
    target: ['web', 'es2020'],
    entry: {},
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', name: namedAfterUsers } },
    output: {
      ...fileNames,
      path: output,
      publicPath: 'auto',
      uniqueName: container,
      clean: true,
      chunkLoadTimeout: 8_000,
    },
    plugins: [
      extracted(),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { [`./${REMOTE_MODULE}`]: './src/remote-app.tsx' },
        shared: consumed,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: {
          // The shell lends its runtime (shell/src/federation/share-federation-runtime.ts).
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      new IntegrityPlugin(finishManifest(remote, version, roomPath)),
    ],
  };
  if (!options.serverRendered) return [browser];
  const external = new Set([
    'react',
    'react/jsx-runtime',
    'react-dom',
    ROUTER,
    '@tanstack/react-query',
    '@narthex/shared-auth',
  ]);
  const node: Configuration = {
    ...compiled(room, remote, 'node'),
    target: 'node20',
    entry: { app: './src/remote-app.tsx' },
    output: {
      path: path.join(roomPath, 'dist-node', version),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      publicPath: `/remotes/${remote}/${version}/`,
      clean: true,
    },
    externals: ({ request }, callback) =>
      request && external.has(request) ? callback(undefined, `commonjs2 ${request}`) : callback(),
    plugins: [oneChunk()],
  };
  return [browser, node];
}

/** The name of the room a file belongs to. */
const roomOf = (file: string) =>
  path
    .relative(ROOT, file)
    .split(path.sep)
    .find((folder) => folder !== 'remotes') ?? '';

/**
 * What `npm run bench` compares the site with: the same shell and the same remotes as one build without federation.
 * The shell's loading of remotes is replaced by imports.
 */
export function defineMonolith(): Configuration {
  return {
    ...compiled('bench', roomOf, 'browser'),
    target: ['web', 'es2020'],
    entry: { site: './monolith/browser.tsx' },
    output: {
      ...fileNames,
      path: path.join(ROOT, 'bench/dist'),
      publicPath: '/monolith/',
      uniqueName: 'narthex_monolith',
      clean: true,
    },
    plugins: [
      extracted(),
      new webpack.NormalModuleReplacementPlugin(
        /^\.\/load-remote$/,
        path.join(ROOT, 'bench/monolith/load-remote.ts'),
      ),
    ],
  };
}
