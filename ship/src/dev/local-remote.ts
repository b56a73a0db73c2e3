import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Descriptor } from '@narthex/shared-contracts';
import { MANIFEST } from '@narthex/shared-contracts/remote-package';
import type { LocalRemote } from './rewrite-page';

interface Manifest {
  readonly metaData: { readonly version: string; readonly descriptor: Descriptor };
}

/** Reads the registry entry of a remote that is built into `output`. */
export async function readLocalRemote(remote: string, output: string): Promise<LocalRemote> {
  const { metaData } = JSON.parse(await readFile(path.join(output, MANIFEST), 'utf8')) as Manifest;
  const { contract, title, owner, mounts } = metaData.descriptor;
  const { version } = metaData;
  return {
    remote,
    entry: {
      url: `/remotes/${remote}/${version}/${MANIFEST}`,
      // The manifest changes with every build, and an open page may request it later. Its files have hashes.
      metadata: { integrity: '', version },
      extras: { contract, title, owner, mounts },
    },
  };
}
