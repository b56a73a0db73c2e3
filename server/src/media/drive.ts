import path from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { AtomicFsDriver } from './atomic-fs-driver';

/** Where files are kept. Everything goes through it, so that another kind of storage is one more driver here. */
export interface MediaDrive {
  readonly disk: Disk;
  /** Where uploads grow until they are complete: outside of what is served, on the same disk. */
  readonly uploadFolder: string;
  /** Moves a complete upload into the store. */
  adopt(key: string, file: string): Promise<void>;
  /** Deletes a file with everything that was made from it. */
  remove(key: string): Promise<void>;
  /** A part of a file as a stream; both ends belong to it. */
  openRange(key: string, start: number, end: number): Promise<Readable>;
}

export interface MediaDriveOptions {
  readonly dataDir: string;
}

/** Opens the file store: the folder `<dataDir>/media`, and `<dataDir>/uploads` for what is on its way. */
export function openMediaDrive({ dataDir }: MediaDriveOptions): MediaDrive {
  const driver = new AtomicFsDriver(path.resolve(dataDir, 'media'));
  const disk = new Disk(driver);
  return {
    disk,
    uploadFolder: path.resolve(dataDir, 'uploads'),
    adopt: (key, file) => driver.adopt(key, file),
    remove: (key) => disk.deleteAll(key),
    openRange: async (key, start, end) => driver.openRange(key, start, end),
  };
}

/** A file and everything made from it share one folder named by the key. */
export const originalPath = (key: string): string => `${key}/original`;
export const sizedPath = (key: string, width: number, format: string): string => `${key}/${width}.${format}`;
export const previewPath = (key: string): string => `${key}/og.jpg`;
