import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { isBundlerFile, isTranslatedScript } from '@narthex/shared-contracts/remote-package';
import {
  MAX_PUBLISHED_BYTES,
  MAX_PUBLISHED_FILES,
  signedText,
} from '@narthex/shared-contracts/schemas/publishing';
import { signText } from '@narthex/shared-contracts/team-token';
import { BuildError } from './build-remote';
import { loadKit, type RemoteFolder } from './find-remote';

/** Describes a built version with its files by name. */
export interface PackedRemote {
  readonly remote: string;
  readonly version: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

async function readFolder(folder: string, prefix = ''): Promise<(readonly [string, Buffer])[]> {
  const entries = await readdir(folder).catch(() => []);
  const names = entries.filter((name) => !isBundlerFile(name));
  return Promise.all(
    names.map(async (name) => [prefix + name, await readFile(path.join(folder, name))] as const),
  );
}

/** Reads the built version of a remote. */
export async function packRemote(built: RemoteFolder): Promise<PackedRemote> {
  const { remote, folder } = built;
  const { sourceVersion, isRemoteBuilt } = loadKit(built);
  const version = sourceVersion(folder);
  if (!isRemoteBuilt(folder)) throw new BuildError(`${remote} ${version} is not built.`);
  const browser = await readFolder(path.join(folder, 'dist', version));
  const node = await readFolder(path.join(folder, 'dist-node', version), 'server/');
  return { remote, version, files: new Map([...browser, ...node]) };
}

/** Returns the hash of each file in the format of browsers. */
export const hashFiles = (files: ReadonlyMap<string, Buffer>): Record<string, string> =>
  Object.fromEntries(
    [...files].map(([name, bytes]) => [
      name,
      `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    ]),
  );

/** Signs a version with the seed of a team's key. */
export const signRemote = ({ remote, version, files }: PackedRemote, seed: string): string =>
  signText(signedText(remote, version, hashFiles(files)), seed);

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const formatSize = (bytes: number) =>
  bytes < MEGABYTE ? `${Math.round(bytes / KILOBYTE)} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;

type FileSize = readonly [name: string, bytes: number];
const addUp = (sizes: readonly FileSize[]) => sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
const LISTED_FILES = 3;

/** Returns a sentence that names the largest files. */
export function listLargest(sizes: readonly FileSize[]): string {
  const largest = [...sizes].sort(([, a], [, b]) => b - a).slice(0, LISTED_FILES);
  return `The largest are ${largest.map(([name, bytes]) => `${name} (${formatSize(bytes)})`).join(', ')}.`;
}

/** Returns a sentence if a version is too large for any site, with its largest files. Otherwise null. */
export function refuseSize(files: ReadonlyMap<string, Buffer>): string | null {
  const sizes = [...files].map(([name, { length }]) => [name, length] as const);
  const size = addUp(sizes);
  if (size <= MAX_PUBLISHED_BYTES && sizes.length <= MAX_PUBLISHED_FILES) return null;
  const limits = `a version has at most ${MAX_PUBLISHED_FILES} files and ${formatSize(MAX_PUBLISHED_BYTES)}`;
  return `Its ${sizes.length} files weigh ${formatSize(size)}; ${limits}. ${listLargest(sizes)}`;
}

const IS_CODE = /\.(js|css)$/;

/** Returns the compressed sizes of scripts and styles, without those of other languages. */
export const listCodeSizes = (files: ReadonlyMap<string, Buffer>): readonly FileSize[] =>
  [...files]
    .filter(([name]) => IS_CODE.test(name) && !isTranslatedScript(name))
    .map(([name, bytes]) => [name, (files.get(`${name}.br`) ?? bytes).length]);

/** Returns the compressed size of scripts and styles in bytes. */
export const measureCode = (files: ReadonlyMap<string, Buffer>): number => addUp(listCodeSizes(files));
