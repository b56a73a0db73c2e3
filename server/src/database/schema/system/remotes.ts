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
    name: text('name').notNull(),
    /** The one remote it is for. */
    remote: text('remote').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Ed25519, SPKI in base64. */
    publicKey: text('public_key').notNull(),
    /** Whether it may also decide what is live; else it publishes for previews alone. */
    canRelease: boolean('can_release').notNull(),
    issuedBy: integer('issued_by').references(() => users.id, { onDelete: 'set null' }),
    /** The name as it was then. */
    issuedByLabel: text('issued_by_label').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    unique('delivery_keys_token').on(table.tokenHash),
    index('delivery_keys_created').on(table.createdAt, table.id),
    index('delivery_keys_issuer').on(table.issuedBy),
  ],
);

/** What a remote may claim. The communications team holds it. */
export const remoteGrants = pgTable(
  'remote_grants',
  {
    id: id(),
    remote: text('remote').notNull(),
    owner: text('owner').notNull(),
    /** The paths it may mount, each with everything below. */
    paths: jsonb('paths').$type<readonly string[]>().notNull(),
    /** The widest guard that its mounts may have. */
    leastGuard: text('least_guard', { enum: ACCESS_LEVELS }).notNull(),
    /** Whose dashboards it may be, where its mounts have to name departments; null where they needn't. */
    departments: jsonb('departments').$type<readonly Department[]>(),
    /** Whether the server runs its code to render pages. */
    isServerRendered: boolean('is_server_rendered').notNull(),
    /** Bytes that all its scripts and styles may have together, as they are sent. */
    sizeBudget: integer('size_budget').notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('remote_grants_remote').on(table.remote),
    check('remote_grants_guard', oneOf(table.leastGuard, ACCESS_LEVELS)),
  ],
);

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
    /** Bytes of its scripts and styles as they are sent. */
    size: integer('size').notNull().default(0),
    message: text('message'),
    /** The key or person that published it, by the name of then. */
    publishedBy: text('published_by').notNull().default('Start of the server'),
    keyId: integer('key_id').references(() => deliveryKeys.id, { onDelete: 'set null' }),
    /** Ed25519 over the version's files, base64; what was built on this machine has none. */
    signature: text('signature'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('remote_versions_identity').on(table.remote, table.version),
    index('remote_versions_newest').on(table.remote, table.createdAt, table.id),
    index('remote_versions_key').on(table.keyId),
    check('remote_versions_source', oneOf(table.source, SOURCES)),
  ],
);

/** Which version of each remote visitors get. */
export const liveRemotes = pgTable(
  'live_remotes',
  {
    remote: text('remote').primaryKey(),
    version: text('version').notNull(),
    /** The last one that ran well: what stands in when the live one fails. */
    goodVersion: text('good_version'),
    /** What some visitors get instead, and how many of a hundred. */
    canaryVersion: text('canary_version'),
    canaryPercent: integer('canary_percent').notNull().default(0),
    /** Set while it is switched off: what its users read instead. */
    disabledMessage: text('disabled_message'),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'live_remotes_known_version',
      columns: [table.remote, table.version],
      foreignColumns: [remoteVersions.remote, remoteVersions.version],
    }),
    foreignKey({
      name: 'live_remotes_known_canary',
      columns: [table.remote, table.canaryVersion],
      foreignColumns: [remoteVersions.remote, remoteVersions.version],
    }),
    check(
      'live_remotes_canary',
      sql`${table.canaryPercent} between 0 and 100 and (${table.canaryVersion} is not null or ${table.canaryPercent} = 0)`,
    ),
  ],
);

/** Every change of what is live, with the reason for it. The database refuses to change or delete a row. */
export const remoteChanges = pgTable(
  'remote_changes',
  {
    id: id(),
    remote: text('remote').notNull(),
    action: text('action').$type<ReleaseAction>().notNull(),
    before: jsonb('before').$type<ReleaseState>(),
    after: jsonb('after').$type<ReleaseState>().notNull(),
    reason: text('reason').notNull(),
    actorId: integer('actor_id'),
    actorLabel: text('actor_label').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('remote_changes_newest').on(table.createdAt, table.id),
    index('remote_changes_of_remote').on(table.remote, table.createdAt, table.id),
  ],
);

/** What a version does in browsers besides loading, hour by hour: failures by class, vitals by rating, errors. */
export const remoteSignals = pgTable(
  'remote_signals',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    hour: instant('hour').notNull(),
    /** Such as `failure timeout`, `LCP good` or `script-error`. */
    name: text('name').notNull(),
    count: integer('count').notNull(),
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
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    voice: text('voice').notNull(),
    /** Which voices come from one network. */
    source: text('source').notNull(),
    isAccount: boolean('is_account').notNull(),
    hasFailed: boolean('has_failed').notNull(),
    heardAt: instant('heard_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version, table.voice] }),
    index('remote_voices_newest').on(table.remote, table.version, table.heardAt),
    index('remote_voices_age').on(table.heardAt),
  ],
);

/** Secrets that the site makes for itself: what it signs is checked by every process of it. */
export const siteSecrets = pgTable('site_secrets', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
  createdAt: createdAt(),
});

/** How a version does in browsers, hour by hour: counts alone, nothing of anybody. */
export const remoteHealth = pgTable(
  'remote_health',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    hour: instant('hour').notNull(),
    loads: integer('loads').notNull().default(0),
    failures: integer('failures').notNull().default(0),
    /** How often it stood in for another version. */
    fallbacks: integer('fallbacks').notNull().default(0),
    /** Loads by how long they took: one count for each limit of `LOAD_TIME_LIMITS_MS`, and one above. */
    loadTimes: integer('load_times').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version, table.hour] }),
    index('remote_health_age').on(table.hour),
  ],
);
