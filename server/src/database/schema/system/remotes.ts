import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { ACCESS_LEVELS, type Department } from '@narthex/shared-contracts';
import type { Descriptor } from '@narthex/shared-contracts/descriptor';
import type { ReleaseAction, ReleaseState } from '@narthex/shared-contracts/schemas/releases';
import { users } from '../people/auth';
import { createdAt, id, instant, oneOf, updatedAt, version } from '../columns';

const SOURCES = ['local', 'shipped'] as const;

/** What a ministry team publishes with. The token is shown once; its hash and the key to check signatures with stay. */
export const deliveryKeys = pgTable(
  'delivery_keys',
  {
    id: id(),
    name: text().notNull(),
    /** The one remote it is for. */
    remote: text().notNull(),
    token_hash: text().notNull(),
    /** Ed25519, SPKI in base64. */
    public_key: text().notNull(),
    /** Whether it may also decide what is live; else it publishes for previews alone. */
    can_release: boolean().notNull(),
    issued_by: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The name as it was then. */
    issued_by_label: text().notNull(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    last_used_at: instant(),
    revoked_at: instant(),
  },
  (table) => [
    unique('delivery_keys_token').on(table.token_hash),
    index('delivery_keys_created').on(table.created_at, table.id),
    index('delivery_keys_issuer').on(table.issued_by),
  ],
);

/** What a remote may claim. The communications team holds it. */
export const remoteGrants = pgTable(
  'remote_grants',
  {
    id: id(),
    remote: text().notNull(),
    owner: text().notNull(),
    /** The paths it may mount, each with everything below. */
    paths: jsonb().$type<readonly string[]>().notNull(),
    /** The widest guard that its mounts may have. */
    least_guard: text({ enum: ACCESS_LEVELS }).notNull(),
    /** Whose dashboards it may be, where its mounts have to name departments; null where they needn't. */
    departments: jsonb().$type<readonly Department[]>(),
    /** Whether the server runs its code to render pages. */
    is_server_rendered: boolean().notNull(),
    /** Bytes that all its scripts and styles may have together, as they are sent. */
    size_budget: integer().notNull(),
    version: version(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    unique('remote_grants_remote').on(table.remote),
    check('remote_grants_guard', oneOf(table.least_guard, ACCESS_LEVELS)),
  ],
);

/** Every version of a remote this site can serve. Rows are never changed. */
export const remoteVersions = pgTable(
  'remote_versions',
  {
    id: id(),
    remote: text().notNull(),
    version: text().notNull(),
    manifest_integrity: text().notNull(),
    descriptor: jsonb().$type<Descriptor>().notNull(),
    source: text({ enum: SOURCES }).notNull(),
    /** Bytes of its scripts and styles as they are sent. */
    size: integer().notNull().default(0),
    message: text(),
    /** The key or person that published it, by the name of then. */
    published_by: text().notNull().default('Start of the server'),
    key_id: integer().references(() => deliveryKeys.id, { onDelete: 'set null' }),
    /** Ed25519 over the version's files, base64; what was built on this machine has none. */
    signature: text(),
    created_at: createdAt(),
  },
  (table) => [
    unique('remote_versions_identity').on(table.remote, table.version),
    index('remote_versions_newest').on(table.remote, table.created_at, table.id),
    index('remote_versions_key').on(table.key_id),
    check('remote_versions_source', oneOf(table.source, SOURCES)),
  ],
);

/** Which version of each remote visitors get. */
export const liveRemotes = pgTable(
  'live_remotes',
  {
    remote: text().primaryKey(),
    version: text().notNull(),
    /** The last one that ran well: what stands in when the live one fails. */
    good_version: text(),
    /** What some visitors get instead, and how many of a hundred. */
    canary_version: text(),
    canary_percent: integer().notNull().default(0),
    /** Set while it is switched off: what its users read instead. */
    disabled_message: text(),
    changed_at: instant().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'live_remotes_known_version',
      columns: [table.remote, table.version],
      foreignColumns: [remoteVersions.remote, remoteVersions.version],
    }),
    foreignKey({
      name: 'live_remotes_known_canary',
      columns: [table.remote, table.canary_version],
      foreignColumns: [remoteVersions.remote, remoteVersions.version],
    }),
    check(
      'live_remotes_canary',
      sql`${table.canary_percent} between 0 and 100 and (${table.canary_version} is not null or ${table.canary_percent} = 0)`,
    ),
  ],
);

/** Every change of what is live, with the reason for it. The database refuses to change or delete a row. */
export const remoteChanges = pgTable(
  'remote_changes',
  {
    id: id(),
    remote: text().notNull(),
    action: text().$type<ReleaseAction>().notNull(),
    before: jsonb().$type<ReleaseState>(),
    after: jsonb().$type<ReleaseState>().notNull(),
    reason: text().notNull(),
    actor_id: integer(),
    actor_label: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('remote_changes_newest').on(table.created_at, table.id),
    index('remote_changes_of_remote').on(table.remote, table.created_at, table.id),
  ],
);

/** What a version does in browsers besides loading, hour by hour: failures by class, vitals by rating, errors. */
export const remoteSignals = pgTable(
  'remote_signals',
  {
    remote: text().notNull(),
    version: text().notNull(),
    hour: instant().notNull(),
    /** Such as `failure timeout`, `LCP good` or `script-error`. */
    name: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version, table.hour, table.name] }),
    index('remote_signals_age').on(table.hour),
  ],
);

/** Whether a version worked for a visitor, once for each. Whose a row is can't be told, nor what else is theirs. */
export const remoteVoices = pgTable(
  'remote_voices',
  {
    remote: text().notNull(),
    version: text().notNull(),
    voice: text().notNull(),
    /** Which voices come from one network. */
    source: text().notNull(),
    is_account: boolean().notNull(),
    has_failed: boolean().notNull(),
    heard_at: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version, table.voice] }),
    index('remote_voices_newest').on(table.remote, table.version, table.heard_at),
    index('remote_voices_age').on(table.heard_at),
  ],
);

/** Secrets that the site makes for itself: what it signs is checked by every process of it. */
export const siteSecrets = pgTable('site_secrets', {
  name: text().primaryKey(),
  secret: text().notNull(),
  created_at: createdAt(),
});

/** How a version does in browsers, hour by hour: counts alone, nothing of anybody. */
export const remoteHealth = pgTable(
  'remote_health',
  {
    remote: text().notNull(),
    version: text().notNull(),
    hour: instant().notNull(),
    loads: integer().notNull().default(0),
    failures: integer().notNull().default(0),
    /** How often it stood in for another version. */
    fallbacks: integer().notNull().default(0),
    /** Loads by how long they took: one count for each limit of `LOAD_TIME_LIMITS_MS`, and one above. */
    load_times: integer().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version, table.hour] }),
    index('remote_health_age').on(table.hour),
  ],
);
