import { MANIFEST } from '@narthex/shared-contracts/remote-package';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { REPOSITORY_ROOT } from '../config';
import { openPackageFile, type PackageFile } from './package-file';
import { NODE_BUILD, type RemotePackage } from './remote-package';

/** What the bundler writes beside a build and nobody loads. */
const NOT_SHIPPED = /^mf-stats\.json/;

async function readFolder(folder: string): Promise<Map<string, PackageFile>> {
  const files = new Map<string, PackageFile>();
  for (const name of await readdir(folder)) {
    if (!NOT_SHIPPED.test(name)) files.set(name, await openPackageFile(path.join(folder, name)));
  }
  return files;
}

const listEntries = (folder: string) => readdir(folder).catch(() => []);

/** The remote versions that were built in this repository. */
export async function localBuilds(root = REPOSITORY_ROOT): Promise<RemotePackage[]> {
  const packages: RemotePackage[] = [];
  for (const remote of await listEntries(path.join(root, 'remotes'))) {
    for (const version of await listEntries(path.join(root, 'remotes', remote, 'dist'))) {
      const files = await readFolder(path.join(root, 'remotes', remote, 'dist', version));
      if (!files.has(MANIFEST)) continue;
      const nodeBuild = await openPackageFile(
        path.join(root, 'remotes', remote, 'dist-node', version, 'app.cjs'),
      ).catch(() => null);
      if (nodeBuild) files.set(NODE_BUILD, nodeBuild);
      packages.push({ remote, version, files });
    }
  }
  return packages;
}
