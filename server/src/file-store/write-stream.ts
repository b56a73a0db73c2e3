import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limitToFreeSpace, type EnsureRoom } from './disk-room';

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
