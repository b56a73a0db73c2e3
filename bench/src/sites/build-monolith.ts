import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFile } from '@narthex/remote-kit/build/integrity-plugin';
import webpack, { type Compilation, type Stats } from 'webpack';
import { defineMonolith } from '../../../webpack.common';
import { SiteError } from './site';

/** A page that is rendered in the browser needs this module for its first requests. */
const FIRST_CALLS = 'shared-auth/src/client/axios-transport.ts';

export interface MonolithBuild {
  readonly folder: string;
  readonly publicPath: string;
  readonly scripts: readonly string[];
  /** Holds the scripts that the entry loads next: the home page and the API client. */
  readonly pageScripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** Holds the HTML template of the shell, which both sites use. */
  readonly template: string;
}

function runWebpack(): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(defineMonolith());
    compiler?.run((error, stats) => {
      if (error) return reject(error);
      if (!stats || stats.hasErrors()) {
        return reject(new SiteError(`The monolith could not be built:\n${stats?.toString('errors-only')}`));
      }
      compiler.close(() => resolve(stats));
    });
  });
}

/** Returns the files of the chunks that load together with a module. */
function filesWith({ chunkGroups, chunkGraph }: Compilation, module: string): string[] {
  const group = chunkGroups.find(({ chunks }) =>
    chunks.some((chunk) =>
      [...chunkGraph.getChunkModulesIterable(chunk)].some((each) =>
        each.nameForCondition()?.endsWith(path.normalize(module)),
      ),
    ),
  );
  if (!group) throw new SiteError(`The monolith does not contain ${module}`);
  return group.getFiles();
}

export async function buildMonolith(root: string): Promise<MonolithBuild> {
  const { compilation } = await runWebpack();
  const folder = compilation.outputOptions.path ?? '';
  const names = compilation.getAssets().map(({ name }) => name);
  const compressed = names.filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(compressed.map((name) => compressFile(path.join(folder, name))));
  const listFiles = (group: string) => {
    const files = compilation.namedChunkGroups.get(group)?.getFiles();
    if (!files) throw new SiteError(`The monolith has no chunk ${group}`);
    return files;
  };
  const site = listFiles('site');
  const page = listFiles('home-page');
  const pageScripts = [...page, ...filesWith(compilation, FIRST_CALLS)];
  const ending = (files: readonly string[], end: string) => files.filter((file) => file.endsWith(end));
  return {
    folder,
    publicPath: String(compilation.outputOptions.publicPath),
    scripts: ending(site, '.js'),
    pageScripts: ending(pageScripts, '.js'),
    styles: ending([...site, ...page], '.css'),
    fonts: ending(names, '.woff2'),
    template: await readFile(path.join(root, 'shell/public/index.html'), 'utf8'),
  };
}
