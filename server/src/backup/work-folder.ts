import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';

export interface WorkFolder {
  readonly folder: string;
  /** Deletes the folder; with `isUndone`, also the folders above it that were missing before. */
  remove(isUndone: boolean): Promise<void>;
}

/** Makes a folder for unfinished work, which only its owner may look into. */
export async function makeWorkFolder(parent: string, prefix: string): Promise<WorkFolder> {
  const firstNewFolder = await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(parent, prefix));
  return {
    folder,
    async remove(isUndone) {
      await rm(isUndone && firstNewFolder !== undefined ? firstNewFolder : folder, {
        recursive: true,
        force: true,
      });
    },
  };
}
