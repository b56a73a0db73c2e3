import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { ROLES } from '@narthex/shared-contracts';
import { MEMBER_STATUSES } from '@narthex/shared-contracts/enums';
import { instant, language, oneOf, searchText, sortText, trigrams, version } from './columns';
import { phone } from './phone-column';
import { departmentColumn } from './departments';

/**
 * Returns the condition for active accounts that may decide something for the church or a department.
 */
export const hasOffice = (table: Record<'is_active' | 'role' | 'department', AnyPgColumn>) =>
  sql`${table.is_active} and (${table.role} <> 'member' or ${table.department} is not null)`;

/**
 * Holds the people of the congregation. Everybody is in the register of members; those who chose a password
 * have an account.
 */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Is null for a member without an email address. */
    email: text().unique('users_email_unique'),
    /** Is null for a member without an account. */
    password_hash: text(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    phone: phone(),
    date_of_birth: date({ mode: 'string' }),
    address: text(),
    role: text({ enum: ROLES }).notNull().default('member'),
    department: departmentColumn(),
    is_active: boolean().notNull().default(true),
    /**
     * Holds the instant when a link in an email confirmed the address. Every change of the address resets it
     * to null.
     */
    email_confirmed_at: instant(),
    membership_date: date({ mode: 'string' }),
    /** Tells if they belong to the congregation; `is_active` tells if they may sign in. */
    membership_status: text({ enum: MEMBER_STATUSES }).notNull().default('active'),
    /** Points to a picture that they uploaded. */
    photo_url: text(),
    /** Holds the instant of the last email that invited them to choose a password. */
    invited_at: instant(),
    language: language(),
    created_at: instant().notNull().defaultNow(),
    updated_at: instant(),
    version: version(),
    search_text: searchText('first_name', 'last_name', 'email'),
    sort_name: sortText('last_name', 'first_name'),
  },
  (table) => [
    // The administrators' list of users has this order, and the dashboards count the newest.
    index('users_listed').on(table.created_at, table.id),
    index('users_search').using('gin', trigrams(table.search_text)),
    // The register of members has this order.
    index('users_sort_name').on(table.sort_name, table.id),
    // The departments' list shows their leaders and what those did.
    index('users_department')
      .on(table.department)
      .where(sql`${table.department} is not null`),
    // The register is filtered by status.
    index('users_membership_name').on(table.membership_status, table.sort_name, table.id),
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check('users_role_known', oneOf(table.role, ROLES)),
    check('users_account_email', sql`${table.password_hash} is null or ${table.email} is not null`),
    check('users_membership_known', oneOf(table.membership_status, MEMBER_STATUSES)),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Holds the SHA-256 of the token, so that a copy of this table can't open a session. */
    token_hash: text().notNull().unique('sessions_token_hash_unique'),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * Holds the department that an administrator chose at the leaders' sign-in, or the one of the account.
     */
    department: departmentColumn(),
    created_at: instant().notNull().defaultNow(),
    last_seen_at: instant().notNull().defaultNow(),
    /** Holds the instant when the person last proved that it is them, by signing in or with `auth.prove`. */
    proved_at: instant().notNull().defaultNow(),
    user_agent: text(),
    /**
     * Holds the SHA-256 of the secret in the cookie of the browser that the session belongs to. It is null for
     * other clients, whose token works without a cookie.
     */
    browser_hash: text(),
    /** Holds the origin of the front end that signed in, if it is another site's. */
    origin: text(),
  },
  (table) => [
    index('sessions_user_id_index').on(table.user_id),
    // A new sign-in of a browser ends the session that it replaces.
    index('sessions_browser')
      .on(table.browser_hash)
      .where(sql`${table.browser_hash} is not null`),
  ],
);

export const ACCOUNT_LINKS = ['reset-password', 'invitation', 'confirm-email'] as const;

/** Holds the links in emails that prove who owns an address. Each works once. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Holds the SHA-256 of the token, so that a copy of this table can't open an account. */
    token_hash: text().notNull().unique('account_links_token_hash_unique'),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ACCOUNT_LINKS }).notNull(),
    /** Holds the address of the email, because the link proves nothing about a later address. */
    email: text().notNull(),
    created_at: instant().notNull().defaultNow(),
    expires_at: instant().notNull(),
  },
  (table) => [
    // A new link of a kind replaces the account's older ones.
    index('account_links_user').on(table.user_id, table.kind),
    check('account_links_kind', oneOf(table.kind, ACCOUNT_LINKS)),
  ],
);

/**
 * Counts failed sign-ins by the email address that was tried, with or without an account, and the IP address.
 */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    email: text().notNull(),
    ip_address: text().notNull(),
    attempts: integer().notNull(),
    /**
     * Until this instant attempts are refused without checking the password; null means that nobody has to
     * wait.
     */
    blocked_until: instant(),
    /** The count expires at this instant. */
    window_ends_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.ip_address] })],
);

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  window_ends_at: instant().notNull(),
});

/** Returns the department of the changed object. */
export const changedDepartment = (table: Record<'after' | 'before', AnyPgColumn>) =>
  sql`(coalesce(${table.after}, ${table.before}) ->> 'department')`;

/**
 * Records who changed what and when, from what to what. Rows are only inserted, and deleted after their
 * retention.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
    actor_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Holds the person's name at that time, which stays when the account is deleted. */
    actor_label: text().notNull(),
    action: text().notNull(),
    subject_type: text().notNull(),
    subject_id: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    request_id: text(),
    /** Names the isolated remote whose code made the request for the person; it is null for all other code. */
    remote: text(),
    /**
     * The trigger that protects the log ignores these two columns, because they are generated from others.
     */
    search_text: searchText('actor_label', 'action', `coalesce("after", "before") ->> 'title'`),
    person_text: searchText('actor_label'),
  },
  (table) => [
    // The activity log has this order.
    index('audit_log_listed').on(table.at, table.id),
    // The departments' list shows what each leader did last.
    index('audit_log_actor').on(table.actor_id, table.at),
    index('audit_log_person').using('gin', trigrams(table.person_text)),
    index('audit_log_search').using('gin', trigrams(table.search_text)),
    // The recent activities name who created each event and sermon.
    index('audit_log_subject_index').on(table.subject_type, table.subject_id),
  ],
);

/**
 * Holds the IP addresses of entries. They are personal data and stored apart from the log, so that they can
 * be erased after some time and together with the account.
 */
export const auditAddresses = pgTable('audit_addresses', {
  entry_id: integer()
    .primaryKey()
    .references(() => auditLog.id, { onDelete: 'cascade' }),
  address: text().notNull(),
});

/** Counts the changes of each subject. Anything cached for an older count is stale. */
export const contentVersions = pgTable('content_versions', {
  subject: text().primaryKey(),
  version: integer().notNull(),
});
