import type { Queryable } from '../../database/database-handle';
import type { Manifest } from '../archive/manifest';
import { BackupError } from '../backup-error';
import { describeRows } from './dump-repository';
import { listSequences, type Table } from './table-repository';

async function discard(chunks: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of chunks) void chunk;
}

/** Compares every row and sequence with the manifest. Throws BackupError for the first table that differs. */
export async function compareRows(
  db: Queryable,
  tables: readonly Table[],
  manifest: Pick<Manifest, 'tables' | 'sequences'>,
): Promise<void> {
  const expected = new Map(manifest.tables.map((table) => [table.name, table]));
  for (const table of tables) {
    const found = await describeRows(db, table, discard);
    const { rows, sha256 } = expected.get(table.name) ?? { rows: 0, sha256: '' };
    if (found.rows === rows && found.sha256 === sha256) continue;
    throw new BackupError(
      `The table ${table.name} is not what the archive says: it has ${found.rows} rows instead of ${rows}, or others.`,
    );
  }
  const sequences = JSON.stringify(await listSequences(db));
  if (sequences !== JSON.stringify(manifest.sequences)) {
    throw new BackupError('The sequences of the archive are not those of its version of the site.');
  }
}
