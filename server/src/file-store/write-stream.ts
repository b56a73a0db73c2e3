import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { whileRoom, type EnsureRoom } from './disk-room';

/**
 * Writes what is streamed to a file, while the disk has room. When it breaks off, the disk may still be opening the file: it rejects once nothing
 * more is done to it, so that the file can be removed.
 */
export async function writeStream(contents: Readable, file: string, ensureRoom: EnsureRoom): Promise<void> {
  const written = createWriteStream(file);
  const closed = new Promise<void>((resolve) => written.once('close', () => resolve()));
  try {
    await pipeline(whileRoom(contents, ensureRoom), written);
  } finally {
    await closed;
  }
}
