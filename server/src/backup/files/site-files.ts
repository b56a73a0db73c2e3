import { createHash } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { createBuildSource } from '../../builds/blobs/blobs-plugin';
import { BlobUnavailableError, openBlobStore } from '../../builds/blobs/blob-store';
import type { Config } from '../../config';
import type { FileStore } from '../../file-store/file-store';
import { openFolderStore } from '../../file-store/folder-store';
import { openFileStore } from '../../file-store/open-file-store';
import { isCompressedFile, type FileEntry } from '../archive/manifest';
import type { WrittenMember } from '../archive/write-archive';

const compress = promisify(gzip);
const silent = { warn: () => undefined, error: () => undefined };

/** Reads the files of a site by their keys, wherever the settings have them. */
export interface SiteFiles {
  /** Returns size and hash of a file, or null if the site doesn't have it. */
  describe(key: string): Promise<FileEntry | null>;
  /** Prepares a file for an archive, compressed if files of its kind are. */
  toMember(entry: FileEntry, name: string): Promise<WrittenMember>;
}

/** Converts the key of a built file back to its hash. */
const toIntegrity = (key: string) => `sha384-${Buffer.from(path.basename(key), 'hex').toString('base64')}`;

/** Reads a stream to its end and returns size and hash. */
export async function hashStream(contents: AsyncIterable<Buffer>): Promise<Omit<FileEntry, 'key'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of contents) {
    bytes += chunk.length;
    hash.update(chunk);
  }
  return { bytes, sha256: hash.digest('hex') };
}

const readStored = async (store: FileStore, key: string) => store.disk.getStream(key);

export async function openSiteFiles(config: Config): Promise<SiteFiles> {
  const { files, dataDir } = config;
  const store = await openFileStore(config);
  // A built file can be in the cache of this machine or in its builds before the shared store has it.
  const blobs = openBlobStore({
    shared: store,
    local:
      files.kind === 'folder' && files.folder === dataDir
        ? null
        : openFolderStore(dataDir, path.join(dataDir, 'uploads')),
    ...(config.environment !== 'test' && { recover: createBuildSource() }),
    log: silent,
  });
  const readBlob = (key: string) =>
    blobs.read(toIntegrity(key)).catch((error: unknown) => {
      if (error instanceof BlobUnavailableError) return null;
      throw error;
    });

  return {
    async describe(key) {
      if (isCompressedFile(key)) {
        const bytes = await readBlob(key);
        return bytes && { key, ...(await hashStream(Readable.from([bytes]))) };
      }
      if (!(await store.disk.exists(key))) return null;
      return { key, ...(await hashStream(await readStored(store, key))) };
    },
    async toMember({ key, bytes }, name) {
      if (!isCompressedFile(key)) return { name, size: bytes, open: () => readStored(store, key) };
      const compressed = await compress((await readBlob(key)) ?? Buffer.alloc(0));
      return { name, size: compressed.length, open: () => Readable.from([compressed]) };
    },
  };
}
