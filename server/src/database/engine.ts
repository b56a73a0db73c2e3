import type { DatabasePool } from './database-pool';
import type { DatabaseHandle } from './database-handle';

/** Describes the differences between the two engines; the rest of the handle is the same for both. */
export interface Engine {
  name: DatabaseHandle['engine'];
  pool: DatabasePool;
  listen: DatabaseHandle['listen'];
  /** Runs work that may take long, such as migrations or maintenance. */
  withoutTimeLimit<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
