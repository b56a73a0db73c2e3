import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { DatabaseRefusedError, DatabaseUnavailableError, findDatabaseUnavailable } from './database-errors';
import type { ConnectionCounts, ObserveQuery } from './database-handle';
import { typeParsers } from './type-parsers';

interface Scope {
  isConnected: boolean;
  isOver: boolean;
}

const DEAD_END =
  'A query inside a transaction went through `db` and would wait for ever for the one connection of the ' +
  'embedded database. Use the transaction that the callback is given.';

const transactionScope = new AsyncLocalStorage<Scope>();

/**
 * Runs a transaction. A query on `db` inside of it throws at once; it would otherwise wait for the only
 * connection forever.
 */
export async function inTransactionScope<T>(run: () => Promise<T>): Promise<T> {
  const outer = transactionScope.getStore();
  if (outer && !outer.isOver) throw new Error(DEAD_END);
  const scope: Scope = { isConnected: false, isOver: false };
  try {
    return await transactionScope.run(scope, run);
  } finally {
    scope.isOver = true;
  }
}

function refuseSecondConnection() {
  const scope = transactionScope.getStore();
  if (!scope || scope.isOver) return;
  if (scope.isConnected) throw new Error(DEAD_END);
  scope.isConnected = true;
}

/** Contains the codes of a broken disk, and of a server that only reads since another one takes the writes. */
const USELESS_SERVER = ['58030', '25006'];

/** Returns true for errors after which the connection is useless. Another one may find a server that works. */
function isFatal(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  return ['PANIC', 'FATAL'].includes(error.severity ?? '') || USELESS_SERVER.includes(error.code ?? '');
}

/** Returns true if a write found no room. The connection still reads, and the embedded database could not open again. */
const isDiskFull = (error: unknown) => error instanceof pg.DatabaseError && error.code === '53100';

function unavailable(error: unknown): DatabaseUnavailableError {
  const known = findDatabaseUnavailable(error);
  if (known) return known;
  const reason = error instanceof Error ? error.message : String(error);
  return new DatabaseUnavailableError(reason, { cause: error });
}

/**
 * Wraps a connection of the pool. Its name must not contain "Pool", because drizzle checks the name of the
 * class.
 */
export class Connection {
  private failure: DatabaseUnavailableError | undefined;
  private isReleased = false;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly onFatal: (error: DatabaseUnavailableError) => void,
    private readonly observe: ObserveQuery,
  ) {
    client.on('error', this.handleLoss);
  }

  async query(config: string | pg.QueryConfig, params?: unknown[]): Promise<pg.QueryResult> {
    if (this.failure) throw this.failure;
    const query = typeof config === 'string' ? { text: config } : config;
    const observeEnd = this.observe(query.text);
    try {
      const result = await this.client.query({ ...query, types: typeParsers }, params);
      refuseSilentRollback(query.text, result);
      observeEnd();
      return result;
    } catch (error) {
      observeEnd(error);
      if (isFatal(error)) this.lose(unavailable(error));
      if (isDiskFull(error)) throw unavailable(error);
      // The driver throws its general error ("not queryable") before it emits the event with the reason.
      if (!this.failure && !(error instanceof pg.DatabaseError)) await new Promise(setImmediate);
      throw this.failure ?? error;
    }
  }

  release = () => {
    this.giveBack();
  };

  private readonly handleLoss = (error: Error) => {
    this.failure ??= unavailable(error);
    // drizzle never releases a connection that is lost during `begin`.
    this.giveBack(error);
  };

  private lose(error: DatabaseUnavailableError) {
    this.failure ??= error;
    this.onFatal(error);
    this.giveBack(error);
  }

  private giveBack(error?: Error) {
    if (this.isReleased) return;
    this.isReleased = true;
    this.client.off('error', this.handleLoss);
    this.client.release(error);
  }
}

/**
 * After a failed statement PostgreSQL responds to a commit with a rollback but reports success, so this
 * throws.
 */
function refuseSilentRollback(text: string, result: pg.QueryResult): void {
  if (text.toLowerCase() === 'commit' && result.command === 'ROLLBACK') {
    throw new Error(
      'The transaction was rolled back: a statement in it had failed and the error was swallowed.',
    );
  }
}

export interface DatabasePoolOptions extends pg.PoolConfig {
  /** Is called when the connection in use is broken and must not even be closed normally. */
  onFatal?: (error: DatabaseUnavailableError) => void;
}

/**
 * drizzle works on this pool. It sets the type parsers, throws typed errors and always releases its
 * connections.
 */
export class DatabasePool {
  private readonly pool: pg.Pool;
  private readonly onFatal: (error: DatabaseUnavailableError) => void;
  private observeWait: (seconds: number) => void = () => undefined;
  private observeQuery: ObserveQuery = () => () => undefined;

  constructor({ onFatal, ...config }: DatabasePoolOptions) {
    this.onFatal = onFatal ?? (() => undefined);
    this.pool = new pg.Pool({ types: typeParsers, ...config });
    // A broken idle connection is replaced at the next query.
    this.pool.on('error', () => undefined);
  }

  onConnection(handler: (client: pg.PoolClient) => void) {
    this.pool.on('connect', handler);
  }

  observeWaits(observe: (seconds: number) => void): void {
    this.observeWait = observe;
  }

  observeQueries(observe: ObserveQuery): void {
    this.observeQuery = observe;
  }

  countConnections(): ConnectionCounts {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  async connect(): Promise<Connection> {
    refuseSecondConnection();
    const startedAt = performance.now();
    try {
      const client = await this.pool.connect();
      this.observeWait((performance.now() - startedAt) / 1000);
      return new Connection(client, this.onFatal, this.observeQuery);
    } catch (error) {
      throw error instanceof DatabaseRefusedError ? error : unavailable(error);
    }
  }

  /** Unlike the pool of `pg`, it keeps the connection after an SQL error. */
  async query(config: string | pg.QueryConfig, params?: unknown[]): Promise<pg.QueryResult> {
    const connection = await this.connect();
    try {
      return await connection.query(config, params);
    } finally {
      connection.release();
    }
  }

  end(): Promise<void> {
    return this.pool.end();
  }
}
