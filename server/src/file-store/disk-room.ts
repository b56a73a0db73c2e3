import { statfs } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { problem } from '../problem-error';

/** How much is written between two looks at the disk: files that arrive at the same time fill it together. */
const LOOK_EVERY_BYTES = 16 * 1024 * 1024;

/** Refuses with 507 where so many bytes more would leave less than the floor on the disk. */
export type EnsureRoom = (bytes: number) => Promise<void>;

export interface DiskSpace {
  /** Null where the system doesn't say. */
  readonly free: number | null;
  readonly total: number | null;
}

/** How much the disk of a folder holds. */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return { free: null, total: null };
  }
}

/** Guards the disk of a folder: the database and the log need the last of it. */
export function createDiskGuard(folder: string, floorBytes: number): EnsureRoom {
  return async (bytes) => {
    const { free } = await readDiskSpace(folder);
    if (free !== null && free - bytes < floorBytes) throw problem('storage_full');
  };
}

/** Passes on what is streamed for as long as the disk has room for it. */
export async function* whileRoom(contents: Readable, ensureRoom: EnsureRoom): AsyncGenerator<Buffer> {
  let unseen = LOOK_EVERY_BYTES;
  // A request that is destroyed takes its connection along, and nobody reads why it was refused.
  const chunks: AsyncIterable<Buffer> = contents.iterator({ destroyOnReturn: false });
  for await (const chunk of chunks) {
    unseen += chunk.length;
    if (unseen >= LOOK_EVERY_BYTES) {
      await ensureRoom(chunk.length);
      unseen = 0;
    }
    yield chunk;
  }
}
