import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { DEPARTMENTS } from '@narthex/shared-contracts/departments';
import { DatabaseUnavailableError } from './database-errors';
import type { Database, DatabaseHandle, OpenDatabaseOptions } from './database-handle';
import { inTransactionScope } from './database-pool';
import type { DatabasePool } from './database-pool';
import { EmbeddedEngine } from './embedded/embedded-engine';
import type { Engine } from './engine';
import { migrateDatabase } from './migrate-database';
import { PostgresEngine } from './postgres/postgres-engine';
import * as schema from './schema/index';

const STATEMENT_MS = 30_000;
const PING_MS = 2_000;

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));

export interface PreparedDatabase {
  readonly database: DatabaseHandle;
  /** Opens the database. Throws DatabaseRefusedError and DatabaseUnavailableError; it must be closed then, too. */
  readonly open: () => Promise<void>;
}

/**
 * Loads the code of the PostgreSQL server at `databaseUrl`, or else of the embedded database in `dataDir`. Nothing may
 * be queried before it is opened.
 */
export function prepareDatabase(options: OpenDatabaseOptions): PreparedDatabase {
  const { databaseUrl, dataDir, logger, poolSize, statementTimeoutMs = STATEMENT_MS } = options;
  const engine = databaseUrl
    ? new PostgresEngine({ databaseUrl, statementTimeoutMs, poolSize, logger })
    : new EmbeddedEngine({ dataDir, statementTimeoutMs, logger });
  return { database: createHandle(engine, options.migrationsFolder), open: () => engine.open() };
}

/** Prepares a database and opens it. Throws DatabaseRefusedError and DatabaseUnavailableError. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<DatabaseHandle> {
  const { database, open } = prepareDatabase(options);
  try {
    await open();
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

export function createHandle(engine: Engine, migrationsFolder = MIGRATIONS_FOLDER): DatabaseHandle {
  let closed: Promise<void> | undefined;
  return {
    db: createDatabase(engine.pool),
    engine: engine.name,
    listen: (channel, handler, onGap) => engine.listen(channel, handler, onGap),
    async notify(channel, payload) {
      await engine.pool.query('select pg_notify($1, $2)', [channel, payload]);
    },
    observeWaits: (observe) => engine.pool.observeWaits(observe),
    observeQueries: (observe) => engine.pool.observeQueries(observe),
    countConnections: () => engine.pool.countConnections(),
    ping: async (timeoutMs = PING_MS) => {
      await engine.requireStorage?.();
      await ping(engine.pool, timeoutMs);
    },
    migrate: () =>
      engine.withoutTimeLimit(async () => {
        await migrateDatabase(engine.pool, migrationsFolder);
        if (migrationsFolder === MIGRATIONS_FOLDER) await addDepartments(engine.pool);
      }),
    // A signal during the start closes the database, and so does the app that was being built.
    close: () => (closed ??= engine.close()),
  };
}

function createDatabase(pool: DatabasePool): Database {
  // The pool implements the part of the driver's pool that drizzle uses.
  const db = drizzle({ client: pool as unknown as pg.Pool, schema });
  const transaction = db.transaction.bind(db);
  db.transaction = (run, config) => inTransactionScope(() => transaction(run, config));
  return db;
}

/** Each start inserts the departments of the code, so a new one needs no migration. */
async function addDepartments(pool: DatabasePool): Promise<void> {
  await pool.query('insert into departments (name) select unnest($1::text[]) on conflict do nothing', [
    [...DEPARTMENTS],
  ]);
}

async function ping(pool: DatabasePool, timeoutMs: number): Promise<void> {
  const isOver = new AbortController();
  const timeout = wait(timeoutMs, undefined, { signal: isOver.signal }).then(() => {
    throw new DatabaseUnavailableError(`no response within ${timeoutMs} ms.`);
  });
  try {
    await Promise.race([pool.query('select 1'), timeout]);
  } finally {
    isOver.abort();
    timeout.catch(() => undefined);
  }
}
