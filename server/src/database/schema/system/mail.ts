import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../people/auth';
import { createdAt, id, instant } from '../columns';

/** Mail that waits to be sent, and what became of it. Written in the transaction of what it tells about. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    toEmail: text('to_email').notNull(),
    /** Mail to an account goes with the account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    template: text('template').notNull(),
    /** What the template shows. Emptied once the mail is sent: it may hold a link that opens an account. */
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
      .on(table.failedAt)
      .where(sql`${table.failedAt} is not null`),
    index('mail_outbox_user').on(table.userId),
  ],
);

/** Who wants messages to many, by e-mail address: members without an account have one too. */
export const mailPreferences = pgTable('mail_preferences', {
  /** Lower case. */
  email: text('email').primaryKey(),
  /** Random, for the one-click link. */
  token: text('token').notNull().unique(),
  wantsMessages: boolean('wants_messages').notNull().default(true),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/** What one process at a time does. Whoever holds a lease renews it; a process that is gone loses it by itself. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
