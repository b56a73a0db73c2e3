import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { LEADER_CATEGORIES } from '@narthex/shared-contracts/enums';
import { createdAt, id, oneOf, searchText, translations, trigrams, updatedAt, version } from './columns';
import { phone } from './phone-column';

const STATUSES = ['active', 'inactive'] as const;

const list = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

export const leaders = pgTable(
  'leaders',
  {
    id: id(),
    name: text().notNull(),
    title: text().notNull(),
    category: text({ enum: LEADER_CATEGORIES }).notNull(),
    /** Holds a media key, a path of this site, or a URL elsewhere. */
    image: text(),
    email: text(),
    phone: phone(),
    quote: text(),
    years_of_service: integer(),
    education: text(),
    specialties: list(),
    achievements: list(),
    languages: list(),
    biography: text(),
    linkedin_url: text(),
    facebook_url: text(),
    status: text({ enum: STATUSES }).notNull().default('active'),
    sort_order: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
    translations: translations(),
    version: version(),
    search_text: searchText('name', 'title'),
  },
  (table) => [
    index('leaders_order').on(table.sort_order, table.id),
    index('leaders_search').using('gin', trigrams(table.search_text)),
    check('leaders_category', oneOf(table.category, LEADER_CATEGORIES)),
    check('leaders_status', oneOf(table.status, STATUSES)),
  ],
);
