import path from 'node:path';
import type { Config } from '../config';
import type { FileStore } from './file-store';
import { openFolderStore } from './folder-store';

const UPLOADS = 'uploads';

export async function openFileStore({
  files,
  dataDir,
  bounds,
}: Pick<Config, 'files' | 'dataDir' | 'bounds'>): Promise<FileStore> {
  const floorBytes = bounds.freeDiskFloorBytes;
  if (files.kind === 'folder')
    return openFolderStore(files.folder, path.join(files.folder, UPLOADS), floorBytes);
  // The libraries for S3 are loaded only if they are needed.
  const { openS3Store } = await import('./s3-store');
  return openS3Store(files, path.join(dataDir, UPLOADS), floorBytes);
}
