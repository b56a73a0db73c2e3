import path from 'node:path';
import type { Logger } from 'pino';
import { LRUCache } from 'lru-cache';
import type { FileStore } from '../../file-store/file-store';
import { computeIntegrity } from '../integrity';
import type { PackageFile } from '../packages/package-file';

/** No copy of these bytes is whole: they are missing, damaged, or where they are can't be reached. */
export class BlobUnavailableError extends Error {
  override readonly name = 'BlobUnavailableError';
}

/** Bytes that never change, by their hash (subresource integrity). What is read is what was stored, or nothing. */
export interface BlobStore {
  /** The bytes with this hash, checked. Throws BlobUnavailableError. */
  read(integrity: string): Promise<Buffer>;
  /** Stores files where every process finds them, in place of what may be damaged there. */
  put(files: Iterable<Pick<PackageFile, 'read'>>): Promise<void>;
  /** Stores bytes of this machine for this process alone, unless it has them: others need not be asked for them. */
  keep(integrity: string, read: () => Promise<Buffer>): Promise<void>;
  /** Deletes what has no name any more and is older than that: left over from a broken publication, or retired. */
  sweep(isNamed: (integrity: string) => boolean, before: Date): Promise<void>;
}

/** Copies of the bytes: those of this process come first, those of everybody last. */
export interface BlobStoreOptions {
  /** The store that all processes share. */
  readonly shared: FileStore;
  /** A folder of this machine in front of it; null where the shared store is that folder. */
  readonly local: FileStore | null;
  /** Another place that may have the bytes, unchecked: such as a build on this machine. */
  readonly recover?: (integrity: string) => Promise<Buffer | null>;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly maxCachedBytes?: number;
}

const FOLDER = 'blobs';
/** How many files are written at once: a disk that syncs and storage that is far away answer late, not slowly. */
const MAX_PARALLEL_WRITES = 8;
/** How many bytes are cached in memory: the live versions of all remotes fit several times. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024;

/** `sha384-…` as a key: hex, since disks may not tell cases apart. */
export function blobKey(integrity: string): string {
  const hex = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
  return `${FOLDER}/${hex}`;
}

const getIntegrity = (key: string) => `sha384-${Buffer.from(path.basename(key), 'hex').toString('base64')}`;

/** Opens a store of bytes by their hash. */
export function openBlobStore({ shared, local, recover, log, ...options }: BlobStoreOptions): BlobStore {
  const stores = local ? [local, shared] : [shared];

  /** What a store has under a hash, checked; null when it has nothing that is whole. */
  async function readFrom(store: FileStore, integrity: string): Promise<Buffer | null> {
    const key = blobKey(integrity);
    try {
      if (!(await store.disk.exists(key))) return null;
      const bytes = Buffer.from(await store.disk.getBytes(key));
      if (computeIntegrity(bytes) === integrity) return bytes;
      log.error({ key, isShared: store === shared }, 'a stored file is damaged');
    } catch (error) {
      log.error({ err: error, key, isShared: store === shared }, 'a stored file can’t be read');
    }
    return null;
  }

  const write = (store: FileStore, integrity: string, bytes: Buffer) =>
    store.disk.put(blobKey(integrity), bytes);

  /** Mends the copies that were found missing or damaged. */
  async function mend(broken: readonly FileStore[], integrity: string, bytes: Buffer): Promise<void> {
    for (const store of broken) {
      await write(store, integrity, bytes).catch((error: unknown) =>
        log.warn({ err: error }, 'a stored file could not be mended'),
      );
    }
  }

  async function find(integrity: string): Promise<Buffer> {
    const broken: FileStore[] = [];
    for (const store of stores) {
      const bytes = await readFrom(store, integrity);
      if (bytes) {
        await mend(broken, integrity, bytes);
        return bytes;
      }
      broken.push(store);
    }
    const recovered = await recover?.(integrity);
    if (!recovered || computeIntegrity(recovered) !== integrity)
      throw new BlobUnavailableError(`No copy of ${integrity} is whole.`);
    await mend(broken, integrity, recovered);
    return recovered;
  }

  const cache = new LRUCache<string, Buffer>({
    maxSize: options.maxCachedBytes ?? MAX_CACHED_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
    // Many at once that ask for the same bytes wait for one read.
    fetchMethod: find,
  });

  return {
    read: (integrity) => cache.forceFetch(integrity),
    async put(files) {
      const waiting = [...files];
      const writeNext = async (): Promise<void> => {
        for (let file = waiting.pop(); file; file = waiting.pop()) {
          const bytes = await file.read();
          await write(shared, computeIntegrity(bytes), bytes);
        }
      };
      await Promise.all(Array.from({ length: MAX_PARALLEL_WRITES }, writeNext));
    },
    async keep(integrity, read) {
      const [first = shared] = stores;
      if (!(await first.disk.exists(blobKey(integrity)))) await write(first, integrity, await read());
    },
    async sweep(isNamed, before) {
      for (const store of stores) {
        for await (const { key, changedAt } of store.list(FOLDER)) {
          if (changedAt < before && !isNamed(getIntegrity(key))) await store.disk.delete(key);
        }
      }
    },
  };
}
