import { descriptorSchema, readRemoteFiles, versionSchema, type Descriptor } from '@narthex/shared-contracts';
import { LANGUAGES, SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import { MANIFEST, isTranslatedScript, manifestName } from '@narthex/shared-contracts/remote-package';
import { consumedSchema, type ConsumedPackages } from '@narthex/shared-contracts/consumed-packages';
import { z } from 'zod';
import { COMPRESSED, isCompressedCopy } from '../compressed-copies';
import type { PackageFile } from './package-file';

/** One version of a remote as it is handed in: its files by name, manifest included. */
export interface RemotePackage {
  readonly remote: string;
  readonly version: string;
  readonly files: ReadonlyMap<string, PackageFile>;
}

/** A package that can't be published. The message is for the team that sent it. */
export class RemotePackageError extends Error {
  override readonly name = 'RemotePackageError';
}

/** The Node build of a remote that is rendered on the server; kept with the version, never sent to a browser. */
export const NODE_BUILD = 'server/app.cjs';

/** The same for one language. */
export const nodeBuildName = (language: Language): string =>
  language === SOURCE_LANGUAGE ? NODE_BUILD : `server/app.${language}.cjs`;

/** The Node builds that a version may have, one for each language. */
export const NODE_BUILDS: readonly string[] = LANGUAGES.map(nodeBuildName);

const manifestSchema = z.object({
  metaData: z.object({
    remote: z.string(),
    version: versionSchema,
    descriptor: descriptorSchema,
    taken: consumedSchema.optional(),
  }),
});

/** Names without anything that a router, a disk or a person could read in two ways, or the store refuses. */
const PLAIN_PATH = /^\w[\w.-]*(\/\w[\w.-]*)*$/;

/** Disks that don't tell cases apart have one folder of that name. */
const NODE_FOLDER = /^server(\/|$)/i;

/** Whether a file of a version is for browsers: nothing of its Node build, and no other spelling of it. */
export function isPublicFile(file: string): boolean {
  return PLAIN_PATH.test(file) && !NODE_FOLDER.test(file) && !file.endsWith(COMPRESSED);
}

const isPackageFile = (file: string): boolean =>
  PLAIN_PATH.test(file) && (NODE_BUILDS.includes(file) || !NODE_FOLDER.test(file));

/** Refuses names that a package may not have. */
export function checkFileNames(names: Iterable<string>): void {
  const refused = [...names].find((file) => !isPackageFile(file));
  if (refused !== undefined)
    throw new RemotePackageError(`The file name ${JSON.stringify(refused)} is not allowed.`);
}

/** What a version says of itself. Throws RemotePackageError where it says it of another, or not soundly. */
export async function readManifest({ remote, version, files }: RemotePackage): Promise<{
  readonly descriptor: Descriptor;
  /** Hash of the manifest itself. */
  readonly integrity: string;
  /** The hash of every file that browsers load, by name. */
  readonly hashes: Readonly<Record<string, string>>;
  /** What it takes from the shell; undefined where it doesn't say. */
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
  if (!parsed.success) throw new RemotePackageError(`${MANIFEST}: ${z.prettifyError(parsed.error)}`);
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

/** Checks a package against its own manifest: complete, unaltered, described, nothing else. Throws RemotePackageError. */
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

/** Bytes of all scripts and styles as they are sent, compressed where a copy is; those of other languages left out. */
export function measureSize(files: RemotePackage['files']): number {
  return [...files].reduce(
    (sum, [file, { size }]) =>
      IS_CODE.test(file) && !isTranslatedScript(file)
        ? sum + (files.get(file + COMPRESSED)?.size ?? size)
        : sum,
    0,
  );
}
