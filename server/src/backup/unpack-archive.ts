import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { readDiskSpace } from '../file-store/disk-room';
import type { Manifest } from './archive/manifest';
import { readArchive, type ReadArchive } from './archive/read-archive';
import { BackupError } from './backup-error';
import type { BackupSettings } from './backup-settings';

export interface UnpackFolders {
  /** Gets `<table>.ndjson.gz` of each table. */
  readonly rows: string;
  /** Gets the files by their keys. */
  readonly files: string;
}

async function refuseTooLarge({ tables, files }: Manifest, folder: string): Promise<void> {
  const bytes = [...tables, ...files].reduce((sum, part) => sum + part.bytes, 0);
  const { free } = await readDiskSpace(folder);
  if (free === null || bytes <= free) return;
  const count = (value: number) => value.toLocaleString('en-US');
  throw new BackupError(
    `The archive unpacks to ${count(bytes)} bytes, and the disk of ${folder} has ${count(free)} free.`,
  );
}

/** Unpacks an archive into folders of its own and checks all of it. What is there counts only if it doesn't throw. */
export async function unpackArchive(
  archive: string,
  settings: BackupSettings,
  { rows, files }: UnpackFolders,
): Promise<ReadArchive> {
  await mkdir(rows, { recursive: true, mode: 0o700 });
  await mkdir(files, { recursive: true });
  const made = new Set<string>();
  return readArchive(archive, settings, {
    begin: async (manifest) => {
      await refuseTooLarge(manifest, rows);
      await refuseTooLarge(manifest, files);
    },
    async take({ name }, contents) {
      if (name.startsWith('rows/')) {
        const file = createWriteStream(path.join(rows, path.basename(name)), { mode: 0o600 });
        // The rows are read once more, so they stay small until then.
        return pipeline(Readable.from(contents), createGzip({ level: 1 }), file);
      }
      const file = path.join(files, name.replace(/\.gz$/, ''));
      const folder = path.dirname(file);
      if (!made.has(folder)) await mkdir(folder, { recursive: true });
      made.add(folder);
      // Most files are small, and a stream for each would take longer than writing them.
      return writeFile(file, contents);
    },
  });
}
