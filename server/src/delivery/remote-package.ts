import { descriptorSchema, readRemoteFiles, versionSchema, type Descriptor } from '@narthex/shared-contracts';
import { MANIFEST } from '@narthex/shared-contracts/remote-package';
import { takenSchema, type TakenPackages } from '@narthex/shared-contracts/taken-packages';
import { z } from 'zod';
import { computeIntegrity } from './files/integrity';

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

/** The Node build of a remote that is rendered on the server; kept with the version, never sent to a browser. */
export const NODE_BUILD = 'server/app.cjs';

const manifestSchema = z.object({
  metaData: z.object({
    remote: z.string(),
    version: versionSchema,
    descriptor: descriptorSchema,
    taken: takenSchema.optional(),
  }),
});

/** Names without anything that a router, a disk or a person could read in two ways, or the store refuses. */
const PLAIN_PATH = /^\w[\w.-]*(\/\w[\w.-]*)*$/;

/** Disks that don't tell cases apart have one folder of that name. */
const NODE_FOLDER = /^server(\/|$)/i;

/** Whether a file of a version is for browsers: nothing of its Node build, and no other spelling of it. */
export function isPublicFile(file: string): boolean {
  return PLAIN_PATH.test(file) && !NODE_FOLDER.test(file) && !file.endsWith('.br');
}

const isPackageFile = (file: string): boolean =>
  PLAIN_PATH.test(file) && (file === NODE_BUILD || !NODE_FOLDER.test(file));

/** Checks a package against its own manifest: complete, unaltered, described. Throws RemotePackageError. */
export function checkPackage({ remote, version, files }: RemotePackage): {
  descriptor: Descriptor;
  integrity: string;
  /** What it takes from the shell; undefined where it doesn't say. */
  taken: TakenPackages | undefined;
} {
  const bytes = files.get(MANIFEST);
  if (!bytes) throw new RemotePackageError(`The package holds no ${MANIFEST}.`);
  const refused = [...files.keys()].find((file) => !isPackageFile(file));
  if (refused !== undefined)
    throw new RemotePackageError(`The file name ${JSON.stringify(refused)} is not allowed.`);
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
    if (computeIntegrity(content) !== hash)
      throw new RemotePackageError(`${file} does not match its hash in ${MANIFEST}.`);
  }
  return { descriptor: metaData.descriptor, integrity: computeIntegrity(bytes), taken: metaData.taken };
}

const IS_CODE = /\.(js|css)$/;

/** Bytes of all scripts and styles as they are sent: compressed where a copy is. */
export function measureSize(files: ReadonlyMap<string, Buffer>): number {
  return [...files].reduce(
    (sum, [file, bytes]) => (IS_CODE.test(file) ? sum + (files.get(`${file}.br`) ?? bytes).length : sum),
    0,
  );
}
