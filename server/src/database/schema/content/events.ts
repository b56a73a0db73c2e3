import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { EVENT_STATUSES, EVENT_TYPES, RECURRENCE_PATTERNS } from '@narthex/shared-contracts/closed-lists';
import { users } from '../people/auth';
import {
  createdAt,
  id,
  instant,
  oneOf,
  searchText,
  translations,
  trigrams,
  updatedAt,
  version,
} from '../columns';
import { departmentColumn } from '../people/departments';

export const events = pgTable(
  'events',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    startDatetime: instant('start_datetime').notNull(),
    endDatetime: instant('end_datetime').notNull(),
    location: text('location'),
    eventType: text('event_type', { enum: EVENT_TYPES }).notNull(),
    status: text('status', { enum: EVENT_STATUSES }).notNull().default('published'),
    /** When it was first published; null for what never was. */
    publishedAt: instant('published_at'),
    /** A media key, a path of this site, or a URL elsewhere. */
    featuredImage: text('featured_image'),
    additionalInfo: text('additional_info'),
    isRecurring: boolean('is_recurring').notNull().default(false),
    recurrencePattern: text('recurrence_pattern', { enum: RECURRENCE_PATTERNS }),
    /** Null or 0: unlimited. */
    maxAttendees: integer('max_attendees'),
    /** KES. */
    entryFee: numeric('entry_fee', { precision: 10, scale: 2 }),
    /** Null: the whole church's. */
    department: departmentColumn(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** The occurrence that isn't over, kept beside `event_occurrences` so that lists need no join; null when all are. */
    nextStart: instant('next_start'),
    nextEnd: instant('next_end'),
    /** The time for which the occurrences of a repeating event are stored; null for a single one. */
    occurrencesFrom: instant('occurrences_from'),
    occurrencesUntil: instant('occurrences_until'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    translations: translations(),
    version: version(),
    searchText: searchText('title', 'location', 'event_type'),
  },
  (table) => [
    index('events_start').on(table.startDatetime, table.id),
    index('events_title').on(table.title, table.id),
    index('events_created').on(table.createdAt, table.id),
    index('events_author').on(table.createdBy),
    // In the order of the managers' list.
    index('events_status').on(
      table.status,
      table.nextStart,
      table.startDatetime.desc().nullsFirst(),
      table.id,
    ),
    index('events_type').on(
      table.eventType,
      table.nextStart,
      table.startDatetime.desc().nullsFirst(),
      table.id,
    ),
    index('events_department').on(table.department, table.startDatetime),
    index('events_department_coming').on(
      table.department,
      table.nextStart,
      table.startDatetime.desc().nullsFirst(),
      table.id,
    ),
    index('events_department_created').on(table.department, table.createdAt),
    index('events_upcoming')
      .on(table.nextStart, table.id)
      .where(sql`${table.nextStart} is not null`),
    index('events_coming').on(table.nextStart, table.startDatetime.desc().nullsFirst(), table.id),
    index('events_department_upcoming')
      .on(table.department, table.nextStart)
      .where(sql`${table.nextStart} is not null`),
    // With what decides who sees them, so that counting them looks at the index alone.
    index('events_department_ahead')
      .on(table.department, table.status, table.nextStart, table.id)
      .where(sql`${table.nextStart} is not null`),
    index('events_type_upcoming')
      .on(table.eventType, table.nextStart, table.id, table.status)
      .where(sql`${table.nextStart} is not null`),
    // Reports count occurrences by what their event is, without reading the events.
    index('events_owner').on(table.id, table.status, table.department),
    index('events_next_end')
      .on(table.nextEnd)
      .where(sql`${table.nextEnd} is not null`),
    index('events_drafts')
      .on(table.startDatetime)
      .where(sql`${table.status} = 'draft'`),
    index('events_department_drafts')
      .on(table.department, table.startDatetime)
      .where(sql`${table.status} = 'draft'`),
    index('events_occurrences_from').on(table.occurrencesFrom),
    index('events_occurrences_until').on(table.occurrencesUntil),
    index('events_updated')
      .on(table.updatedAt)
      .where(sql`${table.status} = 'published'`),
    index('events_search').using('gin', trigrams(table.searchText)),
    check('events_order', sql`${table.endDatetime} >= ${table.startDatetime}`),
    check('events_type', oneOf(table.eventType, EVENT_TYPES)),
    check('events_status', oneOf(table.status, EVENT_STATUSES)),
    check('events_recurrence', oneOf(table.recurrencePattern, RECURRENCE_PATTERNS)),
  ],
);

/** Each time an event takes place: once for a single event, over a rolling window for one that repeats. */
export const eventOccurrences = pgTable(
  'event_occurrences',
  {
    id: id(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    startDatetime: instant('start_datetime').notNull(),
    endDatetime: instant('end_datetime').notNull(),
    /** How many RSVPs say that they come. Raised by the statement that takes a seat; a trigger lowers it with the account. */
    seatsTaken: integer('seats_taken').notNull().default(0),
    /** How many of them are visitors', who have no account: some seats are kept for members. */
    guestSeats: integer('guest_seats').notNull().default(0),
    /** How many people wait for a seat, counted by a trigger. */
    waitingCount: integer('waiting_count').notNull().default(0),
  },
  (table) => [
    unique('event_occurrences_start').on(table.eventId, table.startDatetime),
    index('event_occurrences_time').on(table.startDatetime, table.id),
    index('event_occurrences_period').on(table.startDatetime, table.eventId, table.id),
    index('event_occurrences_taken')
      .on(table.startDatetime)
      .where(sql`${table.seatsTaken} > 0`),
    index('event_occurrences_long')
      .on(table.endDatetime)
      .where(sql`${table.endDatetime} - ${table.startDatetime} > interval '1 day'`),
    check('event_occurrences_order', sql`${table.endDatetime} >= ${table.startDatetime}`),
    check('event_occurrences_seats', sql`${table.seatsTaken} >= 0`),
  ],
);

export const eventRsvps = pgTable(
  'event_rsvps',
  {
    id: id(),
    occurrenceId: integer('occurrence_id')
      .notNull()
      .references(() => eventOccurrences.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the visitor's device cookie. */
    deviceHash: text('device_hash'),
    attending: boolean('attending').notNull().default(true),
    /** A visitor's, who has confirmed the address; both are forgotten when the seat is given back or the event is over. */
    guestName: text('guest_name'),
    guestEmail: text('guest_email'),
    /** One seat for each mailbox: see `mailboxOf`. */
    guestMailbox: text('guest_mailbox'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('event_rsvps_user').on(table.occurrenceId, table.userId),
    unique('event_rsvps_device').on(table.occurrenceId, table.deviceHash),
    unique('event_rsvps_mailbox').on(table.occurrenceId, table.guestMailbox),
    index('event_rsvps_attendees')
      .on(table.occurrenceId, table.createdAt, table.id)
      .where(sql`${table.attending}`),
    index('event_rsvps_user_id').on(table.userId),
    index('event_rsvps_created')
      .on(table.createdAt)
      .where(sql`${table.attending}`),
    check('event_rsvps_person', sql`num_nonnulls(${table.userId}, ${table.deviceHash}) = 1`),
  ],
);
