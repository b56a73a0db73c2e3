import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FSDriver } from 'flydrive/drivers/fs';

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

  /** Takes over a file that is on the same disk already, without copying it. */
  adopt(key: string, file: string): Promise<void> {
    return this.#place(key, (temporary) => rename(file, temporary));
  }

  /** A part of a file; both ends belong to it. */
  openRange(key: string, start: number, end: number): Readable {
    return createReadStream(path.join(this.#root, key), { start, end });
  }

  /** Moves a folder in one step. One that is there already is left over from a broken attempt, and goes. */
  async moveFolder(from: string, to: string): Promise<void> {
    const target = path.join(this.#root, to);
    const parent = path.dirname(target);
    const firstNewFolder = await mkdir(parent, { recursive: true });
    await rm(target, { recursive: true, force: true });
    await rename(path.join(this.#root, from), target);
    for (const changed of changedFolders(parent, firstNewFolder)) await sync(changed);
  }

  /** The files below a folder, by their names from there on; none when there is no such folder. */
  async listFiles(key: string): Promise<string[]> {
    const folder = path.join(this.#root, key);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
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
