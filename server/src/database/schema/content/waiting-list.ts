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
    occurrenceId: integer('occurrence_id')
      .notNull()
      .references(() => eventOccurrences.id, { onDelete: 'cascade' }),
    /** SHA-256 of the visitor's device cookie. */
    deviceHash: text('device_hash').notNull(),
    name: text('name').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    /** SHA-256 of the secret in the link; null when the mailbox has had enough emails. */
    tokenHash: text('token_hash').unique('event_seat_requests_token'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('event_seat_requests_device').on(table.occurrenceId, table.deviceHash),
    index('event_seat_requests_created').on(table.createdAt),
  ],
);

/** Who waits for a place at a full event. A row goes when the place is taken, given up or not taken in time. */
export const eventWaiting = pgTable(
  'event_waiting',
  {
    id: id(),
    occurrenceId: integer('occurrence_id')
      .notNull()
      .references(() => eventOccurrences.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the visitor's device cookie. */
    deviceHash: text('device_hash'),
    name: text('name').notNull(),
    /** In lower case: where the person is told that a place is free. */
    email: text('email').notNull(),
    /** Until when a free place is kept for them; null while they wait. */
    offeredUntil: instant('offered_until'),
    /** SHA-256 of the secret in the link of that email. */
    tokenHash: text('token_hash'),
    /** A visitor's: each mailbox waits once. Members wait once for each account. */
    guestMailbox: text('guest_mailbox'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('event_waiting_user').on(table.occurrenceId, table.userId),
    unique('event_waiting_device').on(table.occurrenceId, table.deviceHash),
    unique('event_waiting_mailbox').on(table.occurrenceId, table.guestMailbox),
    unique('event_waiting_token').on(table.tokenHash),
    index('event_waiting_order').on(table.occurrenceId, table.createdAt, table.id),
    index('event_waiting_user_id').on(table.userId),
    index('event_waiting_offers')
      .on(table.offeredUntil)
      .where(sql`${table.offeredUntil} is not null`),
    check('event_waiting_person', sql`num_nonnulls(${table.userId}, ${table.deviceHash}) = 1`),
  ],
);
