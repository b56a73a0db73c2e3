import { access, constants, opendir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config';

const FOLDERS_OF_FILES = ['media', 'blobs', 'uploads'];

type Places = Pick<Config, 'dataDir' | 'files' | 'databaseUrl' | 'smtpUrl'>;

/** Lists the folders that the site reads and writes; some of them are created when they are first needed. */
export function listSiteFolders({ dataDir, files, databaseUrl, smtpUrl }: Places): string[] {
  const below = (root: string, names: readonly string[]) => names.map((name) => path.join(root, name));
  const folders = [
    dataDir,
    ...below(dataDir, databaseUrl === undefined ? ['database'] : []),
    ...below(dataDir, smtpUrl === undefined ? ['mail'] : []),
    ...(files.kind === 'folder'
      ? [files.folder, ...below(files.folder, FOLDERS_OF_FILES)]
      : below(dataDir, ['uploads'])),
  ];
  return [...new Set(folders)];
}

/** Rejects with the error of the system unless this process can list a folder and write to it. */
export async function requireUsableFolder(folder: string): Promise<void> {
  const opened = await opendir(folder);
  await opened.close();
  await access(folder, constants.W_OK | constants.X_OK);
}

/** Returns true if a file or folder, or one above it, doesn't exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Creates a check that rejects if a folder can't be used, or has disappeared since it was there. A folder that never
 * was there isn't needed yet.
 */
export function createFolderCheck(places: Places): () => Promise<void> {
  const folders = listSiteFolders(places);
  const seen = new Set<string>();
  return async () => {
    for (const folder of folders) {
      try {
        await requireUsableFolder(folder);
        seen.add(folder);
      } catch (error) {
        if (seen.has(folder) || !isMissing(error)) throw error;
      }
    }
  };
}
