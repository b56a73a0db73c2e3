import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, searchText, trigrams, version } from '../columns';
import { phone } from '../phone-column';
import { users } from './auth';

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: id(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    interests: text('interests')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Random, for the unsubscribe link. */
    token: text('token').notNull().unique(),
    createdAt: createdAt(),
    /** When the owner of the address opened the link; until then nothing else is sent there. */
    confirmedAt: instant('confirmed_at'),
    unsubscribedAt: instant('unsubscribed_at'),
    /** SHA-256 of the token in the link that confirms the last sign-up, and when it was sent. */
    confirmHash: text('confirm_hash').unique(),
    confirmSentAt: instant('confirm_sent_at'),
    /** What the last sign-up chose; takes effect with the link. */
    pendingInterests: text('pending_interests').array(),
  },
  (table) => [
    index('newsletter_unconfirmed')
      .on(table.confirmSentAt)
      .where(sql`${table.confirmedAt} is null`),
    index('newsletter_subscribers')
      .on(table.id)
      .where(sql`${table.confirmedAt} is not null and ${table.unsubscribedAt} is null`),
  ],
);

/** When an inquiry was settled: a visit not before its day, a question once it is closed; null while it is open. */
export const settledAt = (table: Record<'handledAt' | 'visitDay', AnyPgColumn>) =>
  sql`greatest(${table.handledAt}, timezone('UTC', ${table.visitDay}::timestamp))`;

export const inquiries = pgTable(
  'inquiries',
  {
    id: id(),
    /** Null where a visitor left a phone number only. */
    email: text('email'),
    /** These three are of a planned visit; null for a question. */
    visitorName: text('visitor_name'),
    visitDay: date('visit_day', { mode: 'string' }),
    phone: phone('phone'),
    message: text('message'),
    createdAt: createdAt(),
    /** When it was closed; null while it is open. */
    handledAt: instant('handled_at'),
    assignedTo: integer('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    version: version(),
    searchText: searchText('email', 'message', 'visitor_name', 'phone'),
  },
  (table) => [
    index('inquiries_created').on(table.createdAt, table.id),
    index('inquiries_open')
      .on(table.createdAt, table.id)
      .where(sql`${table.handledAt} is null`),
    index('inquiries_closed')
      .on(table.createdAt, table.id)
      .where(sql`${table.handledAt} is not null`),
    index('inquiries_visits')
      .on(table.createdAt, table.id)
      .where(sql`${table.visitDay} is not null`),
    index('inquiries_questions')
      .on(table.createdAt, table.id)
      .where(sql`${table.visitDay} is null`),
    index('inquiries_email').on(sql`lower(${table.email})`),
    index('inquiries_settled').on(settledAt(table)),
    index('inquiries_assigned').on(table.assignedTo, table.createdAt, table.id),
    index('inquiries_search').using('gin', trigrams(table.searchText)),
  ],
);

/** What was written back, kept on record. */
export const inquiryReplies = pgTable(
  'inquiry_replies',
  {
    id: id(),
    inquiryId: integer('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** The author's name as it was then. */
    authorLabel: text('author_label').notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('inquiry_replies_inquiry').on(table.inquiryId, table.id),
    index('inquiry_replies_author').on(table.authorId),
  ],
);
