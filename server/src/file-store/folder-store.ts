import { Disk } from 'flydrive';
import { AtomicFsDriver } from './atomic-fs-driver';
import { createDiskGuard } from './disk-room';
import type { FileStore } from './file-store';

/** Opens a store in a local or mounted folder. */
export function openFolderStore(folder: string, uploadFolder: string, floorBytes = 0): FileStore {
  const ensureRoom = createDiskGuard(folder, floorBytes);
  const driver = new AtomicFsDriver(folder, ensureRoom);
  const disk = new Disk(driver);
  return {
    disk,
    uploadFolder,
    ensureRoom,
    adopt: (key, file) => driver.adopt(key, file),
    openRange: async (key, start, end) => driver.openRange(key, start, end),
    list: (key) => driver.listFiles(key),
    removeFolder: (key) => disk.deleteAll(key),
  };
}
