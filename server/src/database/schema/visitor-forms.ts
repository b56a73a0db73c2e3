import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, language, searchText, trigrams, version } from './columns';
import { phone } from './phone-column';
import { users } from './auth';

export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  id: id(),
  /** Is stored in lower case. */
  email: text().notNull().unique(),
  interests: text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  /** Is the random secret of the unsubscribe link. */
  token: text().notNull().unique(),
  created_at: createdAt(),
  /** Holds the instant when the owner of the address opened the link; until then no other email is sent. */
  confirmed_at: instant(),
  unsubscribed_at: instant(),
  /**
   * Holds the SHA-256 of the token that confirms the last sign-up; `confirm_sent_at` holds when it was
   * sent.
   */
  confirm_hash: text().unique(),
  confirm_sent_at: instant(),
  /** Holds the topics of the last sign-up until the link is opened. */
  pending_interests: text().array(),
  language: language(),
});

/**
 * Returns the instant at which an inquiry is settled: when it is closed, but for a visit not before
 * its day. It is null while the inquiry is open.
 */
export const settledAt = (table: Record<'handled_at' | 'visit_day', AnyPgColumn>) =>
  sql`greatest(${table.handled_at}, timezone('UTC', ${table.visit_day}::timestamp))`;

export const inquiries = pgTable(
  'inquiries',
  {
    id: id(),
    /** Is null if the visitor left only a phone number. */
    email: text(),
    /** The next three columns describe a planned visit; they are null for a question. */
    visitor_name: text(),
    visit_day: date({ mode: 'string' }),
    phone: phone(),
    message: text(),
    language: language(),
    created_at: createdAt(),
    /** Holds the instant of closing, or null while it is open. */
    handled_at: instant(),
    assigned_to: integer().references(() => users.id, { onDelete: 'set null' }),
    version: version(),
    search_text: searchText('email', 'message', 'visitor_name', 'phone'),
  },
  (table) => [
    index('inquiries_created').on(table.created_at, table.id),
    index('inquiries_assigned').on(table.assigned_to),
    index('inquiries_search').using('gin', trigrams(table.search_text)),
  ],
);

export const inquiryReplies = pgTable(
  'inquiry_replies',
  {
    id: id(),
    inquiry_id: integer()
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Holds the author's name at that time. */
    author_label: text().notNull(),
    message: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('inquiry_replies_inquiry').on(table.inquiry_id, table.id),
    index('inquiry_replies_author').on(table.author_id),
  ],
);
