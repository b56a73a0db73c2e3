import { statfs } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { listCauses } from '../database/database-errors';
import { ProblemError, problem } from '../problem-error';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** The free space is checked again after this many bytes, because simultaneous uploads fill the same disk. */
const CHECK_EVERY_BYTES = 16 * 1024 * 1024;

/** Throws 507 if this many more bytes would leave less than the configured minimum on the disk. */
export type EnsureRoom = (bytes: number) => Promise<void>;

export interface DiskSpace {
  /** Is null if the system doesn't report it. */
  readonly free: number | null;
  readonly total: number | null;
}

/** Reads the size and the free space of a folder's disk in bytes. */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return { free: null, total: null };
  }
}

/** Creates the check for the disk of a folder, because the database and the log need the remaining space. */
export function createDiskGuard(folder: string, floorBytes: number): EnsureRoom {
  return async (bytes) => {
    const { free } = await readDiskSpace(folder);
    if (free !== null && free - bytes < floorBytes) throw problem('storage_full');
  };
}

/** Returns true for an error of the check for room, also if a library wraps it. */
export const isBelowFloor = (error: unknown): boolean =>
  [...listCauses(error)].some((cause) => cause instanceof ProblemError && cause.code === 'storage_full');

/** Returns true if a file could not be written because its disk has no room. */
export const isOutOfRoom = (error: unknown): boolean =>
  isBelowFloor(error) ||
  [...listCauses(error)].some(
    (cause) => 'code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT'),
  );

/** Passes a stream on as long as the disk has room for it. */
export async function* limitToFreeSpace(contents: Readable, ensureRoom: EnsureRoom): AsyncGenerator<Buffer> {
  let uncheckedBytes = CHECK_EVERY_BYTES;
  // Destroying the request would close its connection before the client reads the refusal.
  const chunks: AsyncIterable<Buffer> = contents.iterator({ destroyOnReturn: false });
  for await (const chunk of chunks) {
    uncheckedBytes += chunk.length;
    if (uncheckedBytes >= CHECK_EVERY_BYTES) {
      await ensureRoom(chunk.length);
      uncheckedBytes = 0;
    }
    yield chunk;
  }
}

/**
 * Writes a stream to a file while the disk has room. After an error, the disk may still be opening the file, so the
 * promise rejects only when nothing writes to it any more and it can be deleted.
 */
export async function writeStream(contents: Readable, file: string, ensureRoom: EnsureRoom): Promise<void> {
  const written = createWriteStream(file);
  const closed = new Promise<void>((resolve) => written.once('close', () => resolve()));
  try {
    await pipeline(limitToFreeSpace(contents, ensureRoom), written);
  } finally {
    await closed;
  }
}
