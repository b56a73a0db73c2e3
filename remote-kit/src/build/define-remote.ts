import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { REMOTE_MODULE, containerName } from '@narthex/shared-contracts/container-name';
import { descriptorSchema, type Descriptor, type Mount } from '@narthex/shared-contracts/descriptor';
import type { Configuration } from 'webpack';
import { z } from 'zod';
import { oneChunk, splitChunks } from './chunks';
import { compiled, extracted, fileNames } from './compile';
import { SERVER_EXTERNALS, consumed } from './consumed';
import { deleteOlderBuilds } from './delete-older-builds';
import { findForeignUrls } from '../manifest/foreign-urls';
import { LEFT_OUT_OF_REMOTES, leaveOut } from './leave-out';
import { IntegrityPlugin, type BuiltFiles } from './integrity-plugin';
import { sourceVersion } from './source-version';
import { NameVersionPlugin } from '../manifest/name-version-plugin';
import { TakenNamesPlugin } from '../manifest/taken-names-plugin';

export interface RemoteOptions {
  /** Also builds `./app` for Node: a remote with public pages is rendered on the server. */
  readonly serverRendered?: boolean;
  /** Mounts that follow from the remote's own code, instead of those of its `remote.json`. */
  readonly mounts?: readonly Mount[];
}

/** One version of one remote, as it is being built. */
interface RemoteBuild {
  readonly folder: string;
  readonly remote: string;
  readonly version: string;
  readonly mounts?: readonly Mount[] | undefined;
  /** Where the browser build goes to. */
  readonly output: string;
  /** Built anew with every change, for one developer's browser: not compressed, and beside other results. */
  readonly isWatched: boolean;
}

/** No such version can be published: its hash is none. */
const NEUTRAL_VERSION = '0.0.0-0000000000';

/** What a remote says of itself. Throws a sentence for its team when that isn't sound. */
function readDescriptor(folder: string, mounts: readonly Mount[] | undefined): Descriptor {
  const said = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'));
  const parsed = descriptorSchema.safeParse({ ...said, ...(mounts && { mounts }) });
  if (!parsed.success)
    throw new Error(`${path.join(folder, 'remote.json')}:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Writes the finished hashes and the descriptor into the manifest, which the registry then vouches for. */
function finishManifest(
  { remote, version, folder, mounts, isWatched }: RemoteBuild,
  names: TakenNamesPlugin,
) {
  return (output: string, { integrity }: BuiltFiles) => {
    const file = path.join(output, 'mf-manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const descriptor = readDescriptor(folder, mounts);
    const taken = { ...names.list(), urls: findForeignUrls(output, Object.keys(integrity)) };
    manifest.metaData = { ...manifest.metaData, integrity, descriptor, remote, version, taken };
    writeFileSync(file, JSON.stringify(manifest));
    if (!isWatched) deleteOlderBuilds(folder, output);
  };
}

function browserBuild(build: RemoteBuild): Configuration {
  const { remote, version, folder } = build;
  const base = compiled({ name: remote, folder, prefix: remote, target: 'browser' });
  const names = new TakenNamesPlugin(folder);
  const container = containerName(remote, NEUTRAL_VERSION);
  return {
    ...base,
    target: ['web', 'es2020'],
    entry: {},
    optimization: { ...base.optimization, splitChunks },
    output: {
      ...fileNames,
      path: build.output,
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
          // The shell shares its federation runtime with the remotes.
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      ...leaveOut(LEFT_OUT_OF_REMOTES),
      names,
      new NameVersionPlugin(container, containerName(remote, version)),
      new IntegrityPlugin(finishManifest(build, names), !build.isWatched),
    ],
  };
}

function nodeBuild({ remote, version, folder }: RemoteBuild): Configuration {
  return {
    ...compiled({ name: remote, folder, prefix: remote, target: 'node' }),
    target: 'node20',
    entry: { app: './src/remote-app.tsx' },
    output: {
      path: path.join(folder, 'dist-node', version),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      publicPath: `/remotes/${remote}/${version}/`,
      clean: true,
    },
    externals: ({ request }, callback) =>
      request && SERVER_EXTERNALS.has(request) ? callback(undefined, `commonjs2 ${request}`) : callback(),
    plugins: [oneChunk()],
  };
}

/** A remote: one exposed module in an immutable version folder. Its own config is one line: `defineRemote(__dirname)`. */
export function defineRemote(folder: string, options: RemoteOptions = {}): Configuration[] {
  const { name: remote } = readDescriptor(folder, options.mounts);
  const watchedOutput = process.env['NARTHEX_WATCHED_OUTPUT'];
  const version = watchedOutput ? NEUTRAL_VERSION : sourceVersion(folder);
  const output = watchedOutput ?? path.join(folder, 'dist', version);
  const build = {
    folder,
    remote,
    version,
    output,
    mounts: options.mounts,
    isWatched: Boolean(watchedOutput),
  };
  return options.serverRendered && !watchedOutput
    ? [browserBuild(build), nodeBuild(build)]
    : [browserBuild(build)];
}
