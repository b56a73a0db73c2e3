import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { isBundlerFile, isTranslatedScript } from '@narthex/shared-contracts/remote-package';
import { signedText } from '@narthex/shared-contracts/schemas/publishing';
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

const IS_CODE = /\.(js|css)$/;

/** Returns the compressed size of scripts and styles in bytes, without those of other languages. */
export const measureCode = (files: ReadonlyMap<string, Buffer>): number =>
  [...files]
    .filter(([name]) => IS_CODE.test(name) && !isTranslatedScript(name))
    .reduce((sum, [name, bytes]) => sum + (files.get(`${name}.br`) ?? bytes).length, 0);
