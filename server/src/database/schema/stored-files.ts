import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { remoteVersions } from './remotes';

/**
 * Lists the files of every version; the file store holds their bytes under their hash. Rows are never
 * changed.
 */
export const remoteFiles = pgTable(
  'remote_files',
  {
    remote: text().notNull(),
    version: text().notNull(),
    file: text().notNull(),
    /** Holds the subresource integrity of the bytes. */
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

/**
 * Lists the built files of the shell. Any process may be asked for a file of a build that another process
 * runs.
 */
export const shellFiles = pgTable('shell_files', {
  /** Contains a hash, so the name is unique. */
  file: text().primaryKey(),
  integrity: text().notNull(),
  /** Holds the last instant when a process had a build with this file. */
  seen_at: instant().notNull().defaultNow(),
});
