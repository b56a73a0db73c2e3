import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { makeEmptyPlace, makeSite, withDatabase, type Place } from '../../../test/backup/places';
import { openTestDatabase } from '../../../test/database';
import type { DatabaseHandle } from '../../database/database-handle';
import { MIGRATIONS_FOLDER, openDatabase } from '../../database/open-database';
import { BackupError } from '../backup-error';
import type { Manifest } from '../archive/manifest';
import { dumpRows, type DumpedRows } from './dump-repository';
import { loadRows } from './load-repository';
import { hasTables } from './table-repository';

jest.setTimeout(300_000);

let folder = '';
let dump: DumpedRows;
let place: Place;
let empty: DatabaseHandle;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'narthex-rows-'));
  const site = await makeSite();
  await withDatabase(site, async ({ db }) => {
    await db.execute(sql`insert into users (email, password_hash, first_name, last_name)
      values ('grace@demo.test', 'hash', 'Grace', 'Wanjiru')`);
    await db.execute(sql`insert into sessions (user_id, token_hash) select id, 'hash' from users`);
    dump = await dumpRows(db, folder);
  });
  await site.remove();
  place = await makeEmptyPlace();
  const { dataDir, databaseUrl } = place.config;
  empty = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
});
afterAll(async () => {
  await empty.close();
  await place.remove();
  await rm(folder, { recursive: true, force: true });
});

const toManifest = (): Manifest => ({
  format: 'narthex-backup',
  format_version: 1,
  engine: 'pglite',
  as_of: '2026-11-26T09:00:00.000Z',
  migrations: dump.migrations,
  tables: dump.tables,
  sequences: dump.sequences,
  files: [],
  missing_files: [],
});

/** Replaces the lines of a table for one load, and says in the manifest that they are right. */
async function loadWith(table: string, change: (lines: string) => string): Promise<unknown> {
  const file = path.join(folder, `${table}.ndjson.gz`);
  const before = await readFile(file);
  const lines = Buffer.from(change(gunzipSync(before).toString()));
  await writeFile(file, gzipSync(lines));
  const sha256 = createHash('sha256').update(lines).digest('hex');
  const rows = lines.toString().split('\n').length - 1;
  const tables = dump.tables.map((entry) =>
    entry.name === table ? { ...entry, rows, bytes: lines.length, sha256 } : entry,
  );
  try {
    return await loadRows(empty.db, { ...toManifest(), tables }, folder).catch((error: unknown) => error);
  } finally {
    await writeFile(file, before);
  }
}

const expectRefusal = async (refusal: unknown, sentence: string) => {
  expect(refusal).toBeInstanceOf(BackupError);
  expect(String(refusal)).toContain(sentence);
  expect(String(refusal)).not.toContain('Wanjiru');
  expect(await hasTables(empty.db)).toBe(false);
};

const REFUSES = 'The database refuses the rows of the archive';
const DIFFERS = 'is not what the archive says';

it.each<[string, string, (lines: string) => string, string]>([
  ['a reference to nobody', 'sessions', (lines) => lines.replace('"user_id":"1"', '"user_id":"77"'), REFUSES],
  ['a row twice', 'users', (lines) => lines + lines, REFUSES],
  ['a NUL in a text', 'users', (lines) => lines.replace('Grace', 'Gr\\u0000ce'), REFUSES],
  ['half of a character', 'users', (lines) => lines.replace('Grace', 'Gr\\ud800ce'), REFUSES],
  ['a line that is no JSON', 'users', (lines) => `${lines}{"id":\n`, REFUSES],
  ['a list as a line', 'users', (lines) => `${lines}[1]\n`, REFUSES],
  [
    'SQL in a number',
    'users',
    (lines) => lines.replace('"id":"1"', `"id":"1); drop table users; --"`),
    REFUSES,
  ],
  [
    'a role that there is not',
    'users',
    (lines) => lines.replace('"role":"member"', '"role":"owner"'),
    REFUSES,
  ],
  ['a missing value', 'users', (lines) => lines.replace('"Grace"', 'null'), REFUSES],
  ['an unknown value beside the others', 'users', (lines) => lines.replace('{', '{"extra":"x",'), DIFFERS],
  ['lines in another form', 'users', (lines) => lines.replace('{', '{ '), DIFFERS],
])('refuses %s, and leaves the database empty', async (_, table, change, sentence) => {
  await expectRefusal(await loadWith(table, change), sentence);
});

const load = (manifest: Manifest) => loadRows(empty.db, manifest, folder).catch((error: unknown) => error);

it.each<[string, (manifest: Manifest) => Manifest, string]>([
  [
    'a table that the site has not',
    (manifest) => ({
      ...manifest,
      tables: manifest.tables.map((table) => (table.name === 'users' ? { ...table, name: 'others' } : table)),
    }),
    'are not those of its version of the site: others',
  ],
  ['a missing table', (manifest) => ({ ...manifest, tables: manifest.tables.slice(1) }), 'some are missing'],
  [
    'a column that the site has not',
    (manifest) => ({
      ...manifest,
      tables: manifest.tables.map((table) =>
        table.name === 'users' ? { ...table, columns: [...table.columns, 'extra'] } : table,
      ),
    }),
    'are not those of its version of the site: users',
  ],
  [
    'fewer rows than it says',
    (manifest) => ({
      ...manifest,
      tables: manifest.tables.map((table) => (table.name === 'users' ? { ...table, rows: 2 } : table)),
    }),
    DIFFERS,
  ],
  [
    'a newer version',
    (manifest) => ({
      ...manifest,
      migrations: [...manifest.migrations, { hash: 'a'.repeat(64), created_at: 9 }],
    }),
    'newer or another version',
  ],
  [
    'another history',
    (manifest) => ({
      ...manifest,
      migrations: manifest.migrations.map((entry) => ({ ...entry, hash: 'a'.repeat(64) })),
    }),
    'newer or another version',
  ],
  [
    'sequences that the site has not',
    (manifest) => ({
      ...manifest,
      sequences: [...manifest.sequences, { name: 'x_seq', last_value: 1, is_called: true }],
    }),
    'The sequences of the archive',
  ],
  [
    'an impossible position of a sequence',
    (manifest) => ({
      ...manifest,
      sequences: manifest.sequences.map((entry) => ({ ...entry, last_value: 2 ** 40 })),
    }),
    REFUSES,
  ],
])('refuses %s, and leaves the database empty', async (_, change, sentence) => {
  await expectRefusal(await load(change(toManifest())), sentence);
});

it('keeps nothing if what comes before the end fails', async () => {
  const failing = () => Promise.reject(new Error('no room for files'));
  await expect(loadRows(empty.db, toManifest(), folder, failing)).rejects.toThrow('no room for files');
  expect(await hasTables(empty.db)).toBe(false);
});

/** The migrations that the first release had. */
async function writeFirstMigration(): Promise<string> {
  const migrationsFolder = await mkdtemp(path.join(os.tmpdir(), 'narthex-migrations-'));
  await cp(MIGRATIONS_FOLDER, migrationsFolder, { recursive: true });
  const journal = path.join(migrationsFolder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 1) }));
  return migrationsFolder;
}

it('loads an archive of an older version as it was, and migrates it', async () => {
  const migrationsFolder = await writeFirstMigration();
  const older = await openTestDatabase({ migrationsFolder });
  const rows = await mkdtemp(path.join(os.tmpdir(), 'narthex-older-'));
  await older.db.execute(sql`insert into users (email, password_hash, first_name, last_name)
    values ('grace@demo.test', 'hash', 'Grace', 'Wanjiru')`);
  const dumped = await dumpRows(older.db, rows).catch((error: unknown) => error);
  await older.close();
  expect(dumped).toMatchObject({ migrations: [{}] });
  const { tables, migrations, sequences } = dumped as DumpedRows;
  await loadRows(empty.db, { ...toManifest(), tables, migrations, sequences }, rows);
  const { rows: found } = await empty.db.execute(sql`
    select email, requires_second_factor from users left join site_settings on true`);
  expect(found).toEqual([{ email: 'grace@demo.test', requires_second_factor: null }]);
  await empty.migrate();
  for (const made of [migrationsFolder, rows]) await rm(made, { recursive: true, force: true });
});
