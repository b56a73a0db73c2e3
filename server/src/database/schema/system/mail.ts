import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  BROADCAST_AUDIENCES,
  BROADCAST_STATUSES,
  NEWSLETTER_INTERESTS,
} from '@narthex/shared-contracts/closed-lists';
import { users } from '../people/auth';
import { departmentColumn } from '../people/departments';
import { createdAt, id, instant, oneOf, searchText, trigrams, updatedAt, version } from '../columns';

/** Broadcasts are emails to many: the newsletter, and messages to members, leaders or a department's people. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: id(),
    subject: text('subject').notNull(),
    /** HTML, sanitized before it is stored. */
    body: text('body').notNull(),
    audience: text('audience', { enum: BROADCAST_AUDIENCES }).notNull(),
    /** Subscribers of the newsletter who chose it; everybody when null. */
    interest: text('interest', { enum: NEWSLETTER_INTERESTS }),
    /** Whose broadcast it is, and with the audience `department` whose people get it; null for the whole church's. */
    department: departmentColumn(),
    status: text('status', { enum: BROADCAST_STATUSES }).notNull().default('draft'),
    sendAt: instant('send_at'),
    sentAt: instant('sent_at'),
    /** How many emails were queued, and what became of them. */
    recipients: integer('recipients').notNull().default(0),
    delivered: integer('delivered').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** The author's name as it was then. */
    authorLabel: text('author_label').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
    searchText: searchText('subject'),
  },
  (table) => [
    index('broadcasts_created').on(table.createdAt, table.id),
    index('broadcasts_author').on(table.authorId),
    index('broadcasts_department').on(table.department, table.createdAt),
    index('broadcasts_status').on(table.status, table.createdAt, table.id),
    index('broadcasts_audience').on(table.audience, table.createdAt, table.id),
    index('broadcasts_scheduled')
      .on(table.sendAt)
      .where(sql`${table.status} = 'scheduled'`),
    index('broadcasts_search').using('gin', trigrams(table.searchText)),
    check('broadcasts_audience', oneOf(table.audience, BROADCAST_AUDIENCES)),
    check('broadcasts_status', oneOf(table.status, BROADCAST_STATUSES)),
    check('broadcasts_scheduled_when', sql`${table.status} <> 'scheduled' or ${table.sendAt} is not null`),
  ],
);

/** Mail that waits to be sent, and what became of it. Written in the transaction of what it tells about. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    toEmail: text('to_email').notNull(),
    /** Mail to an account goes with the account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    template: text('template').notNull(),
    /** The broadcast it is a copy of; subject and body stand there. */
    broadcastId: integer('broadcast_id').references(() => broadcasts.id, { onDelete: 'cascade' }),
    /** What the template shows. Emptied once the mail is sent, and a week after it was given up: it may hold a link
     * that opens an account. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    replyTo: text('reply_to'),
    /** Mail to many, behind mail that somebody waits for. */
    isBulk: boolean('is_bulk').notNull().default(false),
    /** Path of the one-click link; bulk mail has one. */
    unsubscribePath: text('unsubscribe_path'),
    /** Mail of one key is queued once. */
    onceKey: text('once_key').unique(),
    createdAt: createdAt(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    /** A process is sending it; after that time another one may. */
    claimedUntil: instant('claimed_until'),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
    error: text('error'),
  },
  (table) => [
    index('mail_outbox_waiting')
      .on(table.isBulk, table.nextAttemptAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index('mail_outbox_sent').on(table.sentAt),
    index('mail_outbox_failed')
      .on(table.failedAt, table.id)
      .where(sql`${table.failedAt} is not null`),
    index('mail_outbox_user').on(table.userId),
    index('mail_outbox_broadcast').on(table.broadcastId),
  ],
);

/** Which emails an address wants beside those that are for it alone; members without an account have one too. */
export const mailPreferences = pgTable('mail_preferences', {
  /** Lower case. */
  email: text('email').primaryKey(),
  /** Random, for the one-click link. */
  token: text('token').notNull().unique(),
  wantsMessages: boolean('wants_messages').notNull().default(true),
  /** Of events that its owner said they come to. */
  wantsReminders: boolean('wants_reminders').notNull().default(true),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/** What one process at a time does. Whoever holds a lease renews it; a process that is gone loses it by itself. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
