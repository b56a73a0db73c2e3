import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import type { EnsureRoom } from './disk-room';

/** Describes a file in a list. */
export interface StoredFile {
  readonly key: string;
  readonly changedAt: Date;
}

/** Stores files in a folder or in a bucket of S3-compatible storage. Several processes may share either. */
export interface FileStore {
  readonly disk: Disk;
  /** Rejects if a bucket is away, or refuses this site. A store in a folder has none: folders are checked as such. */
  readonly checkBucket?: () => Promise<void>;
  /** Moves a complete file of this machine into the store. */
  adopt(key: string, file: string): Promise<void>;
  /** Opens a part of a file as a stream; `start` and `end` are inclusive. */
  openRange(key: string, start: number, end: number): Promise<Readable>;
  /** Lists every file below a folder. */
  list(folder: string): AsyncIterable<StoredFile>;
  removeFolder(folder: string): Promise<void>;
  /** Checks whether the disk has room for this many more bytes; every write must call it first. */
  readonly ensureRoom: EnsureRoom;
  /** Is a folder of this machine for incomplete uploads, on the disk of the store if it has one. */
  readonly uploadFolder: string;
}
