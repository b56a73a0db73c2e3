import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { CONTENT_SECTION_KEYS, SERVICE_KINDS } from '@narthex/shared-contracts/closed-lists';
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

export const slides = pgTable(
  'slides',
  {
    id: id(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    imageUrl: text('image_url'),
    ctaText: text('cta_text'),
    ctaLink: text('cta_link'),
    isActive: boolean('is_active').notNull().default(true),
    sortOrder: integer('sort_order').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    translations: translations(),
    version: version(),
    searchText: searchText('title'),
  },
  (table) => [
    index('slides_order').on(table.sortOrder, table.id),
    index('slides_active')
      .on(table.sortOrder, table.id)
      .where(sql`${table.isActive}`),
    index('slides_search').using('gin', trigrams(table.searchText)),
  ],
);

export const contentSections = pgTable(
  'content_sections',
  {
    id: id(),
    sectionKey: text('section_key', { enum: CONTENT_SECTION_KEYS }).notNull().unique(),
    title: text('title'),
    content: text('content').notNull(),
    subtitle: text('subtitle'),
    imageUrl: text('image_url'),
    buttonText: text('button_text'),
    buttonLink: text('button_link'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    translations: translations(),
    version: version(),
  },
  (table) => [check('content_sections_key', oneOf(table.sectionKey, CONTENT_SECTION_KEYS))],
);

export const churchProjects = pgTable(
  'church_projects',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    imageUrl: text('image_url'),
    /** Whole KES. */
    goalAmount: integer('goal_amount'),
    raisedAmount: integer('raised_amount'),
    link: text('link'),
    isFeatured: boolean('is_featured').notNull().default(false),
    ministryPage: ministryPage(),
    sortOrder: integer('sort_order').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    translations: translations(),
    version: version(),
    searchText: searchText('title'),
  },
  (table) => [
    index('church_projects_ministry_page').on(table.ministryPage, table.sortOrder, table.id),
    index('church_projects_order').on(table.sortOrder, table.id),
    index('church_projects_featured')
      .on(table.sortOrder, table.id)
      .where(sql`${table.isFeatured}`),
    index('church_projects_search').using('gin', trigrams(table.searchText)),
  ],
);

/** The week: every block that shows a service time reads it from here. */
export const worshipServices = pgTable(
  'worship_services',
  {
    id: id(),
    name: text('name').notNull(),
    /** 0 is Sunday. */
    day: integer('day').notNull(),
    /** HH:MM in the site's zone. */
    startTime: text('start_time').notNull(),
    endTime: text('end_time').notNull(),
    location: text('location'),
    description: text('description'),
    kind: text('kind', { enum: SERVICE_KINDS }).notNull().default('weekly'),
    sortOrder: integer('sort_order').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    translations: translations(),
    version: version(),
    searchText: searchText('name', 'location'),
  },
  (table) => [
    index('worship_services_order').on(table.sortOrder, table.day, table.startTime, table.id),
    index('worship_services_kind').on(table.kind, table.sortOrder, table.day, table.startTime, table.id),
    index('worship_services_search').using('gin', trigrams(table.searchText)),
    check('worship_services_day', sql`${table.day} between 0 and 6`),
    check(
      'worship_services_times',
      sql`${table.startTime} ~ '^[0-2][0-9]:[0-5][0-9]$' and ${table.endTime} ~ '^[0-2][0-9]:[0-5][0-9]$'`,
    ),
    check('worship_services_kind', oneOf(table.kind, SERVICE_KINDS)),
  ],
);
