import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../database/database-handle';
import { lockFolder } from '../../database/embedded/folder-lock';
import { withLiveCopy } from './live-copy-repository';

const LOG = 'pg_wal';
/** These files belong to the running engine and not to its data. */
const OF_THE_PROCESS = ['postmaster.pid', 'postmaster.opts', 'pg_replslot', 'backup_label'];

const getDatabaseFolder = (dataDir: string) => path.join(dataDir, 'database');

/** Copies a folder except for some of its entries. A file may vanish meanwhile, with a table that is dropped. */
async function copyTree(from: string, to: string, skipped: readonly string[]): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (skipped.includes(entry.name)) continue;
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) {
      await copyTree(source, target, []);
      continue;
    }
    // A file system that can shares the blocks of both files.
    await copyFile(source, target, constants.COPYFILE_FICLONE).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

/** Copies the embedded database of a running site into a data folder of its own, while its writers go on. */
export async function copyLiveDatabase(db: Database, dataDir: string, target: string): Promise<void> {
  const from = getDatabaseFolder(dataDir);
  const to = getDatabaseFolder(target);
  await mkdir(to, { recursive: true, mode: 0o700 });
  try {
    await withLiveCopy(
      db,
      () => copyTree(from, to, [LOG, ...OF_THE_PROCESS]),
      async (label) => {
        await copyTree(path.join(from, LOG), path.join(to, LOG), []);
        await mkdir(path.join(to, 'pg_replslot'), { mode: 0o700 });
        await writeFile(path.join(to, 'backup_label'), label);
      },
    );
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Copies the embedded database of a site that isn't running, so that the site can start while the copy is read. Throws
 * DatabaseRefusedError if some process has it open.
 */
export async function copyClosedDatabase(dataDir: string, target: string): Promise<void> {
  const from = getDatabaseFolder(dataDir);
  let isLost = false;
  const lock = await lockFolder({ file: `${from}.lock`, onLost: () => (isLost = true) });
  try {
    await copyTree(from, getDatabaseFolder(target), ['postmaster.pid']);
    if (isLost) throw new Error(`Another process has opened the database of ${dataDir} meanwhile.`);
  } finally {
    await lock.release();
  }
}
