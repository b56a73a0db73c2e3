import { MANIFEST, isBundlerFile } from '@narthex/shared-contracts/remote-package';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { REPOSITORY_ROOT } from '../../config';
import { openPackageFile, type PackageFile } from './package-file';
import { NODE_BUILDS, type RemotePackage } from './remote-package';

/** Maps the names of a version's files in a folder, relative to the folder, to the files. */
export async function readPackageFolder(folder: string): Promise<Map<string, PackageFile>> {
  const files = new Map<string, PackageFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || isBundlerFile(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    files.set(path.relative(folder, file), await openPackageFile(file));
  }
  return files;
}

/** Describes a build that a start has stored but not made live, because only publishing changes what is live. */
export interface WaitingBuild {
  readonly remote: string;
  readonly version: string;
  readonly live: string;
}

const listEntries = (folder: string) => readdir(folder).catch(() => []);

/** Lists the versions of remotes that were built in this repository. */
export async function localBuilds(root = REPOSITORY_ROOT): Promise<RemotePackage[]> {
  const packages: RemotePackage[] = [];
  for (const remote of await listEntries(path.join(root, 'remotes'))) {
    for (const version of await listEntries(path.join(root, 'remotes', remote, 'dist'))) {
      const files = await readPackageFolder(path.join(root, 'remotes', remote, 'dist', version));
      if (!files.has(MANIFEST)) continue;
      for (const file of NODE_BUILDS) {
        const built = path.join(root, 'remotes', remote, 'dist-node', version, path.basename(file));
        const nodeBuild = await openPackageFile(built).catch(() => null);
        if (nodeBuild) files.set(file, nodeBuild);
      }
      packages.push({ remote, version, files });
    }
  }
  return packages;
}
