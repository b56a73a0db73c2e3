import path from 'node:path';
import type { Logger } from 'pino';
import { LRUCache } from 'lru-cache';
import type { FileStore } from '../../file-store/file-store';
import { computeIntegrity } from '../integrity';
import type { PackageFile } from '../packages/package-file';

/** Is thrown if there is no intact copy: the bytes are missing, damaged or unreachable. */
export class BlobUnavailableError extends Error {
  override readonly name = 'BlobUnavailableError';
}

/** Stores bytes that never change by their hash (subresource integrity). Every read is checked against the hash. */
export interface BlobStore {
  /** Returns the bytes with this hash. Throws BlobUnavailableError if there is no intact copy. */
  read(integrity: string): Promise<Buffer>;
  /** Stores files for every process and replaces damaged copies. */
  put(files: Iterable<Pick<PackageFile, 'read'>>): Promise<void>;
  /**
   * Stores bytes for this process alone, unless it already has them, so that it needn't read them from the shared
   * store.
   */
  keep(integrity: string, read: () => Promise<Buffer>): Promise<void>;
  /**
   * Deletes unused files that are older than `before`: of failed publications or of deleted versions. A file is deleted by
   * the second sweep in a row that finds it so. While a machine is paused or its clock jumps, a file becomes old although
   * the publication that has just stored it goes on.
   */
  sweep(isNamed: (integrity: string) => boolean, before: Date): Promise<void>;
}

/** Configures the copies: those of this process are read first, the shared ones last. */
export interface BlobStoreOptions {
  /** Is the store that all processes share. */
  readonly shared: FileStore;
  /** Is a cache folder on this machine; null if the shared store is a folder on this machine. */
  readonly local: FileStore | null;
  /** Reads the bytes from another source without checking them, such as a build on this machine. */
  readonly recover?: (integrity: string) => Promise<Buffer | null>;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly maxCachedBytes?: number;
}

const FOLDER = 'blobs';
/**
 * Limits the parallel writes. Disks with sync and remote storage have a high latency, so parallel writes are faster.
 */
const MAX_PARALLEL_WRITES = 8;
/** Limits the bytes cached in memory; the live versions of all remotes need only a fraction of them. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024;

/** Converts `sha384-…` to a key in hexadecimal, because some disks ignore case. */
export function blobKey(integrity: string): string {
  const hex = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
  return `${FOLDER}/${hex}`;
}

const getIntegrity = (key: string) => `sha384-${Buffer.from(path.basename(key), 'hex').toString('base64')}`;

/** Opens a store of bytes by their hash. */
export function openBlobStore({ shared, local, recover, log, ...options }: BlobStoreOptions): BlobStore {
  const stores = local ? [local, shared] : [shared];

  /** Reads and checks the bytes in one store; returns null if they are missing or damaged. */
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

  /** Replaces the copies that were missing or damaged. */
  async function repairCopies(broken: readonly FileStore[], integrity: string, bytes: Buffer): Promise<void> {
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
        await repairCopies(broken, integrity, bytes);
        return bytes;
      }
      broken.push(store);
    }
    const recovered = await recover?.(integrity);
    if (!recovered || computeIntegrity(recovered) !== integrity)
      throw new BlobUnavailableError(`No copy of ${integrity} is whole.`);
    await repairCopies(broken, integrity, recovered);
    return recovered;
  }

  const cache = new LRUCache<string, Buffer>({
    maxSize: options.maxCachedBytes ?? MAX_CACHED_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
    // Simultaneous requests for the same bytes share one read.
    fetchMethod: find,
  });

  /** Has the keys that the last sweep found unused. */
  const unused = new Map<FileStore, ReadonlySet<string>>();

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
        const found = new Set<string>();
        for await (const { key, changedAt } of store.list(FOLDER)) {
          if (changedAt >= before || isNamed(getIntegrity(key))) continue;
          if (unused.get(store)?.has(key)) await store.disk.delete(key);
          else found.add(key);
        }
        unused.set(store, found);
      }
    },
  };
}
