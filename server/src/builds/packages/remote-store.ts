import { LRUCache } from 'lru-cache';
import type { BlobStore } from '../blobs/blob-store';

/** The hash of every file of a version, by name. Empty when there is no such version. */
export type ReadFileList = (remote: string, version: string) => Promise<ReadonlyMap<string, string>>;

/** The files of every remote version. They never change. */
export interface RemoteStore {
  /**
   * The bytes of a file, checked against the hash that was published; null when the version has no such file. Throws
   * BlobUnavailableError when it has one that nobody holds a whole copy of.
   */
  read(remote: string, version: string, file: string): Promise<Buffer | null>;
}

const MAX_CACHED_LISTS = 200;

/** The files of versions: which there are says the database, their bytes the store. */
export function openRemoteStore(blobs: Pick<BlobStore, 'read'>, readFileList: ReadFileList): RemoteStore {
  const lists = new LRUCache<string, ReadonlyMap<string, string>>({ max: MAX_CACHED_LISTS });
  return {
    async read(remote, version, file) {
      const key = `${remote}/${version}`;
      const files = lists.get(key) ?? (await readFileList(remote, version));
      // A version that isn't there may be published in the next moment.
      if (files.size > 0) lists.set(key, files);
      const integrity = files.get(file);
      return integrity === undefined ? null : blobs.read(integrity);
    },
  };
}
