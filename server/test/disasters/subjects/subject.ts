import type { Config } from '../../../src/config';
import type { Database } from '../../../src/database/database-handle';
import type { FileStore } from '../../../src/file-store/file-store';
import type { SiteClient } from '../calls/site-client';

/** Holds what remains of a site whose processes have ended. */
export interface SiteState {
  readonly db: Database;
  readonly files: FileStore;
  readonly config: Config;
}

/** Something that people do on a site, and what must hold of it whatever happened to the machine. */
export interface Subject {
  readonly name: string;
  /** Is how many people do it at the same time; each has a number. */
  readonly people: number;
  /** Does it once. */
  write(site: SiteClient, person: number): Promise<void>;
  /** Returns a sentence for everything that isn't as the responses have said. */
  check(state: SiteState): Promise<readonly string[]>;
}
