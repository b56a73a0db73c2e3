import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { EVENT_STATUSES, EVENT_TYPES, RECURRENCE_PATTERNS } from '@narthex/shared-contracts/closed-lists';
import { users } from './auth';
import { createdAt, id, instant, oneOf, updatedAt, version } from './columns';
import { departmentColumn } from './departments';

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
    /** A media key, a path of this site, or an address elsewhere. */
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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index('events_start').on(table.startDatetime),
    index('events_department').on(table.department),
    check('events_order', sql`${table.endDatetime} >= ${table.startDatetime}`),
    check('events_type', oneOf(table.eventType, EVENT_TYPES)),
    check('events_status', oneOf(table.status, EVENT_STATUSES)),
    check('events_recurrence', oneOf(table.recurrencePattern, RECURRENCE_PATTERNS)),
  ],
);

export const eventRsvps = pgTable(
  'event_rsvps',
  {
    id: id(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the visitor's device cookie. */
    deviceHash: text('device_hash'),
    attending: boolean('attending').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    unique('event_rsvps_user').on(table.eventId, table.userId),
    unique('event_rsvps_device').on(table.eventId, table.deviceHash),
    check('event_rsvps_person', sql`num_nonnulls(${table.userId}, ${table.deviceHash}) = 1`),
  ],
);
