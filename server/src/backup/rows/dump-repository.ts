import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database-handle';
import { originalPath } from '../../media/drive';
import type { Manifest, TableEntry } from '../archive/manifest';
import { refuseStopped } from '../commands/stopped-work';
import { listBlobKeys, listMediaKeys } from '../files/file-key-repository';
import { listMigrations, listSequences, listTables, type Table } from './table-repository';

const FETCHED_ROWS = 500;

/** A row as JSON, in which each value is the text that PostgreSQL writes for it, or null. */
const selectLines = ({ name, columns, order }: Table): SQL => {
  const table = sql.identifier(name);
  const values = columns.map(
    (column) => sql`${table}.${sql.identifier(column.name)}::text as ${sql.identifier(column.name)}`,
  );
  return sql`select row_to_json(line)::text as line
    from (select ${sql.join(values, sql`, `)} from ${table} order by ${order}) as line`;
};

/** Reads the rows of a table as lines, in the order of its key. It needs a transaction. */
export async function* readLines(db: Queryable, table: Table): AsyncGenerator<string> {
  await db.execute(sql`declare backup_rows no scroll cursor for ${selectLines(table)}`);
  for (;;) {
    const { rows } = await db.execute<{ line: string }>(
      sql`fetch ${sql.raw(String(FETCHED_ROWS))} from backup_rows`,
    );
    if (rows.length === 0) break;
    for (const { line } of rows) yield `${line}\n`;
  }
  await db.execute(sql`close backup_rows`);
}

/** Reads the rows of a table, hands its lines on in chunks, and returns what the manifest says of them. */
export async function describeRows(
  db: Queryable,
  table: Table,
  handOn: (chunks: AsyncIterable<Buffer>) => Promise<void>,
): Promise<TableEntry> {
  refuseStopped();
  const hash = createHash('sha256');
  let rows = 0;
  let bytes = 0;
  async function* readChunks(): AsyncGenerator<Buffer> {
    for await (const line of readLines(db, table)) {
      const chunk = Buffer.from(line);
      rows += 1;
      bytes += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  }
  await handOn(readChunks());
  const { name, columns } = table;
  return { name, columns: columns.map((column) => column.name), rows, bytes, sha256: hash.digest('hex') };
}

export type DumpedRows = Pick<Manifest, 'migrations' | 'tables' | 'sequences'> & {
  /** Lists the files that the rows name, by their keys in the store. */
  readonly fileKeys: readonly string[];
};

/** Writes each table to `<folder>/<table>.ndjson.gz`, all as of one instant. */
export async function dumpRows(db: Database, folder: string): Promise<DumpedRows> {
  return db.transaction(
    async (tx) => {
      const tables: TableEntry[] = [];
      for (const table of await listTables(tx)) {
        const file = path.join(folder, `${table.name}.ndjson.gz`);
        const write = (chunks: AsyncIterable<Buffer>) =>
          pipeline(Readable.from(chunks), createGzip(), createWriteStream(file, { mode: 0o600 }));
        tables.push(await describeRows(tx, table, write));
      }
      return {
        migrations: await listMigrations(tx),
        tables,
        sequences: await listSequences(tx),
        fileKeys: [...(await listMediaKeys(tx)).map(originalPath), ...(await listBlobKeys(tx))],
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
