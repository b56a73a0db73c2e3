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
import { ACCESS_LEVELS, REMOTE_KINDS, type Department, type Role } from '@narthex/shared-contracts';
import type { Descriptor } from '@narthex/shared-contracts/descriptor';
import type { ReleaseAction, ReleaseState } from '@narthex/shared-contracts/schemas/releases';
import { users } from './auth';
import { createdAt, id, instant, oneOf, updatedAt, version } from './columns';

const SOURCES = ['local', 'shipped'] as const;

/**
 * Holds the keys with which ministry teams publish. The token is shown only once; its hash and the public key
 * of the signature are stored.
 */
export const deliveryKeys = pgTable(
  'delivery_keys',
  {
    id: id(),
    name: text().notNull(),
    /** Names the only remote that the key may publish. */
    remote: text().notNull(),
    token_hash: text().notNull(),
    /** Holds an Ed25519 key as SPKI in base64. */
    public_key: text().notNull(),
    /** If true, the key may also change what is live; otherwise it publishes only for previews. */
    can_release: boolean().notNull(),
    issued_by: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Holds the person's name at that time. */
    issued_by_label: text().notNull(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    last_used_at: instant(),
    revoked_at: instant(),
  },
  (table) => [
    unique('delivery_keys_token').on(table.token_hash),
    index('delivery_keys_issuer').on(table.issued_by),
  ],
);

/** Holds what a remote may claim. The communications team edits it. */
export const remoteGrants = pgTable(
  'remote_grants',
  {
    id: id(),
    remote: text().notNull(),
    owner: text().notNull(),
    /** Decides if the code runs in the shell's document or in a frame without rights. */
    kind: text({ enum: REMOTE_KINDS }).notNull().default('isolated'),
    /** Lists the calls that an isolated remote may make. */
    uses: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Lists the paths that the remote may mount, each with everything below it. */
    paths: jsonb().$type<readonly string[]>().notNull(),
    /** Names the widest guard that its mounts may have. */
    least_guard: text({ enum: ACCESS_LEVELS }).notNull(),
    /** Lists the departments that its mounts must be restricted to; null allows unrestricted mounts. */
    departments: jsonb().$type<readonly Department[]>(),
    /** Limits the compressed size of all scripts and styles, in bytes. */
    size_budget: integer().notNull(),
    version: version(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    unique('remote_grants_remote').on(table.remote),
    check('remote_grants_guard', oneOf(table.least_guard, ACCESS_LEVELS)),
    check('remote_grants_kind', oneOf(table.kind, REMOTE_KINDS)),
  ],
);

/** Holds every version of a remote that this site can serve. Rows are never changed. */
export const remoteVersions = pgTable(
  'remote_versions',
  {
    id: id(),
    remote: text().notNull(),
    version: text().notNull(),
    manifest_integrity: text().notNull(),
    descriptor: jsonb().$type<Descriptor>().notNull(),
    source: text({ enum: SOURCES }).notNull(),
    /** Holds the compressed size of scripts and styles, in bytes. */
    size: integer().notNull().default(0),
    message: text(),
    /** Holds the name of the key or person that published it, at that time. */
    published_by: text().notNull().default('Start of the server'),
    key_id: integer().references(() => deliveryKeys.id, { onDelete: 'set null' }),
    /** Holds an Ed25519 signature of the version's files in base64. Builds of this machine have none. */
    signature: text(),
    created_at: createdAt(),
  },
  (table) => [
    unique('remote_versions_identity').on(table.remote, table.version),
    index('remote_versions_key').on(table.key_id),
    index('remote_versions_newest').on(table.remote, table.created_at, table.id),
    check('remote_versions_source', oneOf(table.source, SOURCES)),
  ],
);

/** Holds the links to versions that aren't live. A version that is deleted takes its links with it. */
export const remotePreviews = pgTable(
  'remote_previews',
  {
    id: id(),
    remote: text().notNull(),
    version: text().notNull(),
    /** Limits the preview to people with these roles. */
    roles: jsonb().$type<readonly Role[]>().notNull(),
    /** Holds the name of the key or person that made it, at that time. */
    created_by: text().notNull(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    revoked_at: instant(),
  },
  (table) => [
    index('remote_previews_version').on(table.remote, table.version),
    foreignKey({
      name: 'remote_previews_known_version',
      columns: [table.remote, table.version],
      foreignColumns: [remoteVersions.remote, remoteVersions.version],
    }).onDelete('cascade'),
  ],
);

/** Holds the live state of each remote. */
export const liveRemotes = pgTable(
  'live_remotes',
  {
    remote: text().primaryKey(),
    version: text().notNull(),
    /** Names the last version that ran well, which is the fallback when the live one fails. */
    good_version: text(),
    /** Names the version that some visitors get instead; `canary_percent` is their share. */
    canary_version: text(),
    canary_percent: integer().notNull().default(0),
    /** Holds the text that users read while the remote is switched off, otherwise null. */
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

/** Records every change of the live state with its reason. The database refuses updates and deletions. */
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
  (table) => [index('remote_changes_newest').on(table.created_at, table.id)],
);

/** Counts what a version reports besides loads, by hour: failures by class, vitals by rating, and errors. */
export const remoteSignals = pgTable(
  'remote_signals',
  {
    remote: text().notNull(),
    version: text().notNull(),
    hour: instant().notNull(),
    /** Holds a name such as `failure timeout`, `LCP good` or `script-error`. */
    name: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version, table.hour, table.name] })],
);

/**
 * Records whether a version worked for a visitor, one row for each. A row can't be linked to a person or to
 * other rows of the same visitor.
 */
export const remoteOutcomes = pgTable(
  'remote_outcomes',
  {
    remote: text().notNull(),
    version: text().notNull(),
    /** Is a hash of the visitor and the version. */
    outcome_key: text().notNull(),
    /** Is the same for reports from one network. */
    source: text().notNull(),
    is_account: boolean().notNull(),
    has_failed: boolean().notNull(),
    reported_at: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version, table.outcome_key] }),
    // The health of a version is judged by its latest outcomes.
    index('remote_outcomes_newest').on(table.remote, table.version, table.reported_at),
  ],
);

/** Holds secrets that the site created for itself. All its processes share them to check signatures. */
export const siteSecrets = pgTable('site_secrets', {
  name: text().primaryKey(),
  secret: text().notNull(),
  created_at: createdAt(),
});

/** Counts how a version does in browsers, by hour. It contains no personal data. */
export const remoteHealth = pgTable(
  'remote_health',
  {
    remote: text().notNull(),
    version: text().notNull(),
    hour: instant().notNull(),
    loads: integer().notNull().default(0),
    failures: integer().notNull().default(0),
    /** Counts how often the version was the fallback of another one. */
    fallbacks: integer().notNull().default(0),
    /**
     * Counts loads by duration: one number for each limit of `LOAD_TIME_LIMITS_MS`, and one for slower loads.
     */
    load_times: integer().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version, table.hour] })],
);
