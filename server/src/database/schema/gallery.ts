import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { GALLERY_CATEGORIES } from '@narthex/shared-contracts/enums';
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
import { media } from './media';

export const galleryItems = pgTable(
  'gallery_items',
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull(),
    category: text({ enum: GALLERY_CATEGORIES }).notNull().default('Events'),
    date_taken: date({ mode: 'string' }),
    is_featured: boolean().notNull().default(false),
    ministry_page: ministryPage(),
    file: text().references(() => media.key, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
    translations: translations(),
    version: version(),
    search_text: searchText('title', 'description'),
  },
  (table) => [
    index('gallery_created').on(table.created_at, table.id),
    index('gallery_file').on(table.file),
    // The page of a ministry shows its pictures.
    index('gallery_ministry_page')
      .on(table.ministry_page)
      .where(sql`${table.ministry_page} is not null`),
    index('gallery_search').using('gin', trigrams(table.search_text)),
    check('gallery_category_known', oneOf(table.category, GALLERY_CATEGORIES)),
  ],
);
