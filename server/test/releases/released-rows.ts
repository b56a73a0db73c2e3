import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Manifest } from '../../src/backup/archive/manifest';
import { dumpRows } from '../../src/backup/rows/dump-repository';
import { loadRows } from '../../src/backup/rows/load-repository';
import type { Database } from '../../src/database/database-handle';

const ENDING = '.rows.json.gz';

/** The rows of a site as a release left them, each table as the lines of a backup. */
interface ReleasedRows {
  readonly manifest: Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;
  readonly lines: Readonly<Record<string, string>>;
}

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const fileOf = (release: string) => path.join(FOLDER, `${release}${ENDING}`);

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'narthex-release-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lists the releases whose rows are kept. */
export const listReleasesWithRows = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length));

/** Keeps the rows of a database for the tests of later releases. */
export const keepRows = (db: Database, release: string): Promise<void> =>
  inFolder(async (folder) => {
    const { migrations, tables, sequences } = await dumpRows(db, folder);
    const lines: Record<string, string> = {};
    for (const { name } of tables)
      lines[name] = gunzipSync(await readFile(path.join(folder, `${name}.ndjson.gz`))).toString();
    const rows: ReleasedRows = { manifest: { migrations, tables, sequences }, lines };
    await writeFile(fileOf(release), gzipSync(JSON.stringify(rows), { level: 9 }));
  });

/** Fills an empty database with the rows of a release, on its schema, and migrates it to that of today. */
export const upgradeRows = (db: Database, release: string): Promise<void> =>
  inFolder(async (folder) => {
    const { manifest, lines } = JSON.parse(
      gunzipSync(await readFile(fileOf(release))).toString(),
    ) as ReleasedRows;
    for (const [name, text] of Object.entries(lines))
      await writeFile(path.join(folder, `${name}.ndjson.gz`), gzipSync(text));
    await loadRows(db, manifest as Manifest, folder);
  });
