import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database, Transaction } from '../../database/database-handle';
import { sqlState } from '../../database/database-errors';
import { runMigrations } from '../../database/migrate-database';
import { MIGRATIONS_FOLDER } from '../../database/open-database';
import type { Manifest, MigrationEntry } from '../archive/manifest';
import { BackupError } from '../backup-error';
import { refuseStopped } from '../commands/stopped-work';
import { compareRows } from './compare-rows';
import { readGzippedLines } from './read-lines';
import { withBareTables } from './bare-table-repository';
import { hasTables, listTables, type Table } from './table-repository';

const MAX_BATCH_BYTES = 1024 * 1024;
const MAX_BATCH_ROWS = 1000;

async function insertLines(tx: Transaction, { name, columns }: Table, lines: readonly string[]) {
  const names = columns.map((column) => sql.identifier(column.name));
  const values = columns.map(
    ({ name: column, type }) => sql`line.${sql.identifier(column)}::${sql.raw(type)}`,
  );
  const texts = names.map((column) => sql`${column} text`);
  const list = (parts: readonly Parameters<typeof sql.join>[0][number][]) => sql.join([...parts], sql`, `);
  await tx.execute(sql`insert into ${sql.identifier(name)} (${list(names)}) overriding system value
    select ${list(values)} from json_to_recordset(${`[${lines.join(',')}]`}::json) as line(${list(texts)})`);
}

async function loadTable(tx: Transaction, table: Table, file: string): Promise<void> {
  let batch: string[] = [];
  let bytes = 0;
  const insert = async () => {
    if (batch.length > 0) await insertLines(tx, table, batch);
    batch = [];
    bytes = 0;
  };
  for await (const line of readGzippedLines(file)) {
    batch.push(line);
    bytes += line.length;
    if (bytes >= MAX_BATCH_BYTES || batch.length >= MAX_BATCH_ROWS) await insert();
  }
  await insert();
}

const describeTable = ({ name, columns }: { name: string; columns: readonly string[] }) =>
  `${name} (${columns.join(', ')})`;

/** The tables of an archive are exactly those that its migrations make. */
function refuseOtherTables(tables: readonly Table[], manifest: Manifest) {
  const own = new Set(
    tables.map(({ name, columns }) => describeTable({ name, columns: columns.map((column) => column.name) })),
  );
  const others = manifest.tables.filter((table) => !own.has(describeTable(table)));
  if (others.length === 0 && manifest.tables.length === tables.length) return;
  const names = others.map(({ name }) => name).join(', ') || 'some are missing';
  throw new BackupError(`The tables of the archive are not those of its version of the site: ${names}.`);
}

/** Returns how many of this program's migrations the archive has. Throws BackupError if it has others. */
export function countKnownMigrations(
  archived: readonly MigrationEntry[],
  own: readonly { readonly hash: string; readonly folderMillis: number }[],
): number {
  const isKnown = archived.every(
    ({ hash, created_at: at }, index) => own[index]?.hash === hash && own[index].folderMillis === at,
  );
  if (isKnown) return archived.length;
  throw new BackupError(
    'The archive was made by a newer or another version of the program: restore it with that version.',
  );
}

/**
 * Fills an empty database with the rows of an archive that are in `folder`, compares every table with the manifest, and
 * brings the tables up to date. All of it is one transaction, which ends only after `beforeCommit`.
 */
export async function loadRows(
  db: Database,
  manifest: Manifest,
  folder: string,
  beforeCommit: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  const known = countKnownMigrations(manifest.migrations, migrations);
  const load = db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await refuseTables(tx);
    await runMigrations(tx, migrations.slice(0, known));
    const tables = await listTables(tx);
    refuseOtherTables(tables, manifest);
    await withBareTables(tx, tables, async () => {
      for (const table of tables) {
        refuseStopped();
        await loadTable(tx, table, path.join(folder, `${table.name}.ndjson.gz`));
      }
    });
    for (const { name, last_value: last, is_called: isCalled } of manifest.sequences) {
      await tx.execute(sql`select setval(to_regclass(${`public.${name}`}), ${last}, ${isCalled})`);
    }
    await compareRows(tx, tables, manifest);
    await runMigrations(tx, migrations.slice(known));
    await beforeCommit();
  });
  await load.catch((error: unknown) => {
    throw sqlState(error) ? new BackupError(describeRefusal(error), { cause: error }) : error;
  });
}

/** Counts the references that the database has checked. Throws BackupError for one that it hasn't. */
async function countForeignKeys(db: Transaction): Promise<number> {
  const { rows } = await db.execute<{ name: string; is_checked: boolean }>(sql`
    select conname as name, convalidated as is_checked from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace`);
  const unchecked = rows.filter((row) => !row.is_checked).map(({ name }) => name);
  if (unchecked.length === 0) return rows.length;
  throw new BackupError(`The restored database did not check ${unchecked.join(', ')}.`);
}

/** Compares a loaded database with its archive once more, after it was opened again. Returns how many references it has. */
export const compareLoadedRows = (db: Database, manifest: Manifest): Promise<number> =>
  db.transaction(async (tx) => {
    await compareRows(tx, await listTables(tx), manifest);
    return countForeignKeys(tx);
  });

/** The first error of the chain has the statement and its parameters, which are rows; the last one has the reason. */
function describeRefusal(error: unknown): string {
  let reason = error;
  while (reason instanceof Error && reason.cause) reason = reason.cause;
  const message = reason instanceof Error ? (reason.message.split('\n')[0] ?? '') : String(reason);
  return `The database refuses the rows of the archive (${message}).`;
}

/** Throws BackupError if the database has tables. */
export async function refuseTables(db: Database | Transaction): Promise<void> {
  if (!(await hasTables(db))) return;
  throw new BackupError(
    'The database that the settings name is not empty: restore into a new one, such as `createdb` makes.',
  );
}
