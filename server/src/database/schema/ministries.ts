import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { MINISTRY_CATEGORIES, MINISTRY_MEMBER_STATUSES } from '@narthex/shared-contracts/enums';
import { users } from './auth';
import { departmentColumn } from './departments';
import {
  createdAt,
  id,
  ministryPage,
  oneOf,
  searchText,
  translations,
  trigrams,
  updatedAt,
  version,
} from './columns';

export const ministries = pgTable(
  'ministries',
  {
    id: id(),
    name: text().notNull(),
    description: text().notNull(),
    leader: text().notNull(),
    email: text().notNull(),
    meeting_time: text(),
    location: text(),
    category: text({ enum: MINISTRY_CATEGORIES }).notNull().default('general'),
    is_active: boolean().notNull().default(true),
    /** Names the department of the ministry. The ministry's members count as people of that department. */
    department: departmentColumn(),
    ministry_page: ministryPage(),
    /** Counts the joined members; a trigger updates it. */
    member_count: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
    translations: translations(),
    version: version(),
    search_text: searchText('name', 'leader'),
  },
  (table) => [
    index('ministries_name').on(table.name, table.id),
    // The departments' list counts the people of their ministries.
    index('ministries_department')
      .on(table.department)
      .where(sql`${table.department} is not null`),
    // The page of a ministry shows its ministries.
    index('ministries_page')
      .on(table.ministry_page)
      .where(sql`${table.ministry_page} is not null`),
    index('ministries_search').using('gin', trigrams(table.search_text)),
    check('ministries_category', oneOf(table.category, MINISTRY_CATEGORIES)),
  ],
);

export const ministryMembers = pgTable(
  'ministry_members',
  {
    id: id(),
    ministry_id: integer()
      .notNull()
      .references(() => ministries.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().notNull().default('Member'),
    /** A person who asked waits for a leader; an invited person joins by accepting. */
    status: text({ enum: MINISTRY_MEMBER_STATUSES }).notNull().default('joined'),
    created_at: createdAt(),
  },
  (table) => [
    unique('ministry_members_person').on(table.ministry_id, table.user_id),
    index('ministry_members_user').on(table.user_id),
    check('ministry_members_status', oneOf(table.status, MINISTRY_MEMBER_STATUSES)),
  ],
);
