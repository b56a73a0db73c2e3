import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns';
import { remoteVersions } from './remotes';

/** The files of every version: their bytes stand in the store under their hash. Rows are never changed. */
export const remoteFiles = pgTable(
  'remote_files',
  {
    remote: text().notNull(),
    version: text().notNull(),
    file: text().notNull(),
    /** Subresource integrity of its bytes. */
    integrity: text().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version, table.file] }),
    foreignKey({
      name: 'remote_files_of_version',
      columns: [table.remote, table.version],
      foreignColumns: [remoteVersions.remote, remoteVersions.version],
    }).onDelete('cascade'),
  ],
);

/** The shell's own built files, whichever process runs that build: documents of the others ask any process for them. */
export const shellFiles = pgTable(
  'shell_files',
  {
    /** With the hash in it that makes it the only one of its name. */
    file: text().primaryKey(),
    integrity: text().notNull(),
    /** When a process last had a build with it. */
    seen_at: instant().notNull().defaultNow(),
  },
  (table) => [index('shell_files_seen').on(table.seen_at)],
);
