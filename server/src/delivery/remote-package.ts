import path from 'node:path';
import { descriptorSchema, readRemoteFiles, versionSchema, type Descriptor } from '@narthex/shared-contracts';
import { z } from 'zod';
import { integrityOf } from './integrity';

/** One version of a remote as it is handed in: its files by name, manifest included. */
export interface RemotePackage {
  readonly remote: string;
  readonly version: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** A package that can't be published. The message is for the team that sent it. */
export class RemotePackageError extends Error {
  override readonly name = 'RemotePackageError';
}

export const MANIFEST = 'mf-manifest.json';

/** The Node build of a remote that is rendered on the server; kept with the version, never sent to a browser. */
export const NODE_BUILD = 'server/app.cjs';

const manifestSchema = z.object({
  metaData: z.object({ remote: z.string(), version: versionSchema, descriptor: descriptorSchema }),
});

function isPlainName(file: string): boolean {
  return (
    path.posix.normalize(file) === file &&
    !file.startsWith('/') &&
    !file.startsWith('..') &&
    !/[\\\0]/.test(file)
  );
}

/** Checks a package against its own manifest: complete, unaltered, described. Throws RemotePackageError. */
export function checkPackage({ remote, version, files }: RemotePackage): {
  descriptor: Descriptor;
  integrity: string;
} {
  const bytes = files.get(MANIFEST);
  if (!bytes) throw new RemotePackageError(`The package holds no ${MANIFEST}.`);
  const alien = [...files.keys()].find((file) => !isPlainName(file));
  if (alien !== undefined)
    throw new RemotePackageError(`The file name ${JSON.stringify(alien)} is not allowed.`);
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new RemotePackageError(`${MANIFEST} is not JSON.`);
  }
  const manifest = manifestSchema.safeParse(json);
  if (!manifest.success) throw new RemotePackageError(`${MANIFEST}: ${z.prettifyError(manifest.error)}`);
  const { metaData } = manifest.data;
  if (metaData.remote !== remote || metaData.version !== version || metaData.descriptor.name !== remote) {
    throw new RemotePackageError(
      `${MANIFEST} describes ${metaData.remote} ${metaData.version}, not ${remote} ${version}.`,
    );
  }
  const { integrity } = readRemoteFiles(json, MANIFEST);
  for (const [file, hash] of Object.entries(integrity)) {
    const content = files.get(file);
    if (!content) throw new RemotePackageError(`${file} is named in ${MANIFEST} and missing.`);
    if (integrityOf(content) !== hash)
      throw new RemotePackageError(`${file} does not match its hash in ${MANIFEST}.`);
  }
  return { descriptor: metaData.descriptor, integrity: integrityOf(bytes) };
}
