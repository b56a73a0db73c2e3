import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, language } from './columns';
import { users } from './auth';
import { eventOccurrences } from './events';

/**
 * Holds requests for a seat by visitors who haven't opened the link in their email. They have no seat and
 * don't wait for one. A row is deleted when the link is opened, or later by a job.
 */
export const eventSeatRequests = pgTable(
  'event_seat_requests',
  {
    id: id(),
    occurrence_id: integer()
      .notNull()
      .references(() => eventOccurrences.id, { onDelete: 'cascade' }),
    /** Holds the SHA-256 of the visitor's device cookie. */
    device_hash: text().notNull(),
    name: text().notNull(),
    /** Is stored in lower case. */
    email: text().notNull(),
    /**
     * Holds the SHA-256 of the secret in the link; it is null if the mailbox has already got too many emails.
     */
    token_hash: text().unique('event_seat_requests_token'),
    language: language(),
    created_at: createdAt(),
  },
  (table) => [unique('event_seat_requests_device').on(table.occurrence_id, table.device_hash)],
);

/**
 * Holds the people who wait for a seat at a full event. A row is deleted when the seat is taken, declined or
 * not taken in time.
 */
export const eventWaiting = pgTable(
  'event_waiting',
  {
    id: id(),
    occurrence_id: integer()
      .notNull()
      .references(() => eventOccurrences.id, { onDelete: 'cascade' }),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Holds the SHA-256 of the visitor's device cookie. */
    device_hash: text(),
    name: text().notNull(),
    /** Holds the address, in lower case, to which a free seat is announced. */
    email: text().notNull(),
    /** Holds the instant until which a free seat is reserved for them; it is null while they wait. */
    offered_until: instant(),
    /** Holds the SHA-256 of the secret in the link of that email. */
    token_hash: text(),
    /** Is set for visitors, so that each mailbox waits once. Members wait once per account. */
    guest_mailbox: text(),
    language: language(),
    created_at: createdAt(),
  },
  (table) => [
    unique('event_waiting_user').on(table.occurrence_id, table.user_id),
    unique('event_waiting_device').on(table.occurrence_id, table.device_hash),
    unique('event_waiting_mailbox').on(table.occurrence_id, table.guest_mailbox),
    unique('event_waiting_token').on(table.token_hash),
    // The place of a person in the queue, and who gets the next free seat, are found by it.
    index('event_waiting_order').on(table.occurrence_id, table.created_at, table.id),
    index('event_waiting_user_id').on(table.user_id),
    check('event_waiting_person', sql`num_nonnulls(${table.user_id}, ${table.device_hash}) = 1`),
  ],
);
