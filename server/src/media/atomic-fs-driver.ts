import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FSDriver } from 'flydrive/drivers/fs';

/** A row that names a file must not outlive the file's bytes in a power cut. */
async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * The folder driver, with whole files only: a file appears under its key when it is complete, so a reader never sees
 * half of one and a broken upload leaves nothing behind. The plain driver writes in place.
 */
export class AtomicFsDriver extends FSDriver {
  readonly #root: string;

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.#root = root;
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.#place(key, (temporary) => writeFile(temporary, contents));
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.#place(key, (temporary) => pipeline(contents, createWriteStream(temporary)));
  }

  /** A part of a file; both ends belong to it. */
  openRange(key: string, start: number, end: number): Readable {
    return createReadStream(path.join(this.#root, key), { start, end });
  }

  async #place(key: string, write: (temporary: string) => Promise<void>): Promise<void> {
    const target = path.join(this.#root, key);
    const temporary = `${target}.${randomUUID()}.part`;
    await mkdir(path.dirname(target), { recursive: true });
    try {
      await write(temporary);
      await syncFile(temporary);
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }
}
