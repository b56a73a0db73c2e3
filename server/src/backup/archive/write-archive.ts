import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack, type Pack } from 'tar-stream';
import type { Encrypt } from './encryption';

/** Describes a member to write: its size in the archive is known before its first byte. */
export interface WrittenMember {
  readonly name: string;
  readonly size: number;
  readonly open: () => Promise<Readable> | Readable;
}

/** The signal ends a member that waits for ever, because nobody reads the archive any more. */
async function writeMember(
  archive: Pack,
  { name, size, open: openMember }: WrittenMember,
  signal: AbortSignal,
): Promise<void> {
  await pipeline(await openMember(), archive.entry({ name, size, mode: 0o600 }), { signal });
}

async function writeMembers(archive: Pack, members: AsyncIterable<WrittenMember>, signal: AbortSignal) {
  try {
    for await (const member of members) await writeMember(archive, member, signal);
    archive.finalize();
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

/** Writes the members into a new file that only its owner may read, and waits until it is on the disk. */
export async function writeArchive(
  file: string,
  members: AsyncIterable<WrittenMember>,
  encrypt: Encrypt | null,
): Promise<void> {
  const archive = pack();
  const contents = Readable.from(archive, { objectMode: false });
  const written = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  // A write that fails says nothing of its file, and the disk of an archive is often not that of the site.
  written.once('error', (error: NodeJS.ErrnoException) => {
    if (error.syscall === 'write') error.path = file;
  });
  const failure = new AbortController();
  // The first error says why; the one that the other side then has only says that the archive is gone.
  const fail = (error: unknown) => failure.abort(error);
  await Promise.all([
    writeMembers(archive, members, failure.signal).catch(fail),
    pipeline(encrypt ? await encrypt(contents) : contents, written).catch(fail),
  ]);
  failure.signal.throwIfAborted();
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
