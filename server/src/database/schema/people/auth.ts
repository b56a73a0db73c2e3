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
import { oneOf, searchText, trigrams, version } from '../columns';
import { departmentColumn } from './departments';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const userSearchText = (table: Record<'firstName' | 'lastName' | 'email', AnyPgColumn>) =>
  searchText(table.firstName, table.lastName, table.email);

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    email: text('email').notNull().unique('users_email_unique'),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    address: text('address'),
    role: text('role', { enum: ROLES }).notNull().default('member'),
    department: departmentColumn(),
    isActive: boolean('is_active').notNull().default(true),
    membershipDate: date('membership_date', { mode: 'string' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at'),
    version: version(),
  },
  (table) => [
    index('users_listed').on(table.createdAt, table.id),
    index('users_role').on(table.role, table.createdAt, table.id),
    index('users_search').using('gin', trigrams(userSearchText(table))),
    index('users_created')
      .on(table.createdAt)
      .where(sql`${table.isActive}`),
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check('users_role_known', oneOf(table.role, ROLES)),
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

/** Who changed what, when, from what to what. Rows are only ever added. */
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
  },
  (table) => [
    index('audit_log_at_index').on(table.at),
    index('audit_log_events')
      .on(table.at)
      .where(sql`${table.action} in ('event.update', 'event.delete')`),
    index('audit_log_events_department')
      .on(changedDepartment(table), table.at)
      .where(sql`${table.action} in ('event.update', 'event.delete')`),
    index('audit_log_subject_index').on(table.subjectType, table.subjectId),
  ],
);

/** Counts the changes of each subject: what is cached for an older count is out of date. */
export const contentVersions = pgTable('content_versions', {
  subject: text('subject').primaryKey(),
  version: integer('version').notNull(),
});
