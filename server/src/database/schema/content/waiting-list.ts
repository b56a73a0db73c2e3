import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../columns';
import { users } from '../people/auth';
import { eventOccurrences } from './events';

/**
 * A visitor who asked for a place and has not yet opened the link in their email: they have no seat and don't wait. A row
 * goes when the link is opened, or some time later by a job.
 */
export const eventSeatRequests = pgTable(
  'event_seat_requests',
  {
    id: id(),
    occurrence_id: integer()
      .notNull()
      .references(() => eventOccurrences.id, { onDelete: 'cascade' }),
    /** SHA-256 of the visitor's device cookie. */
    device_hash: text().notNull(),
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    /** SHA-256 of the secret in the link; null when the mailbox has had enough emails. */
    token_hash: text().unique('event_seat_requests_token'),
    created_at: createdAt(),
  },
  (table) => [
    unique('event_seat_requests_device').on(table.occurrence_id, table.device_hash),
    index('event_seat_requests_created').on(table.created_at),
  ],
);

/** Who waits for a place at a full event. A row goes when the place is taken, given up or not taken in time. */
export const eventWaiting = pgTable(
  'event_waiting',
  {
    id: id(),
    occurrence_id: integer()
      .notNull()
      .references(() => eventOccurrences.id, { onDelete: 'cascade' }),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the visitor's device cookie. */
    device_hash: text(),
    name: text().notNull(),
    /** In lower case: where the person is told that a place is free. */
    email: text().notNull(),
    /** Until when a free place is kept for them; null while they wait. */
    offered_until: instant(),
    /** SHA-256 of the secret in the link of that email. */
    token_hash: text(),
    /** A visitor's: each mailbox waits once. Members wait once for each account. */
    guest_mailbox: text(),
    created_at: createdAt(),
  },
  (table) => [
    unique('event_waiting_user').on(table.occurrence_id, table.user_id),
    unique('event_waiting_device').on(table.occurrence_id, table.device_hash),
    unique('event_waiting_mailbox').on(table.occurrence_id, table.guest_mailbox),
    unique('event_waiting_token').on(table.token_hash),
    index('event_waiting_order').on(table.occurrence_id, table.created_at, table.id),
    index('event_waiting_user_id').on(table.user_id),
    index('event_waiting_offers')
      .on(table.offered_until)
      .where(sql`${table.offered_until} is not null`),
    check('event_waiting_person', sql`num_nonnulls(${table.user_id}, ${table.device_hash}) = 1`),
  ],
);
