import { sql, type SQL } from 'drizzle-orm';
import { customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from '../columns';

const vector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What the public pages say, as they are rendered: the search of the site looks in it. */
export const pageTexts = pgTable(
  'page_texts',
  {
    path: text('path').primaryKey(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    updatedAt: updatedAt(),
    siteSearch: vector('site_search').generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', content), 'C')`,
    ),
  },
  (table) => [index('page_texts_site_search').using('gin', table.siteSearch)],
);
