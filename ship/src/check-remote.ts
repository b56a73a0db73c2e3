import { MANIFEST } from '@narthex/shared-contracts/remote-package';
import type { CheckInput, CheckResult } from '@narthex/shared-contracts/schemas/publishing';
import { buildStale } from './build-rooms';
import { hashFiles, measureCode, packRemote } from './pack-remote';
import type { SiteClient } from './site-client';

interface Manifest {
  readonly metaData: Pick<CheckInput, 'descriptor'>;
}

/** Builds one remote and asks the site whether it would take it. Nothing is published. */
export async function checkRemote(remote: string, site: SiteClient): Promise<readonly CheckResult[]> {
  await buildStale([`remotes/${remote}`]);
  const { version, files } = await packRemote(remote);
  const manifest = JSON.parse(String(files.get(MANIFEST))) as Manifest;
  const body: CheckInput = {
    remote,
    version,
    descriptor: manifest.metaData.descriptor,
    files: hashFiles(files),
    size: measureCode(files),
  };
  const { data } = await site.call('delivery.check', { body });
  return data;
}
