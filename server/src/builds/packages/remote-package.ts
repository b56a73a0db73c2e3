import { descriptorSchema, readRemoteFiles, versionSchema, type Descriptor } from '@narthex/shared-contracts';
import { LANGUAGES, SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import { MANIFEST, isTranslatedScript, manifestName } from '@narthex/shared-contracts/remote-package';
import { consumedSchema, type ConsumedPackages } from '@narthex/shared-contracts/consumed-packages';
import { z } from 'zod';
import { COMPRESSED, isCompressedCopy } from '../compression';
import type { PackageFile } from './package-file';

/** Describes one version of a remote as it was sent: its files by name, including the manifest. */
export interface RemotePackage {
  readonly remote: string;
  readonly version: string;
  readonly files: ReadonlyMap<string, PackageFile>;
}

/** Is thrown for a package that can't be published. The message is for the team that sent it. */
export class RemotePackageError extends Error {
  override readonly name = 'RemotePackageError';
}

/**
 * The Node build of a server-rendered remote has this name; it is stored with the version but never sent to browsers.
 */
export const NODE_BUILD = 'server/app.cjs';

/** Returns the name of the Node build for a language. */
export const nodeBuildName = (language: Language): string =>
  language === SOURCE_LANGUAGE ? NODE_BUILD : `server/app.${language}.cjs`;

/** Lists the names of the Node builds that a version may contain, one for each language. */
export const NODE_BUILDS: readonly string[] = LANGUAGES.map(nodeBuildName);

const manifestSchema = z.object({
  metaData: z.object({
    remote: z.string(),
    version: versionSchema,
    descriptor: descriptorSchema,
    taken: consumedSchema.optional(),
  }),
});

/** Matches names that routers, disks, people and the store all read in the same way. */
const PLAIN_PATH = /^\w[\w.-]*(\/\w[\w.-]*)*$/;

/** On disks that ignore case, all these spellings are the same folder. */
const NODE_FOLDER = /^server(\/|$)/i;

/** Returns true if a file of a version is for browsers, so not in the folder of the Node build in any spelling. */
export function isPublicFile(file: string): boolean {
  return PLAIN_PATH.test(file) && !NODE_FOLDER.test(file) && !file.endsWith(COMPRESSED);
}

const isPackageFile = (file: string): boolean =>
  PLAIN_PATH.test(file) && (NODE_BUILDS.includes(file) || !NODE_FOLDER.test(file));

/** Throws RemotePackageError for names that a package may not contain. */
export function checkFileNames(names: Iterable<string>): void {
  const refused = [...names].find((file) => !isPackageFile(file));
  if (refused !== undefined)
    throw new RemotePackageError(`The file name ${JSON.stringify(refused)} is not allowed.`);
}

/** Reads the manifest of a version. Throws RemotePackageError if it is invalid or belongs to another version. */
export async function readManifest({ remote, version, files }: RemotePackage): Promise<{
  readonly descriptor: Descriptor;
  /** Is the hash of the manifest itself. */
  readonly integrity: string;
  /** Maps the name of every file for browsers to its hash. */
  readonly hashes: Readonly<Record<string, string>>;
  /**
   * Lists the packages and names that the version takes from the shell; undefined if its manifest doesn't list them.
   */
  readonly taken: ConsumedPackages | undefined;
}> {
  const manifest = files.get(MANIFEST);
  if (!manifest) throw new RemotePackageError(`The package holds no ${MANIFEST}.`);
  let json: unknown;
  try {
    json = JSON.parse((await manifest.read()).toString('utf8'));
  } catch {
    throw new RemotePackageError(`${MANIFEST} is not JSON.`);
  }
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new RemotePackageError(`${MANIFEST} is not as this site expects it. ${problems.join('; ')}.`);
  }
  const { metaData } = parsed.data;
  if (metaData.remote !== remote || metaData.version !== version || metaData.descriptor.name !== remote) {
    throw new RemotePackageError(
      `${MANIFEST} describes ${metaData.remote} ${metaData.version}, not ${remote} ${version}.`,
    );
  }
  const { integrity: hashes } = readRemoteFiles(json, MANIFEST);
  return { descriptor: metaData.descriptor, integrity: manifest.integrity, hashes, taken: metaData.taken };
}

async function checkCompressedCopies(files: RemotePackage['files']): Promise<void> {
  for (const [copy, compressed] of files) {
    if (!copy.endsWith(COMPRESSED)) continue;
    const file = copy.slice(0, -COMPRESSED.length);
    const original = files.get(file);
    if (!original || !(await isCompressedCopy(await compressed.read(), original)))
      throw new RemotePackageError(`${copy} is not ${file} compressed.`);
  }
}

/**
 * Checks a package against its own manifest: every file must be present, unchanged and listed. Throws
 * RemotePackageError.
 */
export async function checkPackage(remotePackage: RemotePackage): Promise<{
  readonly descriptor: Descriptor;
  readonly integrity: string;
  readonly taken: ConsumedPackages | undefined;
}> {
  const { files } = remotePackage;
  checkFileNames(files.keys());
  const { descriptor, integrity, hashes, taken } = await readManifest(remotePackage);
  for (const [file, hash] of Object.entries(hashes)) {
    const found = files.get(file);
    if (!found) throw new RemotePackageError(`${file} is named in ${MANIFEST} and missing.`);
    if (found.integrity !== hash)
      throw new RemotePackageError(`${file} does not match its hash in ${MANIFEST}.`);
  }
  const known = new Set([MANIFEST, ...NODE_BUILDS, ...Object.keys(hashes)]);
  for (const file of files.keys()) {
    const original = file.endsWith(COMPRESSED) ? file.slice(0, -COMPRESSED.length) : file;
    if (!known.has(original)) throw new RemotePackageError(`${file} is not named in ${MANIFEST}.`);
  }
  for (const [language, { manifest }] of Object.entries(descriptor.translations ?? {})) {
    const name = manifestName(language as Language);
    if (files.get(name)?.integrity !== manifest)
      throw new RemotePackageError(`${name} is not the manifest that the descriptor names.`);
  }
  await checkCompressedCopies(files);
  return { descriptor, integrity, taken };
}

const IS_CODE = /\.(js|css)$/;

/**
 * Returns the size in bytes of all scripts and styles as they are sent, compressed if there is a copy, without those of
 * other languages.
 */
export function measureSize(files: RemotePackage['files']): number {
  return [...files].reduce(
    (sum, [file, { size }]) =>
      IS_CODE.test(file) && !isTranslatedScript(file)
        ? sum + (files.get(file + COMPRESSED)?.size ?? size)
        : sum,
    0,
  );
}
