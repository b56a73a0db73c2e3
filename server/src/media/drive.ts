import type { FileStore } from '../file-store/file-store';

/** Where pictures, sound, videos and documents are kept. */
export interface MediaDrive extends Pick<
  FileStore,
  'disk' | 'uploadFolder' | 'ensureRoom' | 'adopt' | 'openRange'
> {
  /** Deletes a file with everything that was made from it. */
  remove(key: string): Promise<void>;
}

/** The media in the file store. */
export function openMediaDrive(store: FileStore): MediaDrive {
  return { ...store, remove: (key) => store.removeFolder(mediaFolder(key)) };
}

/** A file and everything made from it share one folder named by the key. */
const mediaFolder = (key: string): string => `media/${key}`;
export const originalPath = (key: string): string => `${mediaFolder(key)}/original`;
export const sizedPath = (key: string, width: number, format: string): string =>
  `${mediaFolder(key)}/${width}.${format}`;
export const previewPath = (key: string): string => `${mediaFolder(key)}/og.jpg`;
