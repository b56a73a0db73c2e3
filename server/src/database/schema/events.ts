import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { EVENT_STATUSES, EVENT_TYPES, RECURRENCE_PATTERNS } from '@narthex/shared-contracts/enums';
import { users } from './auth';
import {
  createdAt,
  id,
  language,
  instant,
  oneOf,
  searchText,
  translations,
  trigrams,
  updatedAt,
  version,
} from './columns';
import { departmentColumn } from './departments';

export const events = pgTable(
  'events',
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull(),
    start_datetime: instant().notNull(),
    end_datetime: instant().notNull(),
    location: text(),
    event_type: text({ enum: EVENT_TYPES }).notNull(),
    status: text({ enum: EVENT_STATUSES }).notNull().default('published'),
    /** Holds the instant of the first publication, or null. */
    published_at: instant(),
    /** Is true for a draft that was cancelled before, which people with a seat were told. */
    was_cancelled: boolean().notNull().default(false),
    /** Holds a media key, a path of this site, or a URL elsewhere. */
    featured_image: text(),
    additional_info: text(),
    is_recurring: boolean().notNull().default(false),
    recurrence_pattern: text({ enum: RECURRENCE_PATTERNS }),
    /** Null or 0 means unlimited. */
    max_attendees: integer(),
    /** Holds KES. */
    entry_fee: numeric({ precision: 10, scale: 2 }),
    /** Is null for events of the whole church. */
    department: departmentColumn(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    /**
     * Repeats the next occurrence of `event_occurrences`, so that lists need no join. It is null when all are
     * over.
     */
    next_start: instant(),
    next_end: instant(),
    /**
     * Limits the period in which occurrences of a repeating event are stored; it is null for a single event.
     */
    occurrences_from: instant(),
    occurrences_until: instant(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    translations: translations(),
    version: version(),
    search_text: searchText('title', 'location', 'event_type'),
  },
  (table) => [
    // Visitors list events in this order, and the feeds and the calendar read a period of it.
    index('events_start').on(table.start_datetime, table.id),
    // The list can be sorted by title.
    index('events_title').on(table.title, table.id),
    // The recent activities of the dashboards begin with the newest events.
    index('events_created').on(table.created_at, table.id),
    // The index has the order of the managers' list, and begins with the order of upcoming events.
    index('events_coming').on(table.next_start, table.start_datetime.desc().nullsFirst(), table.id),
    // A department's list has the same order; its page, the departments' list and its overview read what is ahead.
    index('events_department_coming').on(
      table.department,
      table.next_start,
      table.start_datetime.desc().nullsFirst(),
      table.id,
    ),
    // Drafts and cancelled events are filters of the managers' list; the dashboards count drafts.
    index('events_unpublished')
      .on(table.status, table.start_datetime)
      .where(sql`${table.status} <> 'published'`),
    // Each list of events first looks in these two indexes if a stored next occurrence or period is out of date.
    index('events_next_end')
      .on(table.next_end)
      .where(sql`${table.next_end} is not null`),
    index('events_occurrences_until')
      .on(table.occurrences_until)
      .where(sql`${table.occurrences_until} is not null`),
    index('events_author').on(table.created_by),
    index('events_search').using('gin', trigrams(table.search_text)),
    check('events_order', sql`${table.end_datetime} >= ${table.start_datetime}`),
    check('events_type', oneOf(table.event_type, EVENT_TYPES)),
    check('events_status', oneOf(table.status, EVENT_STATUSES)),
    check('events_recurrence', oneOf(table.recurrence_pattern, RECURRENCE_PATTERNS)),
  ],
);

/**
 * Holds every occurrence of an event: one for a single event, those of a rolling period for a repeating one.
 */
export const eventOccurrences = pgTable(
  'event_occurrences',
  {
    id: id(),
    event_id: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    start_datetime: instant().notNull(),
    end_datetime: instant().notNull(),
    /** Holds the start that people with a seat last heard, until they hear that it has changed. */
    told_start: instant(),
    /**
     * Counts accepted RSVPs. The statement that takes a seat increments it; a trigger decrements it when an
     * account is deleted.
     */
    seats_taken: integer().notNull().default(0),
    /** Counts the seats of visitors without an account, because some seats are reserved for members. */
    guest_seats: integer().notNull().default(0),
  },
  (table) => [
    unique('event_occurrences_start').on(table.event_id, table.start_datetime),
    // The calendar and the reports read the occurrences of a period.
    index('event_occurrences_time').on(table.start_datetime, table.id),
    check('event_occurrences_order', sql`${table.end_datetime} >= ${table.start_datetime}`),
    check('event_occurrences_seats', sql`${table.seats_taken} >= 0`),
  ],
);

export const eventRsvps = pgTable(
  'event_rsvps',
  {
    id: id(),
    occurrence_id: integer()
      .notNull()
      .references(() => eventOccurrences.id, { onDelete: 'cascade' }),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Holds the SHA-256 of the visitor's device cookie. */
    device_hash: text(),
    attending: boolean().notNull().default(true),
    /**
     * Both are set for visitors with a confirmed address. They are erased when the seat is given up or the
     * event is over.
     */
    guest_name: text(),
    guest_email: text(),
    /** Limits each mailbox to one seat; see `mailboxOf`. */
    guest_mailbox: text(),
    language: language(),
    created_at: createdAt(),
  },
  (table) => [
    unique('event_rsvps_user').on(table.occurrence_id, table.user_id),
    unique('event_rsvps_device').on(table.occurrence_id, table.device_hash),
    unique('event_rsvps_mailbox').on(table.occurrence_id, table.guest_mailbox),
    // The list of attendees has this order.
    index('event_rsvps_attendees')
      .on(table.occurrence_id, table.created_at, table.id)
      .where(sql`${table.attending}`),
    // A member's own events are found by it, and so are the RSVPs of a deleted account.
    index('event_rsvps_user_id').on(table.user_id),
    check('event_rsvps_person', sql`num_nonnulls(${table.user_id}, ${table.device_hash}) = 1`),
  ],
);
