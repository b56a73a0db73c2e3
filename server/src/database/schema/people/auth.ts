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
  timestamp,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { ROLES } from '@narthex/shared-contracts';
import { MEMBER_STATUSES } from '@narthex/shared-contracts/closed-lists';
import { oneOf, searchText, searchTextAs, trigrams, version } from '../columns';
import { phone } from '../phone-column';
import { departmentColumn } from './departments';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Active accounts that may have something of the church or of a department to decide, as an index holds them. */
export const hasOffice = (table: Record<'isActive' | 'role' | 'department', AnyPgColumn>) =>
  sql`${table.isActive} and (${table.role} <> 'member' or ${table.department} is not null)`;

/** The people of the congregation: each is in the register of members, and those who chose a password have an account. */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Null for a member without an e-mail address. */
    email: text('email').unique('users_email_unique'),
    /** Null for a member without an account. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: phone('phone'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    address: text('address'),
    role: text('role', { enum: ROLES }).notNull().default('member'),
    department: departmentColumn(),
    isActive: boolean('is_active').notNull().default(true),
    /** When a link in an email showed that the address is theirs; null until then, and after each change of it. */
    emailConfirmedAt: instant('email_confirmed_at'),
    membershipDate: date('membership_date', { mode: 'string' }),
    /** Whether they belong to the congregation now; `is_active` is about signing in. */
    membershipStatus: text('membership_status', { enum: MEMBER_STATUSES }).notNull().default('active'),
    /** A picture they uploaded. */
    photoUrl: text('photo_url'),
    /** When an email last invited them to choose a password. */
    invitedAt: instant('invited_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at'),
    version: version(),
    searchText: searchText('first_name', 'last_name', 'email'),
  },
  (table) => [
    index('users_listed').on(table.createdAt, table.id),
    index('users_role').on(table.role, table.createdAt, table.id),
    index('users_accounts')
      .on(table.createdAt, table.id)
      .where(sql`${table.passwordHash} is not null`),
    index('users_locked')
      .on(table.createdAt, table.id)
      .where(sql`not ${table.isActive}`),
    index('users_search').using('gin', trigrams(table.searchText)),
    index('users_created')
      .on(table.createdAt)
      .where(sql`${table.isActive}`),
    index('users_name').on(table.lastName, table.firstName, table.id),
    index('users_offices').on(table.lastName, table.firstName, table.id).where(hasOffice(table)),
    index('users_with_account')
      .on(table.lastName, table.firstName, table.id)
      .where(sql`${table.passwordHash} is not null`),
    index('users_without_account')
      .on(table.lastName, table.firstName, table.id)
      .where(sql`${table.passwordHash} is null`),
    index('users_department')
      .on(table.department)
      .where(sql`${table.department} is not null`),
    index('users_membership').on(table.membershipStatus, table.lastName, table.firstName, table.id),
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check('users_role_known', oneOf(table.role, ROLES)),
    check('users_account_email', sql`${table.passwordHash} is null or ${table.email} is not null`),
    check('users_membership_known', oneOf(table.membershipStatus, MEMBER_STATUSES)),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the token: a copy of this table opens no session. */
    tokenHash: text('token_hash').notNull().unique('sessions_token_hash_unique'),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The department an administrator chose at the leaders' door; others have the one of their account. */
    department: departmentColumn(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    userAgent: text('user_agent'),
  },
  (table) => [
    index('sessions_user_id_index').on(table.userId),
    index('sessions_expires_at_index').on(table.expiresAt),
    index('sessions_created_at_index').on(table.createdAt),
  ],
);

export const ACCOUNT_LINKS = ['reset-password', 'invitation', 'confirm-email'] as const;

/** Links in emails that prove who holds the address of an account. Each works once. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the token: a copy of this table opens no account. */
    tokenHash: text('token_hash').notNull().unique('account_links_token_hash_unique'),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ACCOUNT_LINKS }).notNull(),
    /** Where it was sent: it proves nothing about an address that came later. */
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('account_links_user').on(table.userId, table.kind),
    index('account_links_expires').on(table.expiresAt),
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
    email: text('email').notNull(),
    ipAddress: text('ip_address').notNull(),
    attempts: integer('attempts').notNull(),
    /** Until then the next attempt is refused without a look at the password; null while nobody has to wait. */
    blockedUntil: instant('blocked_until'),
    /** When the count is forgotten. */
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.ipAddress] }),
    index('login_attempts_window').on(table.windowEndsAt),
  ],
);

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  windowEndsAt: instant('window_ends_at').notNull(),
});

/** The department of what an entry is about, as an index holds it. */
export const changedDepartment = (table: Record<'after' | 'before', AnyPgColumn>) =>
  sql`(coalesce(${table.after}, ${table.before}) ->> 'department')`;

/** Who changed what, when, from what to what. Rows are only ever added, and removed when their retention is over. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The person's name as it was then: it stays readable when the account is gone. */
    actorLabel: text('actor_label').notNull(),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id'),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    requestId: text('request_id'),
    /** The trigger that keeps the log leaves these two out: they follow from the others. */
    searchText: searchText('actor_label', 'action', `coalesce("after", "before") ->> 'title'`),
    personText: searchTextAs('person_text', 'actor_label'),
  },
  (table) => [
    index('audit_log_listed').on(table.at, table.id),
    index('audit_log_action').on(table.action, table.at, table.id),
    index('audit_log_subject_type').on(table.subjectType, table.at, table.id),
    index('audit_log_actor').on(table.actorId, table.at),
    index('audit_log_person').using('gin', trigrams(table.personText)),
    index('audit_log_search').using('gin', trigrams(table.searchText)),
    index('audit_log_events')
      .on(table.at)
      .where(sql`${table.action} in ('event.update', 'event.delete')`),
    index('audit_log_events_department')
      .on(changedDepartment(table), table.at)
      .where(sql`${table.action} in ('event.update', 'event.delete')`),
    index('audit_log_subject_index').on(table.subjectType, table.subjectId),
  ],
);

/**
 * The network address that an entry came from. It is personal data and stands apart from the log, so that it can be
 * erased: after a while, and with the account of whoever acted.
 */
export const auditAddresses = pgTable('audit_addresses', {
  entryId: integer('entry_id')
    .primaryKey()
    .references(() => auditLog.id, { onDelete: 'cascade' }),
  address: text('address').notNull(),
});

/** Counts the changes of each subject: what is cached for an older count is out of date. */
export const contentVersions = pgTable('content_versions', {
  subject: text('subject').primaryKey(),
  version: integer('version').notNull(),
});
