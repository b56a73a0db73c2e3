import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import { type EnsureRoom, writeStream } from './disk-room';
import type { StoredFile } from './file-store';
import { isMissing } from './usable-folder';

/**
 * Waits until a file, or the names in a folder, are physically written: after a power cut, no row may name a file that
 * is lost.
 */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Lists the folders from that of a file up to the one in which the first new folder was created. */
function changedFolders(folder: string, firstNewFolder: string | undefined): string[] {
  const folders = [folder];
  if (firstNewFolder === undefined) return folders;
  const last = path.dirname(firstNewFolder);
  for (let parent = folder; parent !== last; folders.push(parent)) parent = path.dirname(parent);
  return folders;
}

/** A rename doesn't work across disks, and the store may be on another disk or machine. */
async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await copyFile(from, to);
    await rm(from, { force: true });
  }
}

const UNFINISHED = /\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.part$/;

/** Deletes files below a folder that were not completed and have not changed since `before`: their process was killed. */
export async function deleteUnfinishedFiles(folder: string, before: Date): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    if (!entry.isFile() || !UNFINISHED.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const found = await stat(file).catch(() => null);
    if (found && found.mtime < before) await rm(file, { force: true });
  }
}

/**
 * Is the folder driver with atomic writes: a file appears under its key only when it is complete, so that readers never
 * see a part of it and a failed upload leaves nothing behind. The plain driver writes in place.
 */
export class AtomicFsDriver extends FSDriver {
  readonly #root: string;
  readonly #ensureRoom: EnsureRoom;

  constructor(root: string, ensureRoom: EnsureRoom) {
    super({ location: root, visibility: 'private' });
    this.#root = root;
    this.#ensureRoom = ensureRoom;
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    await this.#ensureRoom(Buffer.byteLength(contents));
    return this.#place(key, (temporary) => writeFile(temporary, contents));
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.#place(key, (temporary) => writeStream(contents, temporary, this.#ensureRoom));
  }

  /** Moves a file of this machine into the store, without a copy if both are on the same disk. */
  adopt(key: string, file: string): Promise<void> {
    return this.#place(key, (temporary) => moveFile(file, temporary));
  }

  /** Opens a part of a file; `start` and `end` are inclusive. */
  openRange(key: string, start: number, end: number): Readable {
    return createReadStream(path.join(this.#root, key), { start, end });
  }

  /** Lists the keys of the files below a folder; there are none if the folder doesn't exist. */
  async *listFiles(key: string): AsyncIterable<StoredFile> {
    const folder = path.join(this.#root, key);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const found = await stat(file).catch(() => null);
      if (found) yield { key: path.relative(this.#root, file), changedAt: found.mtime };
    }
  }

  async #place(key: string, write: (temporary: string) => Promise<void>): Promise<void> {
    const target = path.join(this.#root, key);
    const temporary = `${target}.${randomUUID()}.part`;
    const folder = path.dirname(target);
    const firstNewFolder = await mkdir(folder, { recursive: true });
    try {
      await write(temporary);
      await sync(temporary);
      await rename(temporary, target);
      // A new name is written to the folder, and that of a new folder to its parent.
      for (const changed of changedFolders(folder, firstNewFolder)) await sync(changed);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }
}
