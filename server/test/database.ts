import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import lockfile from 'proper-lockfile';
import { DEPARTMENTS } from '@narthex/shared-contracts/departments';
import type { DatabaseHandle } from '../src/database/database-handle';
import { MIGRATIONS_FOLDER, createHandle, openDatabase } from '../src/database/open-database';
import { openSharedEngine } from './shared-database/shared-engine';
import { takeSharedDatabase } from './shared-database/shared-worker';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/narthex', import.meta.url));
/** Any number, the same in every test process. */
const TEMPLATE_LOCK = 5_903_117;
const STATEMENT_TIMEOUT_MS = 30_000;

export interface TestDatabaseOptions {
  migrationsFolder?: string;
  statementTimeoutMs?: number;
}

/**
 * A clean, migrated database for one test file: the embedded one, or with TEST_DATABASE_URL one on that
 * PostgreSQL server. Both are copies of a template that is made once. Its `close` also throws it away, or leaves it
 * to the next file.
 */
export function openTestDatabase(options: TestDatabaseOptions = {}): Promise<DatabaseHandle> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? openOnServer(url, options) : openEmbedded(options);
}

/** Registers a test database with the test file: opened before its tests, thrown away after them. */
export function withTestDatabase(options?: TestDatabaseOptions): () => DatabaseHandle {
  let handle: DatabaseHandle | undefined;
  beforeAll(async () => {
    handle = await openTestDatabase(options);
  }, 60_000);
  afterAll(() => handle?.close(), 60_000);
  return () => {
    if (!handle) throw new Error('The test database opens before the tests: call this inside of a test.');
    return handle;
  };
}

async function openEmbedded(options: TestDatabaseOptions): Promise<DatabaseHandle> {
  return (await openShared(options)) ?? openOwn(options);
}

/**
 * Engines serve the test files of a process one after the other: starting one takes as long as the tests of a file.
 * Null when this file has all of them already, and for files that want settings of their own.
 */
async function openShared(options: TestDatabaseOptions): Promise<DatabaseHandle | null> {
  const runFolder = process.env.TEST_RUN_FOLDER;
  if (!runFolder || Object.keys(options).length > 0) return null;
  const shared = await takeSharedDatabase(async () =>
    path.join(await copyTemplate(options, runFolder), 'database'),
  );
  if (!shared) return null;
  try {
    return createHandle(await openSharedEngine(shared, STATEMENT_TIMEOUT_MS));
  } catch (error) {
    shared.isTaken = false;
    throw error;
  }
}

/** A folder for data with a migrated embedded database in it, a copy of the template. */
export async function copyTemplate(options: TestDatabaseOptions, parent: string): Promise<string> {
  const template = path.join(CACHE, `database-${await templateKey(options)}`);
  if (!existsSync(template)) await makeTemplate(template, options);
  const dataDir = await fs.mkdtemp(path.join(parent, 'narthex-test-'));
  await fs.cp(template, dataDir, { recursive: true });
  return dataDir;
}

async function openOwn(options: TestDatabaseOptions): Promise<DatabaseHandle> {
  const dataDir = await copyTemplate(options, os.tmpdir());
  const handle = await openDatabase({ ...options, dataDir });
  return {
    ...handle,
    async close() {
      await handle.close();
      await fs.rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function makeTemplate(template: string, options: TestDatabaseOptions) {
  await fs.mkdir(CACHE, { recursive: true });
  const unlock = await lockfile.lock(template, {
    realpath: false,
    stale: 15_000,
    retries: { retries: 300, minTimeout: 200, maxTimeout: 200 },
  });
  try {
    if (existsSync(template)) return;
    const unfinished = `${template}.unfinished`;
    await fs.rm(unfinished, { recursive: true, force: true });
    const handle = await openDatabase({ ...options, dataDir: unfinished });
    await handle.migrate();
    await handle.close();
    await fs.rename(unfinished, template);
  } finally {
    await unlock();
  }
}

/** A clean, migrated database on a PostgreSQL server, which processes can open by its URL. */
export interface ServerDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

export async function createServerDatabase(
  url: string,
  options: TestDatabaseOptions = {},
): Promise<ServerDatabase> {
  const template = `narthex_template_${await templateKey(options)}`;
  const name = `narthex_test_${randomUUID().replaceAll('-', '')}`;
  await withServer(url, async (server) => {
    await server.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) await makeServerTemplate(server, url, template, options);
    await server.query(`create database ${name} template ${template}`);
  });
  return {
    url: buildUrl(url, name),
    drop: async () => {
      await withServer(url, (server) => server.query(`drop database ${name} with (force)`));
    },
  };
}

async function openOnServer(url: string, options: TestDatabaseOptions): Promise<DatabaseHandle> {
  const database = await createServerDatabase(url, options);
  const handle = await openDatabase({ ...options, dataDir: '', databaseUrl: database.url });
  return {
    ...handle,
    async close() {
      await handle.close();
      await database.drop();
    },
  };
}

async function makeServerTemplate(
  server: pg.Client,
  url: string,
  name: string,
  options: TestDatabaseOptions,
) {
  const unfinished = `${name}_unfinished`;
  await server.query(`drop database if exists ${unfinished} with (force)`);
  await server.query(`create database ${unfinished}`);
  const handle = await openDatabase({ ...options, dataDir: '', databaseUrl: buildUrl(url, unfinished) });
  await handle.migrate();
  await handle.close();
  await server.query(`alter database ${unfinished} rename to ${name}`);
}

async function withServer(url: string, work: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}

function buildUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Another set of migrations or departments, or another PGlite, needs another template. */
async function templateKey({ migrationsFolder = MIGRATIONS_FOLDER }: TestDatabaseOptions): Promise<string> {
  const hash = createHash('sha256');
  const manifest = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
    '../package.json',
  );
  hash.update(await fs.readFile(manifest));
  hash.update(DEPARTMENTS.join());
  const files = await fs.readdir(migrationsFolder, { recursive: true, withFileTypes: true });
  for (const file of files
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()) {
    hash.update(path.relative(migrationsFolder, file));
    hash.update(await fs.readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}
