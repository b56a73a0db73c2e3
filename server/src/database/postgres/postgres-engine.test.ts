import pg from 'pg';
import { DatabaseRefusedError, DatabaseUnavailableError } from '../database-errors';
import { PostgresEngine } from './postgres-engine';

const url = process.env.TEST_DATABASE_URL;
const NAME = `narthex_test_latin_${process.pid}`;

async function onServer(statement: string): Promise<void> {
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query(statement).finally(() => server.end());
}

(url ? it : it.skip)('refuses a database that cannot store the letters of every language', async () => {
  await onServer(`create database ${NAME} encoding 'SQL_ASCII' locale 'C' template template0`);
  const databaseUrl = Object.assign(new URL(url ?? ''), { pathname: NAME }).href;
  const engine = new PostgresEngine({ databaseUrl, statementTimeoutMs: 10_000, logger: undefined });
  try {
    await expect(engine.open()).rejects.toThrow(DatabaseRefusedError);
    await expect(engine.open()).rejects.toThrow('stores texts as SQL_ASCII');
  } finally {
    await engine.close();
    await onServer(`drop database ${NAME} with (force)`);
  }
});

(url ? it : it.skip)('looks for the server that takes writes once its own takes none', async () => {
  const engine = new PostgresEngine({
    databaseUrl: url ?? '',
    statementTimeoutMs: 10_000,
    poolSize: 1,
    logger: undefined,
  });
  const getConnection = async () => (await engine.pool.query('select pg_backend_pid() as id')).rows[0]?.id;
  try {
    const first = await getConnection();
    await engine.pool.query('set default_transaction_read_only = on');
    const write = engine.pool.query('create table written_to_a_standby ()');
    await expect(write).rejects.toThrow(DatabaseUnavailableError);
    expect(await getConnection()).not.toBe(first);
  } finally {
    await engine.close();
  }
});
