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
import { users } from './auth';
import { createdAt, id, oneOf, searchText, translations, trigrams, updatedAt, version } from './columns';
import { departmentColumn } from './departments';

/** Returns the last day; an index has this expression. An announcement without an end is shown forever. */
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
    /** Lists are sorted by this number, which is highest for the most urgent priority. */
    urgency: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `case priority ${ANNOUNCEMENT_PRIORITIES.map((name, rank) => `when '${name}' then ${rank}`).join(' ')} end`,
        ),
      ),
    /** Both days are in the site's zone and inclusive. */
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
    /** Holds a path of this site or a URL elsewhere. */
    link_url: text(),
    /** Is null for announcements of the whole church. */
    department: departmentColumn(),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
    translations: translations(),
    version: version(),
    search_text: searchText('title', 'event_location'),
  },
  (table) => [
    // The index has the default order of the list, on the site and in the panel.
    index('announcements_urgency').on(table.urgency, table.created_at, table.id),
    // The activity report reads the announcements of a period.
    index('announcements_created').on(table.created_at, table.id),
    // The departments' list and the overview of a department count what is shown.
    index('announcements_department_shown')
      .on(table.department, lastShownDay(table))
      .where(sql`${table.is_active}`),
    index('announcements_author').on(table.created_by),
    index('announcements_search').using('gin', trigrams(table.search_text)),
    check('announcements_category', oneOf(table.category, ANNOUNCEMENT_CATEGORIES)),
    check('announcements_priority', oneOf(table.priority, ANNOUNCEMENT_PRIORITIES)),
    check('announcements_audience', oneOf(table.target_audience, ANNOUNCEMENT_AUDIENCES)),
  ],
);
