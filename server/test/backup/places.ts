import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Config } from '../../src/config';
import { openDatabase } from '../../src/database/open-database';
import type { DatabaseHandle } from '../../src/database/database-handle';
import { copyTemplate, createServerDatabase } from '../database';
import { testConfig } from '../test-config';

/** A place for a site: a folder, and with TEST_DATABASE_URL a database on that server. */
export interface Place {
  readonly config: Config;
  remove(): Promise<void>;
}

const configure = (dataDir: string, databaseUrl: string | undefined, more: Partial<Config>) =>
  testConfig({ dataDir, databaseUrl, files: { kind: 'folder', folder: dataDir }, ...more });

async function createEmptyDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `narthex_test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

/** A place without a site, on the engine of the tests or on the embedded one. */
export async function makeEmptyPlace(
  more: Partial<Config> = {},
  server = process.env['TEST_DATABASE_URL'],
): Promise<Place> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'narthex-place-'));
  const database = server ? await createEmptyDatabase(server) : null;
  return {
    config: configure(path.join(root, 'data'), database?.url, more),
    async remove() {
      await database?.drop();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** A place with the migrated database of a site and nothing in it. */
export async function makeSite(more: Partial<Config> = {}): Promise<Place> {
  const server = process.env['TEST_DATABASE_URL'];
  const dataDir = await copyTemplate({}, os.tmpdir());
  const database = server ? await createServerDatabase(server) : null;
  return {
    config: configure(dataDir, database?.url, more),
    async remove() {
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Opens the database of a place for as long as `work` takes. */
export async function withDatabase<T>(
  { config }: Place,
  work: (handle: DatabaseHandle) => Promise<T>,
): Promise<T> {
  const { dataDir, databaseUrl } = config;
  const handle = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
  try {
    return await work(handle);
  } finally {
    await handle.close();
  }
}
