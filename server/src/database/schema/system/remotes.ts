import { check, foreignKey, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Descriptor } from '@narthex/shared-contracts/descriptor';
import { createdAt, id, instant, oneOf } from '../columns';

const SOURCES = ['local', 'shipped'] as const;

/** Every version of a remote this site can serve. Rows are never changed. */
export const remoteVersions = pgTable(
  'remote_versions',
  {
    id: id(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    manifestIntegrity: text('manifest_integrity').notNull(),
    descriptor: jsonb('descriptor').$type<Descriptor>().notNull(),
    source: text('source', { enum: SOURCES }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('remote_versions_identity').on(table.remote, table.version),
    check('remote_versions_source', oneOf(table.source, SOURCES)),
  ],
);

/** Which version of each remote visitors get. */
export const liveRemotes = pgTable(
  'live_remotes',
  {
    remote: text('remote').primaryKey(),
    version: text('version').notNull(),
    previousVersion: text('previous_version'),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'live_remotes_known_version',
      columns: [table.remote, table.version],
      foreignColumns: [remoteVersions.remote, remoteVersions.version],
    }),
  ],
);
