import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { NEUTRAL_VERSION, REMOTE_MODULE, containerName } from '@narthex/shared-contracts/container-name';
import { descriptorSchema, type Descriptor, type Mount } from '@narthex/shared-contracts/descriptor';
import { SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import { manifestName } from '@narthex/shared-contracts/remote-package';
import type { Configuration } from 'webpack';
import { z } from 'zod';
import { PAGE_TARGET } from './browser-target';
import { oneChunk, splitChunks } from './chunks';
import { compiled, extracted, fileNames, nameLanguage, scriptName } from './compile';
import { SERVER_EXTERNALS, consumed } from './consumed';
import { refreshOfShell, watchedOutput, watchedPlugins } from '../dev/watched-build';
import { deleteOlderBuilds } from './delete-older-builds';
import { findForeignUrls } from '../manifest/foreign-urls';
import { STUBBED_IN_REMOTES, SMALLER_ICONS, stubModules } from './module-stubs';
import { IntegrityPlugin, type BuiltFiles } from './plugins/integrity-plugin';
import { describeTranslations, keepTranslatedFiles } from '../manifest/translated-files';
import { sourceVersion } from './source-version';
import { WriteOrder } from './plugins/write-order';
import { NameVersionPlugin } from '../manifest/name-version-plugin';
import { ConsumedNamesPlugin } from '../manifest/consumed-names-plugin';

/** Holds the settings of a remote's build. */
export interface RemoteOptions {
  /**
   * Also builds `./app` for Node, which the server renders public pages with. A site refuses such a build unless its
   * communications team made the remote a core remote, because code on the server reaches everything there.
   */
  readonly serverRendered?: boolean;
  /** Mounts that follow from the remote's own code, instead of those of its `remote.json`. */
  readonly mounts?: readonly Mount[];
}

/** One version of one remote, as it is being built. */
interface RemoteBuild {
  readonly folder: string;
  readonly remote: string;
  readonly version: string;
  readonly language: Language;
  /** The others that this version is built in. */
  readonly translations: readonly Language[];
  readonly mounts?: readonly Mount[] | undefined;
  /** Is the output folder of the browser build. */
  readonly output: string;
  /** Built anew with every change, for one developer's browser: not compressed, and beside other results. */
  readonly isWatched: boolean;
  /** The manifest of the version names the files of every language: English is written last. */
  readonly order: WriteOrder;
}

/** Reads the descriptor of a remote. Throws an error with a sentence for its team if the descriptor is invalid. */
function readDescriptor(folder: string, mounts: readonly Mount[] | undefined): Descriptor {
  const said = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'));
  const parsed = descriptorSchema.safeParse({ ...said, ...(mounts && { mounts }) });
  if (!parsed.success)
    throw new Error(`${path.join(folder, 'remote.json')}:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Returns the part of the manifest that describes the whole version: descriptor, and files of every language. */
function describeVersion(
  build: RemoteBuild,
  names: ConsumedNamesPlugin,
  output: string,
  own: BuiltFiles['integrity'],
) {
  const { remote, version, folder, mounts } = build;
  const descriptor = readDescriptor(folder, mounts);
  const { translations, hashes } = describeTranslations(build, output, descriptor.mounts);
  const integrity = { ...hashes, ...own };
  const taken = { ...names.list(), urls: findForeignUrls(output, Object.keys(integrity)) };
  return {
    ...{ integrity, remote, version, taken },
    descriptor: { ...descriptor, ...(Object.keys(translations).length > 0 && { translations }) },
  };
}

/** Writes the finished hashes and the descriptor into the manifest, which the registry then vouches for. */
function finishManifest(build: RemoteBuild, names: ConsumedNamesPlugin) {
  return (output: string, { integrity }: BuiltFiles) => {
    const { language, folder, isWatched } = build;
    const isWhole = language === SOURCE_LANGUAGE;
    const file = path.join(output, manifestName(language));
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const said = isWhole ? describeVersion(build, names, output, integrity) : { integrity };
    manifest.metaData = { ...manifest.metaData, ...said };
    writeFileSync(file, JSON.stringify(manifest));
    if (isWhole && !isWatched) deleteOlderBuilds(folder, output);
  };
}

/** The name of a language's container: two of one version never share globals. */
const nameContainer = (remote: string, version: string, language: Language) =>
  containerName(remote, version) + (language === SOURCE_LANGUAGE ? '' : `_${language}`);

const nameVersion = ({ remote, version, language }: RemoteBuild, neutral: string) =>
  new NameVersionPlugin({
    neutral,
    name: nameContainer(remote, version, language),
    chunks: `${remote}/${language}`,
  });

function browserBuild(build: RemoteBuild): Configuration {
  const { remote, folder, language, translations, isWatched, order } = build;
  const base = compiled({ name: remote, folder, prefix: remote, target: 'browser', language });
  const names = new ConsumedNamesPlugin(folder);
  const container = nameContainer(remote, NEUTRAL_VERSION, language);
  let built: BuiltFiles['integrity'] = {};
  const finish = finishManifest(build, names);
  return {
    ...base,
    target: PAGE_TARGET,
    entry: {},
    optimization: { ...base.optimization, splitChunks },
    ...(isWatched && { externals: refreshOfShell }),
    output: {
      ...fileNames(language),
      path: build.output,
      publicPath: 'auto',
      uniqueName: container,
      clean: translations.length > 0 ? { keep: keepTranslatedFiles(build.output, translations) } : true,
      chunkLoadTimeout: 8_000,
    },
    plugins: [
      language === SOURCE_LANGUAGE ? order.last() : order.first(),
      extracted(),
      new ModuleFederationPlugin({
        name: container,
        filename: isWatched ? 'remoteEntry.js' : scriptName('remoteEntry', language),
        exposes: { [`./${REMOTE_MODULE}`]: './src/remote-app.tsx' },
        shared: consumed,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: language === SOURCE_LANGUAGE ? true : { fileName: manifestName(language) },
        experiments: {
          // The shell shares its federation runtime with the remotes.
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      nameLanguage(language),
      ...stubModules(STUBBED_IN_REMOTES),
      names,
      ...(isWatched ? [] : [nameVersion(build, container)]),
      new IntegrityPlugin((output, files) => {
        built = files.integrity;
        finish(output, files);
      }, isWatched),
      ...(isWatched ? watchedPlugins(() => built) : []),
    ],
  };
}

function nodeBuild({ remote, version, folder, language }: RemoteBuild): Configuration {
  return {
    ...compiled({ name: remote, folder, prefix: remote, target: 'node', language }),
    target: 'node20',
    entry: { app: './src/remote-app.tsx' },
    output: {
      path: path.join(folder, 'dist-node', version),
      filename: language === SOURCE_LANGUAGE ? '[name].cjs' : `[name].${language}.cjs`,
      library: { type: 'commonjs2' },
      publicPath: `/remotes/${remote}/${version}/`,
      // Beside it stand those of the other languages.
      clean: false,
    },
    externals: ({ request }, callback) =>
      request && SERVER_EXTERNALS.has(request) ? callback(undefined, `commonjs2 ${request}`) : callback(),
    plugins: [oneChunk(), nameLanguage(language), ...stubModules(SMALLER_ICONS)],
  };
}

/** A remote: one exposed module in an immutable version folder. Its own config is one line: `defineRemote(__dirname)`. */
export function defineRemote(folder: string, options: RemoteOptions = {}): Configuration[] {
  const { name: remote, languages = [] } = readDescriptor(folder, options.mounts);
  const watched = watchedOutput();
  const version = watched ? NEUTRAL_VERSION : sourceVersion(folder);
  const output = watched ?? path.join(folder, 'dist', version);
  const isWatched = watched !== undefined;
  const translations = isWatched ? [] : languages.filter((language) => language !== SOURCE_LANGUAGE);
  const order = new WriteOrder();
  const shared = { folder, remote, version, output, mounts: options.mounts, isWatched, order };
  const builds: readonly RemoteBuild[] = [
    ...translations.map((language) => ({ ...shared, language, translations: [] })),
    { ...shared, language: SOURCE_LANGUAGE, translations },
  ];
  return builds.flatMap((build) =>
    options.serverRendered && !isWatched ? [browserBuild(build), nodeBuild(build)] : [browserBuild(build)],
  );
}
