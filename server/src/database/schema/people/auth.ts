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
import { instant, oneOf, searchText, trigrams, version } from '../columns';
import { phone } from '../phone-column';
import { departmentColumn } from './departments';

/** Active accounts that may have something of the church or of a department to decide, as an index holds them. */
export const hasOffice = (table: Record<'is_active' | 'role' | 'department', AnyPgColumn>) =>
  sql`${table.is_active} and (${table.role} <> 'member' or ${table.department} is not null)`;

/** The people of the congregation: each is in the register of members, and those who chose a password have an account. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Null for a member without an e-mail address. */
    email: text().unique('users_email_unique'),
    /** Null for a member without an account. */
    password_hash: text(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    phone: phone(),
    date_of_birth: date({ mode: 'string' }),
    address: text(),
    role: text({ enum: ROLES }).notNull().default('member'),
    department: departmentColumn(),
    is_active: boolean().notNull().default(true),
    /** When a link in an email showed that the address is theirs; null until then, and after each change of it. */
    email_confirmed_at: instant(),
    membership_date: date({ mode: 'string' }),
    /** Whether they belong to the congregation now; `is_active` is about signing in. */
    membership_status: text({ enum: MEMBER_STATUSES }).notNull().default('active'),
    /** A picture they uploaded. */
    photo_url: text(),
    /** When an email last invited them to choose a password. */
    invited_at: instant(),
    created_at: instant().notNull().defaultNow(),
    updated_at: instant(),
    version: version(),
    search_text: searchText('first_name', 'last_name', 'email'),
  },
  (table) => [
    index('users_listed').on(table.created_at, table.id),
    index('users_role').on(table.role, table.created_at, table.id),
    index('users_accounts')
      .on(table.created_at, table.id)
      .where(sql`${table.password_hash} is not null`),
    index('users_locked')
      .on(table.created_at, table.id)
      .where(sql`not ${table.is_active}`),
    index('users_search').using('gin', trigrams(table.search_text)),
    index('users_created')
      .on(table.created_at)
      .where(sql`${table.is_active}`),
    index('users_name').on(table.last_name, table.first_name, table.id),
    index('users_offices').on(table.last_name, table.first_name, table.id).where(hasOffice(table)),
    index('users_with_account')
      .on(table.last_name, table.first_name, table.id)
      .where(sql`${table.password_hash} is not null`),
    index('users_without_account')
      .on(table.last_name, table.first_name, table.id)
      .where(sql`${table.password_hash} is null`),
    index('users_department')
      .on(table.department)
      .where(sql`${table.department} is not null`),
    index('users_membership').on(table.membership_status, table.last_name, table.first_name, table.id),
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
    /** SHA-256 of the token: a copy of this table opens no session. */
    token_hash: text().notNull().unique('sessions_token_hash_unique'),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The department an administrator chose at the leaders' door; others have the one of their account. */
    department: departmentColumn(),
    created_at: instant().notNull().defaultNow(),
    expires_at: instant().notNull(),
    last_seen_at: instant().notNull().defaultNow(),
    user_agent: text(),
  },
  (table) => [
    index('sessions_user_id_index').on(table.user_id),
    index('sessions_expires_at_index').on(table.expires_at),
    index('sessions_created_at_index').on(table.created_at),
  ],
);

export const ACCOUNT_LINKS = ['reset-password', 'invitation', 'confirm-email'] as const;

/** Links in emails that prove who holds the address of an account. Each works once. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the token: a copy of this table opens no account. */
    token_hash: text().notNull().unique('account_links_token_hash_unique'),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ACCOUNT_LINKS }).notNull(),
    /** Where it was sent: it proves nothing about an address that came later. */
    email: text().notNull(),
    created_at: instant().notNull().defaultNow(),
    expires_at: instant().notNull(),
  },
  (table) => [
    index('account_links_user').on(table.user_id, table.kind),
    index('account_links_expires').on(table.expires_at),
    check('account_links_kind', oneOf(table.kind, ACCOUNT_LINKS)),
  ],
);

/**
 * Sign-ins that failed, by the e-mail address that was tried (whether it has an account or not) and the address of
 * the network they came from.
 */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    email: text().notNull(),
    ip_address: text().notNull(),
    attempts: integer().notNull(),
    /** Until then the next attempt is refused without a look at the password; null while nobody has to wait. */
    blocked_until: instant(),
    /** When the count is forgotten. */
    window_ends_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.ip_address] }),
    index('login_attempts_window').on(table.window_ends_at),
  ],
);

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  window_ends_at: instant().notNull(),
});

/** The department of what an entry is about, as an index holds it. */
export const changedDepartment = (table: Record<'after' | 'before', AnyPgColumn>) =>
  sql`(coalesce(${table.after}, ${table.before}) ->> 'department')`;

/** Who changed what, when, from what to what. Rows are only ever added, and removed when their retention is over. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
    actor_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The person's name as it was then: it stays readable when the account is gone. */
    actor_label: text().notNull(),
    action: text().notNull(),
    subject_type: text().notNull(),
    subject_id: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    request_id: text(),
    /** The trigger that keeps the log leaves these two out: they follow from the others. */
    search_text: searchText('actor_label', 'action', `coalesce("after", "before") ->> 'title'`),
    person_text: searchText('actor_label'),
  },
  (table) => [
    index('audit_log_listed').on(table.at, table.id),
    index('audit_log_action').on(table.action, table.at, table.id),
    index('audit_log_subject_type').on(table.subject_type, table.at, table.id),
    index('audit_log_actor').on(table.actor_id, table.at),
    index('audit_log_person').using('gin', trigrams(table.person_text)),
    index('audit_log_search').using('gin', trigrams(table.search_text)),
    index('audit_log_events')
      .on(table.at)
      .where(sql`${table.action} in ('event.update', 'event.delete')`),
    index('audit_log_events_department')
      .on(changedDepartment(table), table.at)
      .where(sql`${table.action} in ('event.update', 'event.delete')`),
    index('audit_log_subject_index').on(table.subject_type, table.subject_id),
  ],
);

/**
 * The network address that an entry came from. It is personal data and stands apart from the log, so that it can be
 * erased: after a while, and with the account of whoever acted.
 */
export const auditAddresses = pgTable('audit_addresses', {
  entry_id: integer()
    .primaryKey()
    .references(() => auditLog.id, { onDelete: 'cascade' }),
  address: text().notNull(),
});

/** Counts the changes of each subject: what is cached for an older count is out of date. */
export const contentVersions = pgTable('content_versions', {
  subject: text().primaryKey(),
  version: integer().notNull(),
});
