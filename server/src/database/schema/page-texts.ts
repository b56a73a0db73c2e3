import { sql, type SQL } from 'drizzle-orm';
import { LANGUAGES } from '@narthex/shared-contracts/languages';
import { check, customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { oneOf, updatedAt } from './columns';

const vector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Holds the rendered texts of the public pages in each language, in which the site's search looks. */
export const pageTexts = pgTable(
  'page_texts',
  {
    language: text().notNull(),
    path: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    updated_at: updatedAt(),
    site_search: vector().generatedAlwaysAs(
      (): SQL =>
        sql`case when language = 'en'
          then setweight(to_tsvector('english', words_of(title)), 'A') || setweight(to_tsvector('english', words_of(content)), 'C')
          else setweight(to_tsvector('simple', words_of(title)), 'A') || setweight(to_tsvector('simple', words_of(content)), 'C') end`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.path] }),
    check('page_texts_language', oneOf(table.language, LANGUAGES)),
    index('page_texts_site_search').using('gin', table.site_search),
  ],
);
