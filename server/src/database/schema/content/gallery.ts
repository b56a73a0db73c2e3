import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { GALLERY_CATEGORIES } from '@narthex/shared-contracts/closed-lists';
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
import { media } from './media';

export const galleryItems = pgTable(
  'gallery_items',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    category: text('category', { enum: GALLERY_CATEGORIES }).notNull().default('Events'),
    dateTaken: date('date_taken', { mode: 'string' }),
    isFeatured: boolean('is_featured').notNull().default(false),
    ministryPage: ministryPage(),
    /** The picture or video. */
    file: text('file').references(() => media.key, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    translations: translations(),
    version: version(),
    searchText: searchText('title', 'description'),
  },
  (table) => [
    index('gallery_created').on(table.createdAt, table.id),
    index('gallery_file').on(table.file),
    index('gallery_title').on(table.title, table.id),
    index('gallery_category').on(table.category, table.createdAt),
    index('gallery_featured')
      .on(table.createdAt, table.id)
      .where(sql`${table.isFeatured}`),
    index('gallery_ministry_page').on(table.ministryPage, table.createdAt),
    index('gallery_search').using('gin', trigrams(table.searchText)),
    check('gallery_category_known', oneOf(table.category, GALLERY_CATEGORIES)),
  ],
);
