import { LRUCache } from 'lru-cache';
import type { BlobStore } from '../blobs/blob-store';

/** Maps the name of every file of a version to its hash. It is empty if the version doesn't exist. */
export type ReadFileList = (remote: string, version: string) => Promise<ReadonlyMap<string, string>>;

/** Provides the files of every version of a remote. They never change. */
export interface RemoteStore {
  /**
   * Returns the bytes of a file, checked against the published hash, or null if the version has no such file. Throws
   * BlobUnavailableError if there is no intact copy.
   */
  read(remote: string, version: string, file: string): Promise<Buffer | null>;
  /** Maps the name of every file of a version to its hash. It is empty if the version doesn't exist. */
  list: ReadFileList;
}

const MAX_CACHED_LISTS = 200;

/** Opens the store of versions: the database lists their files, and the blob store contains the bytes. */
export function openRemoteStore(blobs: Pick<BlobStore, 'read'>, readFileList: ReadFileList): RemoteStore {
  const lists = new LRUCache<string, ReadonlyMap<string, string>>({ max: MAX_CACHED_LISTS });
  const list: ReadFileList = async (remote, version) => {
    const key = `${remote}/${version}`;
    const files = lists.get(key) ?? (await readFileList(remote, version));
    // An unknown version isn't cached, because it may be published at any moment.
    if (files.size > 0) lists.set(key, files);
    return files;
  };
  return {
    list,
    async read(remote, version, file) {
      const integrity = (await list(remote, version)).get(file);
      return integrity === undefined ? null : blobs.read(integrity);
    },
  };
}
