import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes what is streamed to a file. When it breaks off, the disk may still be opening the file: it rejects once nothing
 * more is done to it, so that the file can be removed.
 */
export async function writeStream(contents: Readable, file: string): Promise<void> {
  const written = createWriteStream(file);
  const closed = new Promise<void>((resolve) => written.once('close', () => resolve()));
  try {
    await pipeline(contents, written);
  } finally {
    await closed;
  }
}
