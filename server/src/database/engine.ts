import type { DatabasePool } from './database-pool';
import type { DatabaseHandle } from './database-handle';

/** What the two engines do differently; the rest of the handle is the same for both. */
export interface Engine {
  name: DatabaseHandle['engine'];
  pool: DatabasePool;
  listen: DatabaseHandle['listen'];
  /** For work that may take long: migrations, maintenance. */
  withoutTimeLimit<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
