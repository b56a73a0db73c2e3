import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_CATEGORIES,
  ANNOUNCEMENT_PRIORITIES,
} from '@narthex/shared-contracts/closed-lists';
import { users } from '../people/auth';
import { createdAt, id, oneOf, searchText, translations, trigrams, updatedAt, version } from '../columns';
import { departmentColumn } from '../people/departments';

/** The last day it is shown, as an index holds it: one without an end is shown for ever. */
export const lastShownDay = (table: Record<'endDate', AnyPgColumn>) =>
  sql`(coalesce(${table.endDate}, 'infinity'::date))`;

export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    category: text('category', { enum: ANNOUNCEMENT_CATEGORIES }).notNull().default('general'),
    priority: text('priority', { enum: ANNOUNCEMENT_PRIORITIES }).notNull().default('medium'),
    /** The priority as a number, the most urgent the highest: what lists are ordered by. */
    urgency: smallint('urgency')
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `case priority ${ANNOUNCEMENT_PRIORITIES.map((name, rank) => `when '${name}' then ${rank}`).join(' ')} end`,
        ),
      ),
    /** First and last day it is shown, in the site's zone. */
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    isActive: boolean('is_active').notNull().default(true),
    isFeatured: boolean('is_featured').notNull().default(false),
    targetAudience: text('target_audience', { enum: ANNOUNCEMENT_AUDIENCES }).notNull().default('all'),
    contactInfo: text('contact_info'),
    actionRequired: text('action_required'),
    actionDeadline: date('action_deadline', { mode: 'string' }),
    imageUrl: text('image_url'),
    eventTime: text('event_time'),
    eventLocation: text('event_location'),
    /** What it is about: a path of this site, or a URL elsewhere. */
    linkUrl: text('link_url'),
    /** Null: the whole church's. */
    department: departmentColumn(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    translations: translations(),
    version: version(),
    searchText: searchText('title', 'event_location'),
  },
  (table) => [
    index('announcements_shown')
      .on(lastShownDay(table))
      .where(sql`${table.isActive}`),
    index('announcements_urgency').on(table.urgency, table.createdAt, table.id),
    index('announcements_created').on(table.createdAt, table.id),
    index('announcements_start').on(table.startDate, table.id),
    index('announcements_undated')
      .on(table.createdAt, table.id)
      .where(sql`${table.startDate} is null`),
    index('announcements_title').on(table.title, table.id),
    index('announcements_department').on(table.department, table.createdAt),
    index('announcements_department_shown')
      .on(table.department, lastShownDay(table))
      .where(sql`${table.isActive}`),
    // With the days, so that counting those that are shown looks at the index alone.
    index('announcements_department_days')
      .on(table.department, lastShownDay(table), table.startDate, table.endDate)
      .where(sql`${table.isActive}`),
    index('announcements_featured')
      .on(table.urgency, table.createdAt, table.id, table.isActive, table.startDate, table.endDate)
      .where(sql`${table.isFeatured}`),
    index('announcements_inactive')
      .on(table.urgency, table.createdAt, table.id)
      .where(sql`not ${table.isActive}`),
    index('announcements_category').on(table.category, table.urgency, table.createdAt, table.id),
    index('announcements_updated').on(table.updatedAt),
    index('announcements_author').on(table.createdBy),
    index('announcements_search').using('gin', trigrams(table.searchText)),
    check('announcements_category', oneOf(table.category, ANNOUNCEMENT_CATEGORIES)),
    check('announcements_priority', oneOf(table.priority, ANNOUNCEMENT_PRIORITIES)),
    check('announcements_audience', oneOf(table.targetAudience, ANNOUNCEMENT_AUDIENCES)),
  ],
);
