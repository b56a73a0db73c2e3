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
} from '@narthex/shared-contracts/enums';
import { users } from '../people/auth';
import { createdAt, id, oneOf, searchText, translations, trigrams, updatedAt, version } from '../columns';
import { departmentColumn } from '../people/departments';

/** The last day it is shown, as an index holds it: one without an end is shown for ever. */
export const lastShownDay = (table: Record<'end_date', AnyPgColumn>) =>
  sql`(coalesce(${table.end_date}, 'infinity'::date))`;

export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    title: text().notNull(),
    content: text().notNull(),
    category: text({ enum: ANNOUNCEMENT_CATEGORIES }).notNull().default('general'),
    priority: text({ enum: ANNOUNCEMENT_PRIORITIES }).notNull().default('medium'),
    /** The priority as a number, the most urgent the highest: what lists are ordered by. */
    urgency: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `case priority ${ANNOUNCEMENT_PRIORITIES.map((name, rank) => `when '${name}' then ${rank}`).join(' ')} end`,
        ),
      ),
    /** First and last day it is shown, in the site's zone. */
    start_date: date({ mode: 'string' }),
    end_date: date({ mode: 'string' }),
    is_active: boolean().notNull().default(true),
    is_featured: boolean().notNull().default(false),
    target_audience: text({ enum: ANNOUNCEMENT_AUDIENCES }).notNull().default('all'),
    contact_info: text(),
    action_required: text(),
    action_deadline: date({ mode: 'string' }),
    image_url: text(),
    event_time: text(),
    event_location: text(),
    /** What it is about: a path of this site, or a URL elsewhere. */
    link_url: text(),
    /** Null: the whole church's. */
    department: departmentColumn(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
    translations: translations(),
    version: version(),
    search_text: searchText('title', 'event_location'),
  },
  (table) => [
    index('announcements_shown')
      .on(lastShownDay(table))
      .where(sql`${table.is_active}`),
    index('announcements_urgency').on(table.urgency, table.created_at, table.id),
    index('announcements_created').on(table.created_at, table.id),
    index('announcements_start').on(table.start_date, table.id),
    index('announcements_undated')
      .on(table.created_at, table.id)
      .where(sql`${table.start_date} is null`),
    index('announcements_title').on(table.title, table.id),
    index('announcements_department').on(table.department, table.created_at),
    index('announcements_department_shown')
      .on(table.department, lastShownDay(table))
      .where(sql`${table.is_active}`),
    // With the days, so that counting those that are shown looks at the index alone.
    index('announcements_department_days')
      .on(table.department, lastShownDay(table), table.start_date, table.end_date)
      .where(sql`${table.is_active}`),
    index('announcements_featured')
      .on(table.urgency, table.created_at, table.id, table.is_active, table.start_date, table.end_date)
      .where(sql`${table.is_featured}`),
    index('announcements_inactive')
      .on(table.urgency, table.created_at, table.id)
      .where(sql`not ${table.is_active}`),
    index('announcements_category').on(table.category, table.urgency, table.created_at, table.id),
    index('announcements_updated').on(table.updated_at),
    index('announcements_author').on(table.created_by),
    index('announcements_search').using('gin', trigrams(table.search_text)),
    check('announcements_category', oneOf(table.category, ANNOUNCEMENT_CATEGORIES)),
    check('announcements_priority', oneOf(table.priority, ANNOUNCEMENT_PRIORITIES)),
    check('announcements_audience', oneOf(table.target_audience, ANNOUNCEMENT_AUDIENCES)),
  ],
);
