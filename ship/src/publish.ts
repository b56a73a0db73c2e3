import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  REGISTRY_UPLOAD,
  SHIP_TOKEN_FILE,
  type RemotePackageUpload,
} from '@narthex/shared-contracts/remote-package';
import { isBuilt } from '../../build-plugins/built';
import { sourceVersion } from '../../build-plugins/source-version';
import { buildStale } from './build-rooms';
import { ROOT } from './run';

/** Publishing was refused, or could not be tried. The message is for the team. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}

export interface PublishOptions {
  /** Origin of the running site. */
  readonly site: string;
  /** SHIP_TOKEN of the site; read from the local data folder when absent. */
  readonly token?: string;
}

async function readBase64(folder: string, prefix = ''): Promise<[string, string][]> {
  const names = await readdir(folder).catch(() => []);
  const read = names.map(async (name): Promise<[string, string]> => [
    prefix + name,
    (await readFile(path.join(folder, name))).toString('base64'),
  ]);
  return Promise.all(read);
}

async function localToken(): Promise<string | undefined> {
  const file = path.resolve(ROOT, process.env['DATA_DIR'] ?? '.data', SHIP_TOKEN_FILE);
  return (await readFile(file, 'utf8').catch(() => undefined))?.trim();
}

/** The built version of a remote as the site takes it. */
export async function packRemote(remote: string): Promise<RemotePackageUpload> {
  const room = `remotes/${remote}`;
  const version = sourceVersion(room);
  if (!isBuilt(room)) throw new PublishError(`${remote} ${version} is not built.`);
  const browser = await readBase64(path.join(ROOT, room, 'dist', version));
  const node = await readBase64(path.join(ROOT, room, 'dist-node', version), 'server/');
  return { remote, version, files: Object.fromEntries([...browser, ...node]) };
}

/** Builds one remote, hands it in and makes it live. Nothing else of the site changes. Resolves with its version. */
export async function publish(remote: string, options: PublishOptions): Promise<string> {
  await buildStale([`remotes/${remote}`]);
  const pack = await packRemote(remote);
  const token = options.token ?? (await localToken());
  if (!token) throw new PublishError('Publishing needs the SHIP_TOKEN of the site.');
  const url = new URL(REGISTRY_UPLOAD, options.site);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(pack),
  }).catch((cause: unknown) => {
    throw new PublishError(`${options.site} can't be reached: ${String(cause)}. Is the site running?`);
  });
  if (!response.ok) {
    const { message } = (await response.json().catch(() => ({ message: response.statusText }))) as {
      message: string;
    };
    throw new PublishError(message);
  }
  return pack.version;
}
