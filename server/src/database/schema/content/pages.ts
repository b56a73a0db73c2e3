import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { PAGE_CONTENT_FIELDS, SONG_GROUPS } from '@narthex/shared-contracts/closed-lists';
import { createdAt, id, oneOf, searchText, translations, trigrams, updatedAt, version } from '../columns';

/** The editable parts of information pages. `content` is HTML, sanitised when written. */
export const pageSections = pgTable(
  'page_sections',
  {
    id: id(),
    pageType: text('page_type').notNull(),
    sectionKey: text('section_key').notNull(),
    title: text('title').notNull().default(''),
    content: text('content').notNull().default(''),
    imageUrl: text('image_url'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    translations: translations(),
    version: version(),
  },
  (table) => [unique('page_sections_place').on(table.pageType, table.sectionKey)],
);

/** The twelve fields of the page-content panel. `content` is HTML, sanitised when written. */
export const pageContents = pgTable(
  'page_contents',
  {
    id: id(),
    category: text('category').notNull(),
    page: text('page').notNull(),
    field: text('field', { enum: PAGE_CONTENT_FIELDS }).notNull(),
    title: text('title').notNull().default(''),
    content: text('content').notNull().default(''),
    imageUrl: text('image_url'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    translations: translations(),
    version: version(),
  },
  (table) => [
    unique('page_contents_place').on(table.category, table.page, table.field),
    check('page_contents_field', oneOf(table.field, PAGE_CONTENT_FIELDS)),
  ],
);

/** Songs of the music groups. */
export const songs = pgTable(
  'songs',
  {
    id: id(),
    groupKey: text('group_key', { enum: SONG_GROUPS }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** The URL of a video of this site, or of one at YouTube or Vimeo. */
    video: text('video'),
    imageUrl: text('image_url'),
    sortOrder: integer('sort_order').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
    searchText: searchText('title', 'description'),
  },
  (table) => [
    index('songs_group').on(table.groupKey, table.sortOrder, table.id),
    index('songs_order').on(table.sortOrder, table.id),
    index('songs_search').using('gin', trigrams(table.searchText)),
    check('songs_group_key', oneOf(table.groupKey, SONG_GROUPS)),
  ],
);
