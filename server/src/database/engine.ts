import type { DatabasePool } from './database-pool';
import type { DatabaseHandle } from './database-handle';

/** Describes the differences between the two engines; the rest of the handle is the same for both. */
export interface Engine {
  name: DatabaseHandle['engine'];
  pool: DatabasePool;
  listen: DatabaseHandle['listen'];
  /** Rejects if what the engine writes would be lost although it responds. */
  requireStorage?(): Promise<void>;
  /** Runs work that may take long, such as migrations or maintenance. */
  withoutTimeLimit<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
