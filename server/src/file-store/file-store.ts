import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import type { EnsureRoom } from './disk-room';

/** A file as a listing names it. */
export interface StoredFile {
  readonly key: string;
  readonly changedAt: Date;
}

/** Where files are kept: a folder, or a bucket of S3-compatible storage. Several processes may share either. */
export interface FileStore {
  readonly disk: Disk;
  /** Moves a complete file of this machine into the store. */
  adopt(key: string, file: string): Promise<void>;
  /** A part of a file as a stream; both ends belong to it. */
  openRange(key: string, start: number, end: number): Promise<Readable>;
  /** Every file below a folder. */
  list(folder: string): AsyncIterable<StoredFile>;
  /** Deletes a folder with everything below. */
  removeFolder(folder: string): Promise<void>;
  /** Whether the disk has room for so many bytes more: every write asks before it begins, whoever's it is. */
  readonly ensureRoom: EnsureRoom;
  /** A folder of this machine where files grow until they are complete; on the disk of the store where it has one. */
  readonly uploadFolder: string;
}
