import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as schema from './schema/index';

/** The one database type: repositories are written against it and run on both engines. */
export type Database = NodePgDatabase<typeof schema>;

/** What `db.transaction` hands to its callback. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** For repository functions that run inside a transaction or outside of one. */
export type Queryable = Database | Transaction;

export type NotificationHandler = (payload: string) => void;

export interface DatabaseLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface OpenDatabaseOptions {
  /** The embedded database lives in `<dataDir>/database`. */
  dataDir: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string;
  logger?: DatabaseLogger;
  /** Longest time a statement may take before it is given up. */
  statementTimeoutMs?: number;
  /** How many connections to a PostgreSQL server; the embedded database has one. */
  poolSize?: number;
  migrationsFolder?: string;
}

export interface DatabaseHandle {
  db: Database;
  engine: 'pglite' | 'postgres';
  /**
   * Calls `handler` for every notification on `channel`, and `onGap` when some may have been missed
   * because the connection was lost. The response stops it.
   */
  listen(channel: string, handler: NotificationHandler, onGap?: () => void): Promise<() => Promise<void>>;
  notify(channel: string, payload: string): Promise<void>;
  /** Rejects with DatabaseUnavailableError when the database doesn't respond within the time limit. */
  ping(timeoutMs?: number): Promise<void>;
  /** Runs the migrations that are missing; refuses a database that is ahead of this code. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}
