import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config';
import type { DatabaseHandle, Queryable } from '../../database/database-handle';
import { hasDatabase } from '../../database/embedded/data-folder';
import { openDatabase } from '../../database/open-database';
import { HOUR_MS } from '../../time-units';
import { NoSiteError } from '../backup-error';
import { hasOtherConnections, hasTables } from '../rows/table-repository';
import { copyClosedDatabase } from './copy-database';
import { nameOwner } from '../work-folder';
import { COPY_PREFIX, askForCopy } from './database-copies';

export const LONG_STATEMENT_MS = HOUR_MS;

/** Is a database that holds what the site holds, which can be read at leisure. */
export interface Snapshot {
  readonly database: DatabaseHandle;
  /** Is true if a server of the site runs. */
  readonly isRunning: boolean;
  close(): Promise<void>;
}

async function copyEmbedded(dataDir: string): Promise<{ folder: string; isRunning: boolean }> {
  const live = await askForCopy(dataDir);
  if (live !== null) return { folder: live, isRunning: true };
  const folder = await mkdtemp(path.join(dataDir, nameOwner(COPY_PREFIX)));
  try {
    await copyClosedDatabase(dataDir, folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return { folder, isRunning: false };
}

/** Opens a copy of the embedded database. Closing it deletes the copy. */
export async function openCopy(folder: string, isRunning: boolean): Promise<Snapshot> {
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const database = await openDatabase({ dataDir: folder, statementTimeoutMs: LONG_STATEMENT_MS });
    return { database, isRunning, close: () => database.close().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Throws NoSiteError if the settings name a folder without an embedded database. It opens nothing. */
export function refuseMissingFolder({ dataDir, databaseUrl }: Config): void {
  if (databaseUrl !== undefined || hasDatabase(path.join(dataDir, 'database'))) return;
  throw new NoSiteError(`There is no site in ${dataDir}: check DATA_DIR and DATABASE_URL.`);
}

/** Throws NoSiteError if a database has no site. */
export async function refuseEmptyDatabase(db: Queryable): Promise<void> {
  if (await hasTables(db)) return;
  throw new NoSiteError('There is no site in the database of DATABASE_URL: check DATABASE_URL.');
}

/** Opens the database of the settings: that of the PostgreSQL server, or a copy of the embedded one. */
export async function openSnapshot(config: Config): Promise<Snapshot> {
  const { dataDir, databaseUrl } = config;
  refuseMissingFolder(config);
  if (databaseUrl !== undefined) {
    const database = await openDatabase({ dataDir, databaseUrl, statementTimeoutMs: LONG_STATEMENT_MS });
    const close = () => database.close();
    try {
      await refuseEmptyDatabase(database.db);
      return { database, isRunning: await hasOtherConnections(database.db), close };
    } catch (error) {
      await close();
      throw error;
    }
  }
  const { folder, isRunning } = await copyEmbedded(dataDir);
  return openCopy(folder, isRunning);
}
