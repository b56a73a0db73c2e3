import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Descriptor } from '@narthex/shared-contracts';
import { MANIFEST } from '@narthex/shared-contracts/remote-package';
import type { LocalRemote } from './rewrite-page';

interface Manifest {
  readonly metaData: { readonly version: string; readonly descriptor: Descriptor };
}

/** What the registry says of a remote that is built into `output`. */
export async function readLocalRemote(remote: string, output: string): Promise<LocalRemote> {
  const { metaData } = JSON.parse(await readFile(path.join(output, MANIFEST), 'utf8')) as Manifest;
  const { contract, title, owner, mounts } = metaData.descriptor;
  const { version } = metaData;
  return {
    remote,
    entry: {
      url: `/remotes/${remote}/${version}/${MANIFEST}`,
      // An open page asks for it later than it reads this, and it changes with every build. Its files are checked.
      metadata: { integrity: '', version },
      extras: { contract, title, owner, mounts },
    },
  };
}
