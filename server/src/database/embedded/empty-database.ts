import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { syncTree } from './data-folder';

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/narthex', import.meta.url));

function locateCopy(): string {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(path.join(path.dirname(engine), '../package.json'), 'utf8'));
  return path.join(CACHE, `empty-database-${version}`);
}

/** Another user may have kept the copy: root, who has built the site or run a command. */
const canRead = (copy: string) =>
  fs.readdir(copy).then(
    () => true,
    () => false,
  );

/** Keeps a copy of a closed database, unless the cache can't be written: an installed site may be read-only. */
async function keepCopy(folder: string, copy: string): Promise<void> {
  const unfinished = `${copy}.${process.pid}`;
  try {
    await fs.cp(folder, unfinished, { recursive: true });
    await syncTree(unfinished);
    // It fails if another process has kept one meanwhile.
    await fs.rename(unfinished, copy);
  } catch {
    await fs.rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
  }
}

/**
 * Fills a folder with an empty database: with a copy of the first one that this installation has made, since making one
 * takes seven seconds. Restored and proven backups begin with one too.
 *
 * @param make Makes a database in the folder, and closes it.
 */
export async function fillWithEmptyDatabase(
  folder: string,
  make: (folder: string) => Promise<void>,
  copy = locateCopy(),
): Promise<void> {
  if (await canRead(copy)) {
    await fs.cp(copy, folder, { recursive: true });
    return;
  }
  await make(folder);
  await keepCopy(folder, copy);
}
