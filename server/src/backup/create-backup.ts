import { createReadStream, existsSync, statSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Config } from '../config';
import { syncToDisk } from '../database/embedded/durable-node-fs';
import { readSiteSecret } from '../plugins/secrets/site-secret-repository';
import { canDecrypt, createEncryption, type Encrypt } from './archive/encryption';
import {
  FORMAT_VERSION,
  MANIFEST,
  SIGNATURE,
  fileMember,
  rowsMember,
  type FileEntry,
  type Manifest,
} from './archive/manifest';
import { readArchive } from './archive/read-archive';
import { signManifest } from './archive/signature';
import { writeArchive, type WrittenMember } from './archive/write-archive';
import { BackupError } from './backup-error';
import { NO_KEYS } from './backup-settings';
import { openSiteFiles, type SiteFiles } from './files/site-files';
import { dumpRows, type DumpedRows } from './rows/dump-repository';
import { SIGNING_SECRET } from './signing-secret';
import { openCopy, openSnapshot } from './snapshot/open-snapshot';
import { refuseStopped } from './commands/stopped-work';
import { makeWorkFolder, removeAbandoned } from './work-folder';

export interface CreatedBackup {
  readonly manifest: Manifest;
  readonly publicKey: string;
  readonly isEncrypted: boolean;
  readonly bytes: number;
  /** Is false if the archive was encrypted for a key that isn't here, so that it could not be read again. */
  readonly isVerified: boolean;
}

interface DumpedSite extends Pick<Manifest, 'as_of' | 'engine'> {
  readonly rows: DumpedRows;
  readonly secret: string;
}

/** Is a copy of the embedded database that was made for this backup alone. */
export interface DatabaseCopy {
  /** Is a data folder with the copy as its database. */
  readonly dataDir: string;
  /** Is an instant before the copy was made. */
  readonly asOf: string;
}

interface Source {
  readonly mustBeStopped: boolean;
  readonly copy: DatabaseCopy | undefined;
}

interface BackupOptions extends Partial<Source> {
  /** Is the folder for unfinished work; the data folder unless it is set. */
  readonly workParent?: string;
}

async function dumpSite(
  config: Config,
  folder: string,
  { mustBeStopped, copy }: Source,
): Promise<DumpedSite> {
  // A copy is of a later instant, and has what was acknowledged before this one.
  const asOf = copy?.asOf ?? new Date().toISOString();
  const { database, isRunning, close } = copy
    ? await openCopy(copy.dataDir, true)
    : await openSnapshot(config);
  try {
    if (mustBeStopped && isRunning) {
      throw new BackupError(
        'The site is running: stop it first, because what is written meanwhile would stay behind.',
      );
    }
    const secret = await readSiteSecret(database.db, SIGNING_SECRET);
    return { as_of: asOf, engine: database.engine, rows: await dumpRows(database.db, folder), secret };
  } finally {
    await close();
  }
}

async function describeFiles(
  files: SiteFiles,
  keys: readonly string[],
): Promise<Pick<Manifest, 'files' | 'missing_files'>> {
  const found: FileEntry[] = [];
  const missing: string[] = [];
  for (const key of keys) {
    refuseStopped();
    const entry = await files.describe(key);
    if (entry) found.push(entry);
    else missing.push(key);
  }
  return { files: found, missing_files: missing };
}

const toMember = (name: string, bytes: Buffer): WrittenMember => ({
  name,
  size: bytes.length,
  open: () => Readable.from([bytes]),
});

async function* listWritten(
  manifest: Manifest,
  signed: readonly [Buffer, Buffer],
  folder: string,
  files: SiteFiles,
): AsyncGenerator<WrittenMember> {
  yield toMember(MANIFEST, signed[0]);
  yield toMember(SIGNATURE, signed[1]);
  for (const table of manifest.tables) {
    const file = path.join(folder, `${table.name}.ndjson.gz`);
    yield { name: rowsMember(table).name, size: (await stat(file)).size, open: () => createReadStream(file) };
  }
  for (const entry of manifest.files) {
    refuseStopped();
    yield files.toMember(entry, fileMember(entry).name);
  }
}

async function write(
  config: Config,
  archive: string,
  { folder, encrypt, ...source }: Source & { folder: string; encrypt: Encrypt | null },
) {
  const { rows, secret, ...site } = await dumpSite(config, folder, source);
  const { fileKeys, ...dumped } = rows;
  const files = await openSiteFiles(config);
  const manifest: Manifest = {
    format: 'narthex-backup',
    format_version: FORMAT_VERSION,
    ...site,
    ...dumped,
    ...(await describeFiles(files, fileKeys)),
  };
  const bytes = Buffer.from(JSON.stringify(manifest));
  const { publicKey, document } = signManifest(secret, bytes);
  await writeArchive(archive, listWritten(manifest, [bytes, document], folder, files), encrypt);
  return { manifest, publicKey };
}

async function discard(_member: unknown, contents: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of contents) void chunk;
}

/** Reads an archive from its beginning to its end and checks every member. */
export const verifyArchive = (archive: string, backup: Config['backup']) =>
  readArchive(archive, backup, { begin: () => Promise.resolve(), take: discard });

/** Writes a new archive of the site that the settings name. There is no file at all if anything fails. */
export async function createBackup(
  config: Config,
  archive: string,
  { mustBeStopped = false, copy, workParent = config.dataDir }: BackupOptions = {},
): Promise<CreatedBackup> {
  const refuseExisting = () => {
    if (existsSync(archive)) throw new BackupError(`${archive} exists already: choose another name.`);
  };
  refuseExisting();
  const parent = path.dirname(archive);
  if (!statSync(parent, { throwIfNoEntry: false })?.isDirectory())
    throw new BackupError(`There is no folder ${parent}: make it first, or name another one.`);
  const encrypt = createEncryption(config.backup);
  const work = await makeWorkFolder(workParent, 'backup-');
  await removeAbandoned(parent);
  // Another backup may be writing to the same archive.
  const unfinished = `${archive}.${path.basename(work.folder)}.part`;
  try {
    const { manifest, publicKey } = await write(config, unfinished, {
      folder: work.folder,
      encrypt,
      mustBeStopped,
      copy,
    });
    const isVerified = !encrypt || canDecrypt(config.backup);
    const keys = encrypt ? config.backup : NO_KEYS;
    if (isVerified) await verifyArchive(unfinished, { ...keys, signer: publicKey });
    refuseExisting();
    await rename(unfinished, archive);
    syncToDisk(parent);
    const { size } = await stat(archive);
    return { manifest, publicKey, isEncrypted: encrypt !== null, bytes: size, isVerified };
  } finally {
    // The rows lie in the work folder unencrypted, so it goes first, whatever becomes of the archive.
    await work.remove(true);
    await rm(unfinished, { force: true });
  }
}
