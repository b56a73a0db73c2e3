import fs from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config';
import { readDiskSpace, type DiskSpace } from '../../file-store/disk-room';

export interface FolderSize {
  readonly name: string;
  readonly size: number;
  readonly files: number;
}

export interface DiskUse extends DiskSpace {
  readonly folders: readonly FolderSize[];
  readonly measuredAt: Date;
}

/** Files may be deleted while they are counted; a deleted one has the size 0. */
async function readSize(file: string): Promise<number> {
  return fs.stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

async function measureFolder(folder: string): Promise<Omit<FolderSize, 'name'>> {
  let size = 0;
  let files = 0;
  const waiting = [folder];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const entries = await fs.readdir(next, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const place = path.join(next, entry.name);
      if (entry.isDirectory()) waiting.push(place);
      else if (entry.isFile()) {
        size += await readSize(place);
        files += 1;
      }
    }
  }
  return { size, files };
}

/**
 * Measures how much space each folder of the data folder and of the folder of shared files uses, and how much is free.
 */
export async function measureDisk(dataDir: string, filesDir = dataDir): Promise<DiskUse> {
  const folders: FolderSize[] = [];
  for (const parent of new Set([dataDir, filesDir])) {
    for (const entry of await fs.readdir(parent, { withFileTypes: true }).catch(() => [])) {
      if (!entry.isDirectory()) continue;
      const name = parent === dataDir ? entry.name : `${entry.name}, shared`;
      folders.push({ name, ...(await measureFolder(path.join(parent, entry.name))) });
    }
  }
  folders.sort((a, b) => b.size - a.size);
  return { ...(await readDiskSpace(dataDir)), folders, measuredAt: new Date() };
}

/** Limits how often the disk is measured, because counting a hundred thousand files slows other reads down. */
export function createDiskMeter(
  { dataDir, files }: Pick<Config, 'dataDir' | 'files'>,
  keptForMs: number,
): () => Promise<DiskUse> {
  const filesDir = files.kind === 'folder' ? files.folder : dataDir;
  let last: { readonly use: Promise<DiskUse>; readonly until: number } | null = null;
  return () => {
    if (!last || last.until <= Date.now())
      last = { use: measureDisk(dataDir, filesDir), until: Date.now() + keptForMs };
    return last.use;
  };
}
