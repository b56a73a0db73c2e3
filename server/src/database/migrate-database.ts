import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { z } from 'zod';
import type { Transaction } from './database-handle';
import type { Connection, DatabasePool } from './database-pool';
import { findCompatibleSince } from './compatible-releases';
import { DatabaseRefusedError } from './database-errors';

/** The number is arbitrary, but nothing else may use it as a lock in the same database. */
const MIGRATION_LOCK = 7_461_352_018;

const appliedSchema = z.array(z.object({ hash: z.string(), created_at: z.coerce.number() }));
type Migration = ReturnType<typeof readMigrationFiles>[number];
type Applied = z.infer<typeof appliedSchema>[number];

/**
 * Runs the missing migrations on one connection. If two processes start at once, the second one waits. Throws
 * DatabaseRefusedError if the database has migrations that are older than the first one, has skipped one, or has unknown
 * ones, unless they are of the next release, which adds to the tables and takes nothing away.
 */
export async function migrateDatabase(pool: DatabasePool, migrationsFolder: string): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder });
  const connection = await pool.connect();
  try {
    await connection.query('set statement_timeout = 0');
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const hasNewer = refuseUnknown(
      migrations,
      await readApplied(connection),
      await readCompatibleSince(connection),
    );
    // The program of a release before is started again: the tables stay as they are.
    if (hasNewer) return;
    // The connection implements the part of the driver's client that drizzle uses.
    await migrate(drizzle({ client: connection as unknown as pg.PoolClient }), { migrationsFolder });
    refuseSkipped(migrations, await readApplied(connection));
    await noteCompatibleSince(connection, findCompatibleSince(migrationsFolder));
  } finally {
    await connection.query('select pg_advisory_unlock_all()').catch(() => undefined);
    await connection.query('reset statement_timeout').catch(() => undefined);
    connection.release();
  }
}

/**
 * Runs migrations inside of a transaction that goes on afterwards, and notes them where the migrator looks. The migrator
 * itself always commits.
 */
export async function runMigrations(tx: Transaction, migrations: readonly Migration[]): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

/** The note is the comment of the migrator's table, so that programs find it whatever tables they know. */
async function readCompatibleSince(connection: Connection): Promise<number | null> {
  const { rows } = await connection.query(
    `select obj_description(to_regclass('drizzle.__drizzle_migrations')) as note`,
  );
  const note = z.array(z.object({ note: z.string().nullable() })).parse(rows)[0]?.note;
  return note === undefined || note === null ? null : Number(note);
}

async function noteCompatibleSince(connection: Connection, since: number | null): Promise<void> {
  if (since === null) return;
  await connection.query(`comment on table drizzle.__drizzle_migrations is '${since}'`);
}

async function readApplied(connection: Connection): Promise<Applied[]> {
  const table = await connection.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (z.array(z.object({ name: z.string().nullable() })).parse(table.rows)[0]?.name == null) return [];
  const { rows } = await connection.query(
    'select hash, created_at from drizzle.__drizzle_migrations order by id',
  );
  return appliedSchema.parse(rows);
}

/** Returns true if the database has migrations of the next release, with which this program can work. */
function refuseUnknown(migrations: Migration[], applied: Applied[], compatibleSince: number | null): boolean {
  const known = new Map(migrations.map((migration) => [migration.folderMillis, migration.hash]));
  const first = Math.min(...known.keys());
  const last = Math.max(...known.keys());
  const isCompatible = compatibleSince !== null && compatibleSince <= last;
  for (const { hash, created_at: at } of applied) {
    const day = new Date(at).toISOString();
    if (at < first) {
      throw new DatabaseRefusedError(
        `The database was made by a version of the program from before its first migration of ` +
          `${new Date(first).toISOString()}, and can't be updated: start with an empty data folder or database, or ` +
          'run the version that made it.',
      );
    }
    if (at > last && isCompatible) continue;
    if (!known.has(at)) {
      throw new DatabaseRefusedError(
        `The database has a migration of ${day} that this version of the program does not know: it was used by a ` +
          'newer one. Start that version, or restore a backup from before it.',
      );
    }
    if (known.get(at) !== hash) {
      throw new DatabaseRefusedError(
        `The migration of ${day} was changed after this database had run it. Undo the change and put it into a ` +
          'new migration.',
      );
    }
  }
  return applied.some(({ created_at: at }) => at > last);
}

/** The migrator compares dates only and skips a migration that was merged after a later one. */
function refuseSkipped(migrations: Migration[], applied: Applied[]) {
  const done = new Set(applied.map((entry) => entry.created_at));
  const skipped = migrations.find((migration) => !done.has(migration.folderMillis));
  if (!skipped) return;
  throw new DatabaseRefusedError(
    `The migration of ${new Date(skipped.folderMillis).toISOString()} is older than one this database has already ` +
      'run, so it was passed over. Generate it again, so that it comes last.',
  );
}
