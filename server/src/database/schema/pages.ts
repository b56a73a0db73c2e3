import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { PAGE_CONTENT_FIELDS, SONG_GROUPS } from '@narthex/shared-contracts/enums';
import { createdAt, id, oneOf, searchText, translations, trigrams, updatedAt, version } from './columns';

/**
 * Holds the editable sections of information pages. `content` is HTML that was sanitised before it was
 * stored.
 */
export const pageSections = pgTable(
  'page_sections',
  {
    id: id(),
    page_type: text().notNull(),
    section_key: text().notNull(),
    title: text().notNull().default(''),
    content: text().notNull().default(''),
    image_url: text(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    translations: translations(),
    version: version(),
  },
  (table) => [unique('page_sections_place').on(table.page_type, table.section_key)],
);

/**
 * Holds the twelve fields of the page-content panel. `content` is HTML that was sanitised before it was
 * stored.
 */
export const pageContents = pgTable(
  'page_contents',
  {
    id: id(),
    category: text().notNull(),
    page: text().notNull(),
    field: text({ enum: PAGE_CONTENT_FIELDS }).notNull(),
    title: text().notNull().default(''),
    content: text().notNull().default(''),
    image_url: text(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    translations: translations(),
    version: version(),
  },
  (table) => [
    unique('page_contents_place').on(table.category, table.page, table.field),
    check('page_contents_field', oneOf(table.field, PAGE_CONTENT_FIELDS)),
  ],
);

export const songs = pgTable(
  'songs',
  {
    id: id(),
    group_key: text({ enum: SONG_GROUPS }).notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    /** Holds the URL of a video on this site, YouTube or Vimeo. */
    video: text(),
    image_url: text(),
    sort_order: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    search_text: searchText('title', 'description'),
  },
  (table) => [
    index('songs_group').on(table.group_key, table.sort_order, table.id),
    index('songs_search').using('gin', trigrams(table.search_text)),
    check('songs_group_key', oneOf(table.group_key, SONG_GROUPS)),
  ],
);
