import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  BROADCAST_AUDIENCES,
  BROADCAST_STATUSES,
  NEWSLETTER_INTERESTS,
} from '@narthex/shared-contracts/enums';
import { users } from '../people/auth';
import { departmentColumn } from '../people/departments';
import { createdAt, id, instant, oneOf, searchText, trigrams, updatedAt, version } from '../columns';

/** Broadcasts are emails to many: the newsletter, and messages to members, leaders or a department's people. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: id(),
    subject: text().notNull(),
    /** HTML, sanitized before it is stored. */
    body: text().notNull(),
    audience: text({ enum: BROADCAST_AUDIENCES }).notNull(),
    /** Subscribers of the newsletter who chose it; everybody when null. */
    interest: text({ enum: NEWSLETTER_INTERESTS }),
    /** Whose broadcast it is, and with the audience `department` whose people get it; null for the whole church's. */
    department: departmentColumn(),
    status: text({ enum: BROADCAST_STATUSES }).notNull().default('draft'),
    send_at: instant(),
    sent_at: instant(),
    /** How many emails were queued, and what became of them. */
    recipients: integer().notNull().default(0),
    delivered: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The author's name as it was then. */
    author_label: text().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    search_text: searchText('subject'),
  },
  (table) => [
    index('broadcasts_created').on(table.created_at, table.id),
    index('broadcasts_author').on(table.author_id),
    index('broadcasts_department').on(table.department, table.created_at),
    index('broadcasts_status').on(table.status, table.created_at, table.id),
    index('broadcasts_audience').on(table.audience, table.created_at, table.id),
    index('broadcasts_scheduled')
      .on(table.send_at)
      .where(sql`${table.status} = 'scheduled'`),
    index('broadcasts_search').using('gin', trigrams(table.search_text)),
    check('broadcasts_audience', oneOf(table.audience, BROADCAST_AUDIENCES)),
    check('broadcasts_status', oneOf(table.status, BROADCAST_STATUSES)),
    check('broadcasts_scheduled_when', sql`${table.status} <> 'scheduled' or ${table.send_at} is not null`),
  ],
);

/** Mail that waits to be sent, and what became of it. Written in the transaction of what it tells about. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    to_email: text().notNull(),
    /** Mail to an account goes with the account. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    template: text().notNull(),
    /** The broadcast it is a copy of; subject and body stand there. */
    broadcast_id: integer().references(() => broadcasts.id, { onDelete: 'cascade' }),
    /** What the template shows. Emptied once the mail is sent, and a week after it was given up: it may hold a link
     * that opens an account. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    reply_to: text(),
    /** Mail to many, behind mail that somebody waits for. */
    is_bulk: boolean().notNull().default(false),
    /** Path of the one-click link; bulk mail has one. */
    unsubscribe_path: text(),
    /** Mail of one key is queued once. */
    once_key: text().unique(),
    created_at: createdAt(),
    attempts: integer().notNull().default(0),
    next_attempt_at: instant().notNull().defaultNow(),
    /** A process is sending it; after that time another one may. */
    claimed_until: instant(),
    sent_at: instant(),
    failed_at: instant(),
    error: text(),
  },
  (table) => [
    index('mail_outbox_waiting')
      .on(table.is_bulk, table.next_attempt_at)
      .where(sql`${table.sent_at} is null and ${table.failed_at} is null`),
    index('mail_outbox_sent').on(table.sent_at),
    index('mail_outbox_failed')
      .on(table.failed_at, table.id)
      .where(sql`${table.failed_at} is not null`),
    index('mail_outbox_user').on(table.user_id),
    index('mail_outbox_broadcast').on(table.broadcast_id),
  ],
);

/** Which emails an address wants beside those that are for it alone; members without an account have one too. */
export const mailPreferences = pgTable('mail_preferences', {
  /** Lower case. */
  email: text().primaryKey(),
  /** Random, for the one-click link. */
  token: text().notNull().unique(),
  wants_messages: boolean().notNull().default(true),
  /** Of events that its owner said they come to. */
  wants_reminders: boolean().notNull().default(true),
  changed_at: instant().notNull().defaultNow(),
});

/** What one process at a time does. Whoever holds a lease renews it; a process that is gone loses it by itself. */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  holder: text().notNull(),
  expires_at: instant().notNull(),
});
