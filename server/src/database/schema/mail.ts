import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  BROADCAST_AUDIENCES,
  BROADCAST_STATUSES,
  NEWSLETTER_INTERESTS,
} from '@narthex/shared-contracts/enums';
import { users } from './auth';
import { departmentColumn } from './departments';
import { createdAt, id, instant, oneOf, searchText, trigrams, updatedAt, version } from './columns';

/** Holds emails to many: the newsletter, and messages to members, leaders or a department's people. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: id(),
    subject: text().notNull(),
    /** Holds HTML that was sanitised before it was stored. */
    body: text().notNull(),
    audience: text({ enum: BROADCAST_AUDIENCES }).notNull(),
    /** Limits the newsletter's subscribers to those who chose this topic; null means all of them. */
    interest: text({ enum: NEWSLETTER_INTERESTS }),
    /**
     * Names the department that owns the broadcast and, with the audience `department`, whose people get it.
     * It is null for the whole church.
     */
    department: departmentColumn(),
    status: text({ enum: BROADCAST_STATUSES }).notNull().default('draft'),
    send_at: instant(),
    sent_at: instant(),
    /** Counts the queued emails; the next two columns count their results. */
    recipients: integer().notNull().default(0),
    delivered: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Holds the author's name at that time. */
    author_label: text().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    search_text: searchText('subject'),
  },
  (table) => [
    index('broadcasts_created').on(table.created_at, table.id),
    index('broadcasts_author').on(table.author_id),
    index('broadcasts_search').using('gin', trigrams(table.search_text)),
    check('broadcasts_audience', oneOf(table.audience, BROADCAST_AUDIENCES)),
    check('broadcasts_status', oneOf(table.status, BROADCAST_STATUSES)),
    check('broadcasts_scheduled_when', sql`${table.status} <> 'scheduled' or ${table.send_at} is not null`),
  ],
);

/**
 * Holds emails to be sent and the results of sending. Rows are written in the transaction of the change that
 * they report.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    to_email: text().notNull(),
    /** Emails to an account are deleted with the account. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    template: text().notNull(),
    /** Refers to the broadcast that this is a copy of, which holds subject and body. */
    broadcast_id: integer().references(() => broadcasts.id, { onDelete: 'cascade' }),
    /**
     * Holds the values of the template. It is emptied after sending, and a week after the last failed
     * attempt, because it may contain a link that opens an account.
     */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Holds nothing since this release. A later one drops it, because processes of the release before still read it. */
    reply_to: text(),
    /** Emails to many are sent after those that somebody waits for. */
    is_bulk: boolean().notNull().default(false),
    /** Holds the path of the one-click unsubscribe link, which only bulk email has. */
    unsubscribe_path: text(),
    /** Prevents a second email with the same key. */
    once_key: text().unique(),
    created_at: createdAt(),
    attempts: integer().notNull().default(0),
    next_attempt_at: instant().notNull().defaultNow(),
    /** Until this instant one process is sending the email; afterwards another one may claim it. */
    claimed_until: instant(),
    sent_at: instant(),
    failed_at: instant(),
    error: text(),
  },
  (table) => [
    // The sender claims the next emails in this order every few seconds.
    index('mail_outbox_waiting')
      .on(table.is_bulk, table.next_attempt_at)
      .where(sql`${table.sent_at} is null and ${table.failed_at} is null`),
    // The list of failed emails has this order.
    index('mail_outbox_failed')
      .on(table.failed_at, table.id)
      .where(sql`${table.failed_at} is not null`),
    index('mail_outbox_user').on(table.user_id),
    // The progress of a broadcast is counted by it.
    index('mail_outbox_broadcast').on(table.broadcast_id),
  ],
);

/** Holds which emails an address accepts besides personal ones. Members without an account have a row too. */
export const mailPreferences = pgTable('mail_preferences', {
  /** Is stored in lower case. */
  email: text().primaryKey(),
  /** Is the random secret of the one-click link. */
  token: text().notNull().unique(),
  wants_messages: boolean().notNull().default(true),
  /** Applies to reminders of events that the owner has promised to attend. */
  wants_reminders: boolean().notNull().default(true),
  changed_at: instant().notNull().defaultNow(),
});

/**
 * Holds the leases of work that only one process may do. The holder renews its lease, which expires if the
 * process dies.
 */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  holder: text().notNull(),
  expires_at: instant().notNull(),
});
