import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Descriptor } from '@narthex/shared-contracts';
import { MANIFEST } from '@narthex/shared-contracts/remote-package';
import type { LocalRemote } from './rewrite-page';

interface Manifest {
  readonly metaData: { readonly version: string; readonly descriptor: Descriptor };
}

/** What the registry says of a remote that is built into `output`. Null until its first build is there. */
export async function readLocalRemote(remote: string, output: string): Promise<LocalRemote | null> {
  const bytes = await readFile(path.join(output, MANIFEST)).catch(() => null);
  if (!bytes) return null;
  const { metaData } = JSON.parse(String(bytes)) as Manifest;
  // While it is being built, the bundler's own manifest stands there.
  if (!metaData.descriptor) return null;
  const { contract, title, owner, mounts } = metaData.descriptor;
  const { version } = metaData;
  return {
    remote,
    entry: {
      url: `/remotes/${remote}/${version}/${MANIFEST}`,
      metadata: {
        integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
        version,
      },
      extras: { contract, title, owner, mounts },
    },
  };
}
