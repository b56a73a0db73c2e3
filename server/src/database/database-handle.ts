import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as schema from './schema/index';

/** Repositories use this one type, so they run on both engines. */
export type Database = NodePgDatabase<typeof schema>;

/** Is the argument of the callback of `db.transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Is the parameter of repository functions that run inside or outside a transaction. */
export type Queryable = Database | Transaction;

export type NotificationHandler = (payload: string) => void;

export interface DatabaseLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface OpenDatabaseOptions {
  /** Contains the embedded database in `<dataDir>/database`. */
  dataDir: string;
  /** Holds the URL of a PostgreSQL server, which then replaces the embedded database. */
  databaseUrl?: string;
  logger?: DatabaseLogger;
  /** A statement that takes longer is cancelled. */
  statementTimeoutMs?: number;
  /** Limits the connections to a PostgreSQL server; the embedded database always has one. */
  poolSize?: number;
  migrationsFolder?: string;
}

/** Counts the connections of this process, and the queries that wait for one. */
export interface ConnectionCounts {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Begins to observe a query. Returns what is called at its end. */
export type ObserveQuery = (text: string) => (error?: unknown) => void;

export interface DatabaseHandle {
  db: Database;
  engine: 'pglite' | 'postgres';
  /**
   * Calls `handler` for every notification on `channel`, and `onGap` when some may be lost because the
   * connection broke. Resolves with a function that stops it.
   */
  listen(channel: string, handler: NotificationHandler, onGap?: () => void): Promise<() => Promise<void>>;
  notify(channel: string, payload: string): Promise<void>;
  /** Rejects with DatabaseUnavailableError if the database doesn't respond within the time limit. */
  ping(timeoutMs?: number): Promise<void>;
  /** Calls `observe` with the time in seconds that each query or transaction has waited for its connection. */
  observeWaits(observe: (seconds: number) => void): void;
  /** Calls `observe` at the start of each query with its text, and what it returns at the end, with its error. */
  observeQueries(observe: ObserveQuery): void;
  countConnections(): ConnectionCounts;
  /** Runs the missing migrations. Throws DatabaseRefusedError if the database is newer than this code. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}
