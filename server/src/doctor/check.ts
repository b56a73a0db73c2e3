import type { Config } from '../config';
import type { Database } from '../database/database-handle';
import type { FileStore } from '../file-store/file-store';

/** Is what the checks look at: the settings, a consistent view of the rows, and the files. */
export interface ExaminedSite {
  readonly config: Config;
  readonly engine: 'pglite' | 'postgres';
  /** Is a copy of the embedded database, so checks only read. */
  readonly db: Database;
  readonly files: FileStore;
}

/** Describes something that is wrong, and what to do about it. */
export interface Finding {
  readonly problem: string;
  readonly advice: string;
  /** Is true if the site works and could be safer or lighter. */
  readonly isHint?: boolean;
}

/** Is what can be looked at if the database can't be read. */
export type SiteSettings = Pick<ExaminedSite, 'config'>;

export interface Check<Site = ExaminedSite> {
  readonly name: string;
  readonly find: (site: Site) => Promise<readonly Finding[]>;
  /** Repairs what the check finds, where that can't lose anything. */
  readonly fix?: Repair;
}

/** Needs the real database, or only the settings. */
export type Repair =
  | {
      readonly needsDatabase: true;
      readonly run: (site: Pick<ExaminedSite, 'config' | 'db'>) => Promise<void>;
    }
  | { readonly needsDatabase: false; readonly run: (site: SiteSettings) => Promise<void> };
