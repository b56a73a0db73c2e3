import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { MINISTRY_CATEGORIES, MINISTRY_MEMBER_STATUSES } from '@narthex/shared-contracts/closed-lists';
import { users } from '../people/auth';
import { departmentColumn } from '../people/departments';
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
} from '../columns';

export const ministries = pgTable(
  'ministries',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    leader: text('leader').notNull(),
    email: text('email').notNull(),
    meetingTime: text('meeting_time'),
    location: text('location'),
    category: text('category', { enum: MINISTRY_CATEGORIES }).notNull().default('general'),
    isActive: boolean('is_active').notNull().default(true),
    /** The department it works in: its members are the department's people. */
    department: departmentColumn(),
    ministryPage: ministryPage(),
    /** Who joined, counted by a trigger. */
    memberCount: integer('member_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    translations: translations(),
    version: version(),
    searchText: searchText('name', 'leader'),
  },
  (table) => [
    index('ministries_name').on(table.name, table.id),
    index('ministries_inactive')
      .on(table.name, table.id)
      .where(sql`not ${table.isActive}`),
    index('ministries_category').on(table.category, table.name, table.id),
    index('ministries_department').on(table.department),
    index('ministries_page').on(table.ministryPage),
    index('ministries_search').using('gin', trigrams(table.searchText)),
    check('ministries_category', oneOf(table.category, MINISTRY_CATEGORIES)),
  ],
);

export const ministryMembers = pgTable(
  'ministry_members',
  {
    id: id(),
    ministryId: integer('ministry_id')
      .notNull()
      .references(() => ministries.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').notNull().default('Member'),
    /** Who asked waits until a leader lets them in; who was invited belongs to it once they say yes. */
    status: text('status', { enum: MINISTRY_MEMBER_STATUSES }).notNull().default('joined'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('ministry_members_person').on(table.ministryId, table.userId),
    index('ministry_members_user').on(table.userId),
    index('ministry_members_asked')
      .on(table.ministryId, table.id)
      .where(sql`${table.status} = 'asked'`),
    check('ministry_members_status', oneOf(table.status, MINISTRY_MEMBER_STATUSES)),
  ],
);
