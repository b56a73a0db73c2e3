import { MANIFEST } from '@narthex/shared-contracts/remote-package';
import type { CheckInput, CheckResult } from '@narthex/shared-contracts/schemas/publishing';
import { buildRemote } from './build-remote';
import type { RemoteFolder } from './find-remote';
import { hashFiles, measureCode, packRemote } from './pack-remote';
import type { SiteClient } from './site-client';

interface Manifest {
  readonly metaData: Pick<CheckInput, 'descriptor' | 'taken'>;
}

/** Builds one remote and asks the site whether it would take it. Nothing is published. */
export async function checkRemote(remote: RemoteFolder, site: SiteClient): Promise<readonly CheckResult[]> {
  await buildRemote(remote);
  const { version, files } = await packRemote(remote);
  const manifest = JSON.parse(String(files.get(MANIFEST))) as Manifest;
  const body: CheckInput = {
    remote: remote.remote,
    version,
    descriptor: manifest.metaData.descriptor,
    taken: manifest.metaData.taken,
    files: hashFiles(files),
    size: measureCode(files),
  };
  const { data } = await site.call('delivery.check', { body });
  return data;
}
