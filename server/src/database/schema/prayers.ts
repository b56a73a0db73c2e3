import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { PRAYER_CATEGORIES, PRAYER_STATUSES, PRAYER_TYPES } from '@narthex/shared-contracts/enums';
import { users } from './auth';
import { createdAt, id, instant, oneOf, searchText, trigrams, version } from './columns';

export const prayerRequests = pgTable(
  'prayer_requests',
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull(),
    category: text({ enum: PRAYER_CATEGORIES }).notNull().default('other'),
    prayer_type: text({ enum: PRAYER_TYPES }).notNull().default('personal'),
    requester_name: text(),
    is_urgent: boolean().notNull().default(false),
    is_public: boolean().notNull().default(true),
    is_anonymous: boolean().notNull().default(false),
    status: text({ enum: PRAYER_STATUSES }).notNull().default('pending'),
    is_featured: boolean().notNull().default(false),
    /**
     * Holds the sender's account. It is null for an anonymous request, so that neither readers nor moderators
     * can find out.
     */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    approved_by: integer().references(() => users.id, { onDelete: 'set null' }),
    approved_at: instant(),
    rejected_reason: text(),
    created_at: createdAt(),
    version: version(),
    /** Doesn't contain the requester, so that anonymous requests can't be found by name. */
    search_text: searchText('title', 'category'),
  },
  (table) => [
    // The public wall has this order.
    index('prayer_requests_wall')
      .on(table.is_featured, table.created_at, table.id)
      .where(sql`${table.status} = 'approved' and ${table.is_public}`),
    // The moderators' queue has this order.
    index('prayer_requests_queue')
      .on(table.is_urgent.desc().nullsFirst(), table.created_at, table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'pending'`),
    // The moderators' whole list and the recent activities begin with the newest.
    index('prayer_requests_created').on(table.created_at, table.id),
    index('prayer_requests_approver').on(table.approved_by),
    index('prayer_requests_search').using('gin', trigrams(table.search_text)),
    // A member's own requests are found by it.
    index('prayer_requests_user').on(table.user_id),
    check('prayer_requests_anonymous', sql`not ${table.is_anonymous} or ${table.user_id} is null`),
    check('prayer_requests_category', oneOf(table.category, PRAYER_CATEGORIES)),
    check('prayer_requests_type', oneOf(table.prayer_type, PRAYER_TYPES)),
    check('prayer_requests_status', oneOf(table.status, PRAYER_STATUSES)),
  ],
);

/** Records that somebody prayed, once per person or device. */
export const prayerMarks = pgTable(
  'prayer_marks',
  {
    id: id(),
    prayer_id: integer()
      .notNull()
      .references(() => prayerRequests.id, { onDelete: 'cascade' }),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Holds the SHA-256 of the visitor's device cookie. */
    device_hash: text(),
    created_at: createdAt(),
  },
  (table) => [
    unique('prayer_marks_user').on(table.prayer_id, table.user_id),
    unique('prayer_marks_device').on(table.prayer_id, table.device_hash),
    index('prayer_marks_person').on(table.user_id),
    check('prayer_marks_person', sql`num_nonnulls(${table.user_id}, ${table.device_hash}) = 1`),
  ],
);
