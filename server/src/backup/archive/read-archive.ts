import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { BackupError } from '../backup-error';
import { refuseStopped } from '../commands/stopped-work';
import type { BackupSettings } from '../backup-settings';
import { canDecrypt, decrypt, isEncrypted } from './encryption';
import { MANIFEST, SIGNATURE, listMembers, type Manifest, type Member } from './manifest';
import { readManifest } from './read-manifest';

/** A manifest of 300,000 files is that large. */
const MAX_MANIFEST_BYTES = 64 * 1024 * 1024;
const MAX_SIGNATURE_BYTES = 1024;

/** Is a member as the library reads it, whose types don't say what it reads. */
type Entry = AsyncIterable<Buffer> & { readonly header: Header };

/** Takes the checked parts of an archive in their order. What it was given counts only once all was read. */
export interface ArchiveReader {
  readonly begin: (manifest: Manifest) => Promise<void>;
  /** Must read the contents to their end. They are hashed as they pass, and end early if they are wrong. */
  readonly take: (member: Member, contents: AsyncIterable<Buffer>) => Promise<void>;
}

export interface ReadArchive {
  readonly manifest: Manifest;
  readonly signer: string;
}

async function openArchive(file: string, settings: BackupSettings): Promise<Readable> {
  const handle = await open(file, 'r');
  const start = Buffer.alloc(64);
  try {
    await handle.read(start, 0, start.length, 0);
  } finally {
    await handle.close();
  }
  const contents = createReadStream(file);
  if (isEncrypted(start)) return decrypt(contents, settings);
  // Somebody without the key could have put an archive of their own in the place of an encrypted one.
  if (canDecrypt(settings)) {
    const isArchive = start.toString('latin1').startsWith(`${MANIFEST}\0`);
    throw new BackupError(
      isArchive
        ? 'The archive is not encrypted, although a passphrase or secret key for it is set.'
        : 'The file is no backup of a site.',
    );
  }
  return contents;
}

async function readSmall(entry: Entry, limit: number): Promise<Buffer> {
  if (entry.header.size > limit) throw new BackupError(`${entry.header.name} is too large.`);
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Passes the contents of a member on, and throws where they differ from what the manifest says. */
async function* check(member: Member, contents: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of contents) {
    refuseStopped();
    bytes += chunk.length;
    if (bytes > member.bytes) throw new BackupError(`${member.name} is larger than the manifest says.`);
    hash.update(chunk);
    yield chunk;
  }
  if (bytes !== member.bytes || hash.digest('hex') !== member.sha256) {
    throw new BackupError(`${member.name} is not what the manifest says: its size or hash is another.`);
  }
}

/** Compressing makes bytes that are random already this much larger. */
const largestSize = ({ bytes, isCompressed }: Member) => (isCompressed ? bytes * 1.001 + 1024 : bytes);

async function takeMember(entry: Entry, member: Member, take: ArchiveReader['take']): Promise<void> {
  if (entry.header.size > largestSize(member)) {
    throw new BackupError(`${member.name} is larger than the manifest says.`);
  }
  if (!member.isCompressed) return take(member, check(member, entry));
  const gunzip = createGunzip();
  const [unpacked, taken] = await Promise.allSettled([
    pipeline(entry, gunzip),
    take(member, check(member, gunzip)).catch((error: unknown) => {
      gunzip.destroy();
      throw error;
    }),
  ]);
  if (taken.status === 'rejected') throw taken.reason;
  if (unpacked.status === 'rejected') throw unpacked.reason;
}

/** An archive has the manifest first, then exactly its members in its order: no other name is ever looked at. */
async function readEntries(entries: AsyncIterable<Entry>, signer: string | undefined, reader: ArchiveReader) {
  let document: Buffer | undefined;
  let read: ReadArchive | undefined;
  let members: Member[] = [];
  let next = 0;
  for await (const entry of entries) {
    const expected = read ? members[next] : document ? { name: SIGNATURE } : { name: MANIFEST };
    if (!expected || entry.header.type !== 'file' || entry.header.name !== expected.name) {
      const name = JSON.stringify(entry.header.name.slice(0, 100));
      const place = expected ? `where ${expected.name} is expected` : 'behind the last expected one';
      throw new BackupError(`The archive has the member ${name} (${entry.header.type}) ${place}.`);
    }
    if (!document) {
      document = await readSmall(entry, MAX_MANIFEST_BYTES);
    } else if (!read) {
      read = readManifest(document, await readSmall(entry, MAX_SIGNATURE_BYTES), signer);
      members = listMembers(read.manifest);
      await reader.begin(read.manifest);
    } else {
      await takeMember(entry, expected as Member, reader.take);
      next += 1;
    }
  }
  if (!read || next < members.length) {
    const missing = members[next]?.name ?? (document ? SIGNATURE : MANIFEST);
    throw new BackupError(`The archive ends before ${missing}.`);
  }
  return read;
}

/** Reads an archive and checks all of it. Throws BackupError at the first thing that is wrong. */
export async function readArchive(
  file: string,
  settings: BackupSettings,
  reader: ArchiveReader,
): Promise<ReadArchive> {
  const entries = extract();
  const source = await openArchive(file, settings);
  const arrived = pipeline(source, entries);
  arrived.catch(() => undefined);
  try {
    const read = await readEntries(
      entries as AsyncIterable<unknown> as AsyncIterable<Entry>,
      settings.signer,
      reader,
    );
    await arrived;
    return read;
  } catch (error) {
    source.destroy();
    if (error instanceof BackupError || isOfTheDisk(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`The archive is damaged or no backup of a site (${reason}).`, { cause: error });
  }
}

const DISK_ERRORS: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS', 'EIO', 'ENOENT'];

const isOfTheDisk = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && DISK_ERRORS.includes(error.code);
