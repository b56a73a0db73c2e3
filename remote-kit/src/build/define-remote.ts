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
import { compiled, extracted, fileNames } from './compile';
import { SERVER_EXTERNALS, consumed } from './consumed';
import { refreshOfShell, watchedOutput, watchedPlugins } from '../dev/watched-build';
import { deleteOlderBuilds } from './delete-older-builds';
import { findForeignUrls } from '../manifest/foreign-urls';
import { STUBBED_IN_REMOTES, SMALLER_ICONS, stubModules } from './module-stubs';
import { BrowserCodePlugin } from './plugins/browser-code-plugin';
import { IntegrityPlugin, type BuiltFiles } from './plugins/integrity-plugin';
import { DefaultExportPlugin } from './plugins/default-export-plugin';
import { describeTranslations } from '../manifest/translated-files';
import { LanguagesPlugin, filesOfLanguage, scriptName, serverScriptName } from './plugins/languages-plugin';
import { sourceVersion } from './source-version';
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
  readonly languages: readonly Language[];
  readonly mounts?: readonly Mount[] | undefined;
  /** Is the output folder of the browser build. */
  readonly output: string;
  /** Built anew with every change, for one developer's browser: not compressed, and beside other results. */
  readonly isWatched: boolean;
}

const EXPOSED_FILE = './src/remote-app.tsx';

const isTranslation = (language: Language) => language !== SOURCE_LANGUAGE;

/** Reads the descriptor of a remote. Throws an error with a sentence for its team if the descriptor is invalid. */
function readDescriptor(folder: string, mounts: readonly Mount[] | undefined): Descriptor {
  const said = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'));
  const parsed = descriptorSchema.safeParse({ ...said, ...(mounts && { mounts }) });
  if (!parsed.success)
    throw new Error(`${path.join(folder, 'remote.json')}:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Adds data to the manifest that the federation plugin has written for a language. */
function addToManifest(output: string, language: Language, metaData: object): void {
  const file = path.join(output, manifestName(language));
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.metaData = { ...manifest.metaData, ...metaData };
  writeFileSync(file, JSON.stringify(manifest));
}

/**
 * Writes the finished hashes and the descriptor into the manifests, which the registry then vouches for. The manifest of
 * the version describes all of it: descriptor, and files of every language.
 */
function finishManifests(build: RemoteBuild, names: ConsumedNamesPlugin, output: string, files: BuiltFiles) {
  const { remote, version, folder, mounts, isWatched } = build;
  const descriptor = readDescriptor(folder, mounts);
  const translated = build.languages.filter(isTranslation);
  for (const language of translated)
    addToManifest(output, language, { integrity: filesOfLanguage(files, language).integrity });
  const { translations, hashes } = describeTranslations(
    { folder, translations: translated },
    output,
    descriptor.mounts,
  );
  const integrity = { ...hashes, ...files.integrity };
  const taken = { ...names.list(), urls: findForeignUrls(output, Object.keys(integrity)) };
  addToManifest(output, SOURCE_LANGUAGE, {
    ...{ integrity, remote, version, taken },
    descriptor: { ...descriptor, ...(translated.length > 0 && { translations }) },
  });
  if (!isWatched) deleteOlderBuilds(folder, output);
}

const nameVersion = ({ remote, version }: RemoteBuild, neutral: string) =>
  new NameVersionPlugin({
    neutral,
    name: (language) => containerName(remote, version) + (isTranslation(language) ? `_${language}` : ''),
    chunks: (language) => `${remote}/${language}`,
  });

function browserBuild(build: RemoteBuild): Configuration {
  const { remote, folder, languages, isWatched } = build;
  const base = compiled({ name: remote, folder, prefix: remote, target: 'browser', languages });
  const names = new ConsumedNamesPlugin(folder);
  const container = containerName(remote, NEUTRAL_VERSION);
  let built: BuiltFiles['integrity'] = {};
  return {
    ...base,
    target: PAGE_TARGET,
    entry: {},
    optimization: { ...base.optimization, splitChunks },
    ...(isWatched && { externals: refreshOfShell }),
    output: {
      ...fileNames(languages),
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
        filename: isWatched ? 'remoteEntry.js' : scriptName('remoteEntry', languages),
        exposes: { [`./${REMOTE_MODULE}`]: EXPOSED_FILE },
        shared: consumed,
        shareStrategy: 'loaded-first',
        dts: false,
        // A file would stand below the folder that the process runs in.
        virtualRuntimeEntry: true,
        manifest: true,
        experiments: {
          // The shell shares its federation runtime with the remotes.
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      new LanguagesPlugin(languages),
      ...stubModules(STUBBED_IN_REMOTES),
      new DefaultExportPlugin(path.join(folder, EXPOSED_FILE)),
      new BrowserCodePlugin(folder),
      names,
      ...(isWatched ? [] : [nameVersion(build, container)]),
      new IntegrityPlugin((output, files) => {
        built = files.integrity;
        finishManifests(build, names, output, files);
      }, isWatched),
      ...(isWatched ? watchedPlugins(() => built) : []),
    ],
  };
}

function nodeBuild({ remote, version, folder, languages }: RemoteBuild): Configuration {
  return {
    ...compiled({ name: remote, folder, prefix: remote, target: 'node', languages }),
    target: 'node20',
    entry: { app: EXPOSED_FILE },
    output: {
      path: path.join(folder, 'dist-node', version),
      filename: serverScriptName(languages),
      library: { type: 'commonjs2' },
      publicPath: `/remotes/${remote}/${version}/`,
    },
    externals: ({ request }, callback) =>
      request && SERVER_EXTERNALS.has(request) ? callback(undefined, `commonjs2 ${request}`) : callback(),
    plugins: [oneChunk(), new LanguagesPlugin(languages), ...stubModules(SMALLER_ICONS)],
  };
}

/** A remote: one exposed module in an immutable version folder. Its own config is one line: `defineRemote(__dirname)`. */
export function defineRemote(folder: string, options: RemoteOptions = {}): Configuration[] {
  const { name: remote, languages = [] } = readDescriptor(folder, options.mounts);
  const watched = watchedOutput();
  const isWatched = watched !== undefined;
  const version = isWatched ? NEUTRAL_VERSION : sourceVersion(folder);
  const build: RemoteBuild = {
    ...{ folder, remote, version, isWatched, mounts: options.mounts },
    output: watched ?? path.join(folder, 'dist', version),
    languages: isWatched ? [SOURCE_LANGUAGE] : [...languages.filter(isTranslation), SOURCE_LANGUAGE],
  };
  return options.serverRendered && !isWatched
    ? [browserBuild(build), nodeBuild(build)]
    : [browserBuild(build)];
}
