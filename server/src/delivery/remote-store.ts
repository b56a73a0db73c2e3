import path from 'node:path';
import { Disk } from 'flydrive';
import { AtomicFsDriver } from '../media/atomic-fs-driver';

/** The files of every remote version, below `<name>/<version>/`. Written once, never changed. */
export interface RemoteStore {
  /** The bytes of a file, or null when there is none. */
  read(remote: string, version: string, file: string): Promise<Buffer | null>;
  write(remote: string, version: string, file: string, bytes: Buffer): Promise<void>;
}

/** How many bytes of immutable files are cached in memory: the live versions of all remotes fit several times. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024;

/** Opens the store in `<dataDir>/remotes`. */
export function openRemoteStore(dataDir: string): RemoteStore {
  const disk = new Disk(new AtomicFsDriver(path.join(dataDir, 'remotes')));
  const cache = new Map<string, Buffer>();
  let cachedBytes = 0;

  const remember = (key: string, bytes: Buffer) => {
    cache.set(key, bytes);
    cachedBytes += bytes.length;
    for (const [oldest, { length }] of cache) {
      if (cachedBytes <= MAX_CACHED_BYTES) break;
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
    write: (remote, version, file, bytes) => disk.put(`${remote}/${version}/${file}`, bytes),
  };
}
