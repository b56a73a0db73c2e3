import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { PRAYER_CATEGORIES, PRAYER_STATUSES, PRAYER_TYPES } from '@narthex/shared-contracts/closed-lists';
import { users } from './auth';
import { createdAt, id, instant, oneOf, searchText, trigrams, version } from '../columns';

export const prayerRequests = pgTable(
  'prayer_requests',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    category: text('category', { enum: PRAYER_CATEGORIES }).notNull().default('other'),
    prayerType: text('prayer_type', { enum: PRAYER_TYPES }).notNull().default('personal'),
    requesterName: text('requester_name'),
    isUrgent: boolean('is_urgent').notNull().default(false),
    isPublic: boolean('is_public').notNull().default(true),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    status: text('status', { enum: PRAYER_STATUSES }).notNull().default('pending'),
    isFeatured: boolean('is_featured').notNull().default(false),
    /** Who sent it. Nobody, when it is anonymous: what isn't stored can't be found out by whoever reads or moderates. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    approvedBy: integer('approved_by').references(() => users.id, { onDelete: 'set null' }),
    approvedAt: instant('approved_at'),
    rejectedReason: text('rejected_reason'),
    /** How many people prayed: rows of `prayer_marks`, counted by a trigger. */
    prayedCount: integer('prayed_count').notNull().default(0),
    createdAt: createdAt(),
    version: version(),
    /** Never the requester: who asked to stay unnamed can't be searched for. */
    searchText: searchText('title', 'category'),
  },
  (table) => [
    index('prayer_requests_wall')
      .on(table.isFeatured, table.createdAt, table.id)
      .where(sql`${table.status} = 'approved' and ${table.isPublic}`),
    index('prayer_requests_queue')
      .on(table.isUrgent.desc().nullsFirst(), table.createdAt, table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'pending'`),
    index('prayer_requests_status').on(table.status, table.createdAt, table.id),
    index('prayer_requests_created').on(table.createdAt, table.id),
    index('prayer_requests_search').using('gin', trigrams(table.searchText)),
    index('prayer_requests_user').on(table.userId),
    index('prayer_requests_approver').on(table.approvedBy),
    check('prayer_requests_anonymous', sql`not ${table.isAnonymous} or ${table.userId} is null`),
    check('prayer_requests_category', oneOf(table.category, PRAYER_CATEGORIES)),
    check('prayer_requests_type', oneOf(table.prayerType, PRAYER_TYPES)),
    check('prayer_requests_status', oneOf(table.status, PRAYER_STATUSES)),
  ],
);

/** "I prayed": once per person or device. */
export const prayerMarks = pgTable(
  'prayer_marks',
  {
    id: id(),
    prayerId: integer('prayer_id')
      .notNull()
      .references(() => prayerRequests.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the visitor's device cookie. */
    deviceHash: text('device_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('prayer_marks_user').on(table.prayerId, table.userId),
    unique('prayer_marks_device').on(table.prayerId, table.deviceHash),
    index('prayer_marks_person').on(table.userId),
    check('prayer_marks_person', sql`num_nonnulls(${table.userId}, ${table.deviceHash}) = 1`),
  ],
);
