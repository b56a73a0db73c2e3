import fs from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../../test/database';
import { writeMigrations } from '../../test/shared-database/migrations';
import { migrateDatabase } from './migrate-database';
import type { DatabaseHandle } from './database-handle';
import type { DatabasePool } from './database-pool';

const FIRST = 'create table one (id integer)';
const SECOND = 'create table two (id integer)';

let folder: string;
let handle: DatabaseHandle;

beforeAll(async () => {
  folder = await writeMigrations([FIRST, SECOND]);
  handle = await openTestDatabase({ migrationsFolder: folder });
}, 60_000);
afterAll(async () => {
  await handle.close();
  await fs.rm(folder, { recursive: true });
}, 60_000);

// Each test resets one database to its first migration, because opening a new one would take seconds.
beforeEach(async () => {
  await handle.db.execute(sql`drop schema public, drizzle cascade`);
  await handle.db.execute(sql`create schema public`);
  await handle.migrate();
});

// drizzle keeps the client in this property.
const migrateWith = async (...args: Parameters<typeof writeMigrations>) => {
  const other = await writeMigrations(...args);
  const { $client } = handle.db as typeof handle.db & { $client: DatabasePool };
  return migrateDatabase($client, other).finally(() => fs.rm(other, { recursive: true }));
};
const tables = async () => {
  const { rows } = await handle.db.execute(
    sql`select tablename from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map((row) => row.tablename);
};

it('does nothing when everything has run', async () => {
  await handle.migrate();
  expect(await tables()).toEqual(['one', 'two']);
});

it('runs what is new, once, when two start at the same time', async () => {
  const statements = [FIRST, SECOND, 'create table three (id integer)'];
  await Promise.all([migrateWith(statements), migrateWith(statements)]);
  expect(await tables()).toEqual(['one', 'three', 'two']);
});

it('leaves nothing behind of a migration that fails', async () => {
  await expect(migrateWith([FIRST, SECOND, 'create table three (id integer); select 1/0'])).rejects.toThrow();
  expect(await tables()).toEqual(['one', 'two']);
  await handle.migrate();
});

it('refuses a database that a newer version has used', async () => {
  await expect(migrateWith([FIRST])).rejects.toThrow('does not know: it was used by a newer one');
});

it.each([
  ['one', [SECOND]],
  ['two', [SECOND, 'create table three (id integer)']],
  ['three', [`${FIRST}; ${SECOND}`]],
])(
  'refuses a database from before the first migration, and leaves it as it was: %s',
  async (_, statements) => {
    const before = await tables();
    await expect(migrateWith(statements, Date.UTC(2026, 0, 10))).rejects.toThrow(
      'The database was made by a version of the program from before its first migration of 2026-01-10',
    );
    expect(await tables()).toEqual(before);
  },
);

it('refuses a migration that was changed after it had run', async () => {
  await expect(migrateWith([FIRST, `${SECOND};`])).rejects.toThrow(
    'was changed after this database had run it',
  );
});

it('refuses to pass over a migration that is older than the last one', async () => {
  const statements = ['create table zero (id integer)', FIRST, SECOND];
  await expect(migrateWith(statements, Date.UTC(2025, 11, 31))).rejects.toThrow('it was passed over');
});

describe('going back to an older release', () => {
  const THIRD = 'create table three (id integer)';
  const upgrade = (releases: Readonly<Record<string, string>>) =>
    migrateWith([FIRST, SECOND, THIRD], undefined, releases);

  it('works with the release before, and changes nothing', async () => {
    await upgrade({ '1.0.0': '0001_step', '1.1.0': '0002_step' });
    await migrateWith([FIRST, SECOND]);
    expect(await tables()).toEqual(['one', 'three', 'two']);
    await upgrade({ '1.0.0': '0001_step', '1.1.0': '0002_step' });
  });

  it('is refused from what is no release yet to one that is two releases old', async () => {
    await upgrade({ '1.0.0': '0000_step', '1.1.0': '0001_step' });
    await migrateWith([FIRST, SECOND]);
    await expect(migrateWith([FIRST])).rejects.toThrow(/used by a newer one\. Start that version/);
  });

  it('is refused where the older program has a migration of its own', async () => {
    await upgrade({ '1.0.0': '0000_step', '1.1.0': '0002_step' });
    await expect(migrateWith([FIRST, 'create table other (id integer)'])).rejects.toThrow(
      /was changed after/,
    );
  });
});
