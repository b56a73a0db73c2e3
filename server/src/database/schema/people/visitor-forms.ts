import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../columns';

export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
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
  unsubscribedAt: instant('unsubscribed_at'),
});

export const inquiries = pgTable('inquiries', {
  id: id(),
  email: text('email').notNull(),
  message: text('message'),
  createdAt: createdAt(),
  handledAt: instant('handled_at'),
});
