import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Disk } from 'flydrive';
import { AtomicFsDriver } from '../media/atomic-fs-driver';
import { COMPRESSED } from './files/compressed-copies';

/** The files of every remote version, below `<name>/<version>/`. Written once, never changed. */
export interface RemoteStore {
  /** The bytes of a file, or null when there is none. */
  read(remote: string, version: string, file: string): Promise<Buffer | null>;
  /** Writes the files of a version where nobody reads them yet. Discard it in the end, placed or not. */
  stage(files: ReadonlyMap<string, Buffer>): Promise<StagedFiles>;
  /** Whether a version consists of exactly these files, not counting the compressed copies that were made of them. */
  holds(remote: string, version: string, files: ReadonlyMap<string, Buffer>): Promise<boolean>;
}

export interface StagedFiles {
  /** Makes them the files of a version, in one step that takes as long as a rename. */
  place(remote: string, version: string): Promise<void>;
  discard(): Promise<void>;
}

/** No remote can have this name. */
const STAGED_FOLDER = '_staged';

/** How many bytes of immutable files are cached in memory: the live versions of all remotes fit several times. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024;

/** Opens the store in `<dataDir>/remotes`. */
export function openRemoteStore(dataDir: string, maxCachedBytes = MAX_CACHED_BYTES): RemoteStore {
  const driver = new AtomicFsDriver(path.join(dataDir, 'remotes'));
  const disk = new Disk(driver);
  const cache = new Map<string, Buffer>();
  let cachedBytes = 0;

  const remember = (key: string, bytes: Buffer) => {
    cache.set(key, bytes);
    cachedBytes += bytes.length;
    for (const [oldest, { length }] of cache) {
      if (cachedBytes <= maxCachedBytes) break;
      cache.delete(oldest);
      cachedBytes -= length;
    }
  };

  return {
    async read(remote, version, file) {
      const key = `${remote}/${version}/${file}`;
      const cached = cache.get(key);
      if (cached) return cached;
      if (!(await disk.exists(key))) return null;
      const bytes = Buffer.from(await disk.getBytes(key));
      remember(key, bytes);
      return bytes;
    },
    async stage(files) {
      const folder = `${STAGED_FOLDER}/${randomUUID()}`;
      const discard = () => disk.deleteAll(folder);
      try {
        for (const [file, bytes] of files) await disk.put(`${folder}/${file}`, bytes);
      } catch (error) {
        await discard();
        throw error;
      }
      return { place: (remote, version) => driver.moveFolder(folder, `${remote}/${version}`), discard };
    },
    async holds(remote, version, files) {
      const folder = `${remote}/${version}`;
      const stored = await driver.listFiles(folder);
      const handedIn = stored.filter((file) => files.has(file) || !file.endsWith(COMPRESSED));
      if (handedIn.length !== files.size) return false;
      for (const file of handedIn) {
        const bytes = files.get(file);
        if (!bytes?.equals(await disk.getBytes(`${folder}/${file}`))) return false;
      }
      return true;
    },
  };
}
