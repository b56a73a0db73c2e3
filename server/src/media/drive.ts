import type { FileStore } from '../file-store/file-store';

/** Stores pictures, sound, videos and documents. */
export interface MediaDrive extends Pick<
  FileStore,
  'disk' | 'uploadFolder' | 'ensureRoom' | 'adopt' | 'openRange'
> {
  /** Deletes a file with all copies made from it. */
  remove(key: string): Promise<void>;
}

export function openMediaDrive(store: FileStore): MediaDrive {
  return { ...store, remove: (key) => store.removeFolder(mediaFolder(key)) };
}

/** A file and all copies made from it are in one folder named after the key. */
const mediaFolder = (key: string): string => `media/${key}`;
export const originalPath = (key: string): string => `${mediaFolder(key)}/original`;
export const sizedPath = (key: string, width: number, format: string): string =>
  `${mediaFolder(key)}/${width}.${format}`;
export const previewPath = (key: string): string => `${mediaFolder(key)}/og.jpg`;
