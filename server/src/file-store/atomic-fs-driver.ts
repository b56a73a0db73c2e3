import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import type { EnsureRoom } from './disk-room';
import type { StoredFile } from './file-store';
import { writeStream } from './write-stream';

/** Waits until a file, or the names in a folder, are on the disk: a row that names a file must not outlive it in a power cut. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** From the folder of a file up to the one in which the first new folder was made. */
function changedFolders(folder: string, firstNewFolder: string | undefined): string[] {
  const folders = [folder];
  if (firstNewFolder === undefined) return folders;
  const last = path.dirname(firstNewFolder);
  for (let parent = folder; parent !== last; folders.push(parent)) parent = path.dirname(parent);
  return folders;
}

/** The store may be a folder of another disk, or of another machine. */
async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await copyFile(from, to);
    await rm(from, { force: true });
  }
}

/**
 * The folder driver, with whole files only: a file appears under its key when it is complete, so a reader never sees
 * half of one and a broken upload leaves nothing behind. The plain driver writes in place.
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

  /** Takes over a file of this machine: without copying it where it is on the same disk. */
  adopt(key: string, file: string): Promise<void> {
    return this.#place(key, (temporary) => moveFile(file, temporary));
  }

  /** A part of a file; both ends belong to it. */
  openRange(key: string, start: number, end: number): Readable {
    return createReadStream(path.join(this.#root, key), { start, end });
  }

  /** The files below a folder, by their keys; none when there is no such folder. */
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
      // The name of the file stands in its folder, and that of a new folder in its parent.
      for (const changed of changedFolders(folder, firstNewFolder)) await sync(changed);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }
}
