import type pg from 'pg';
import { DatabaseRefusedError } from '../database-errors';
import type { DatabaseLogger, NotificationHandler, OpenDatabaseOptions } from '../database-handle';
import { DatabasePool } from '../database-pool';
import type { Engine } from '../engine';
import { PostgresListener } from './postgres-listener';

const CONNECT_MS = 10_000;

/** The driver takes these modes for `verify-full`, and would warn of it in every process. */
const nameTlsMode = (databaseUrl: string) =>
  databaseUrl.includes('uselibpqcompat=')
    ? databaseUrl
    : databaseUrl.replace(/(?<=[?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, 'verify-full');

const refuseEncoding = (encoding: string) =>
  `The database of DATABASE_URL stores texts as ${encoding}, and the site needs UTF8. ` +
  'Make another one: createdb narthex --owner narthex --encoding UTF8 --template template0';

interface PostgresOptions extends Pick<OpenDatabaseOptions, 'poolSize'> {
  databaseUrl: string;
  statementTimeoutMs: number;
  logger: DatabaseLogger | undefined;
}

/** Connects to a PostgreSQL server. */
export class PostgresEngine implements Engine {
  readonly name = 'postgres';
  readonly pool: DatabasePool;
  private readonly listener: PostgresListener;

  constructor({ databaseUrl, statementTimeoutMs, poolSize = 10, logger }: PostgresOptions) {
    const connection: pg.ClientConfig = {
      connectionString: nameTlsMode(databaseUrl),
      application_name: 'narthex',
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    };
    this.pool = new DatabasePool({
      ...connection,
      max: poolSize,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: statementTimeoutMs,
      // The embedded database is in UTC too, so a date of `now()` doesn't depend on the engine.
      onConnect: async (client: pg.ClientBase) => void (await client.query(`set timezone to 'UTC'`)),
    });
    this.listener = new PostgresListener(connection, logger);
  }

  async open(): Promise<void> {
    const { rows } = await this.pool.query(`select current_setting('server_encoding') as encoding`);
    const encoding: unknown = rows[0]?.encoding;
    if (encoding !== 'UTF8') throw new DatabaseRefusedError(refuseEncoding(String(encoding)));
  }

  listen(channel: string, handler: NotificationHandler, onGap?: () => void) {
    return this.listener.listen(channel, { handler, onGap });
  }

  /** Migrations lift the limit of their own connection, and PostgreSQL needs no maintenance from us. */
  withoutTimeLimit<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  async close(): Promise<void> {
    await this.listener.close();
    await this.pool.end();
  }
}
