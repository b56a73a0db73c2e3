import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readPackageFolder } from '../../../builds/packages/local-builds';
import { checkPackage } from '../../../builds/packages/remote-package';
import { addFiles, listVersionsWithoutFiles } from './file-repository';

/** Older releases of this site stored versions in folders with their names, before files were stored by hash. */
const OLD_FOLDER = 'remotes';

/** Imports the versions of an older release of this site. Each is checked against its manifest like a new one. */
export async function adoptOldVersions(app: FastifyInstance): Promise<void> {
  const folder = path.join(app.config.dataDir, OLD_FOLDER);
  let hasAll = true;
  for (const { remote, version, manifest_integrity: manifestIntegrity } of await listVersionsWithoutFiles(
    app.db,
  )) {
    try {
      const files = await readPackageFolder(path.join(folder, remote, version));
      const { integrity } = await checkPackage({ remote, version, files });
      if (integrity !== manifestIntegrity) throw new Error('Its manifest is not the one that was published.');
      await app.blobs.put(files.values());
      await addFiles(app.db, { remote, version, files });
    } catch (error) {
      hasAll = false;
      app.log.error({ err: error, remote, version }, 'a version has no files');
    }
  }
  if (hasAll) await rm(folder, { recursive: true, force: true });
}
