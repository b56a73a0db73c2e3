import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { CONTENT_SECTION_KEYS, SERVICE_KINDS } from '@narthex/shared-contracts/enums';
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

export const slides = pgTable(
  'slides',
  {
    id: id(),
    title: text().notNull(),
    content: text().notNull(),
    image_url: text(),
    cta_text: text(),
    cta_link: text(),
    is_active: boolean().notNull().default(true),
    sort_order: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
    translations: translations(),
    version: version(),
    search_text: searchText('title'),
  },
  (table) => [
    index('slides_order').on(table.sort_order, table.id),
    index('slides_search').using('gin', trigrams(table.search_text)),
  ],
);

export const contentSections = pgTable(
  'content_sections',
  {
    id: id(),
    section_key: text({ enum: CONTENT_SECTION_KEYS }).notNull().unique(),
    title: text(),
    content: text().notNull(),
    subtitle: text(),
    image_url: text(),
    button_text: text(),
    button_link: text(),
    is_active: boolean().notNull().default(true),
    created_at: createdAt(),
    updated_at: updatedAt(),
    translations: translations(),
    version: version(),
  },
  (table) => [check('content_sections_key', oneOf(table.section_key, CONTENT_SECTION_KEYS))],
);

export const churchProjects = pgTable(
  'church_projects',
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull(),
    image_url: text(),
    /** Holds whole KES. */
    goal_amount: integer(),
    raised_amount: integer(),
    link: text(),
    is_featured: boolean().notNull().default(false),
    ministry_page: ministryPage(),
    sort_order: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
    translations: translations(),
    version: version(),
    search_text: searchText('title'),
  },
  (table) => [
    index('church_projects_order').on(table.sort_order, table.id),
    // The page of a ministry shows its projects.
    index('church_projects_ministry_page')
      .on(table.ministry_page)
      .where(sql`${table.ministry_page} is not null`),
    index('church_projects_search').using('gin', trigrams(table.search_text)),
  ],
);

/** Every block with times of services is rendered from this table. */
export const worshipServices = pgTable(
  'worship_services',
  {
    id: id(),
    name: text().notNull(),
    /** Counts from 0 (Sunday). */
    day: integer().notNull(),
    /** Holds HH:MM in the site's zone. */
    start_time: text().notNull(),
    end_time: text().notNull(),
    location: text(),
    description: text(),
    kind: text({ enum: SERVICE_KINDS }).notNull().default('weekly'),
    sort_order: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
    translations: translations(),
    version: version(),
    search_text: searchText('name', 'location'),
  },
  (table) => [
    index('worship_services_order').on(table.sort_order, table.day, table.start_time, table.id),
    index('worship_services_search').using('gin', trigrams(table.search_text)),
    check('worship_services_day', sql`${table.day} between 0 and 6`),
    check(
      'worship_services_times',
      sql`${table.start_time} ~ '^[0-2][0-9]:[0-5][0-9]$' and ${table.end_time} ~ '^[0-2][0-9]:[0-5][0-9]$'`,
    ),
    check('worship_services_kind', oneOf(table.kind, SERVICE_KINDS)),
  ],
);
