import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { LEADER_CATEGORIES } from '@narthex/shared-contracts/closed-lists';
import { createdAt, id, oneOf, searchText, translations, trigrams, updatedAt, version } from '../columns';
import { phone } from '../phone-column';

const STATUSES = ['active', 'inactive'] as const;

const list = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

export const leaders = pgTable(
  'leaders',
  {
    id: id(),
    name: text('name').notNull(),
    title: text('title').notNull(),
    category: text('category', { enum: LEADER_CATEGORIES }).notNull(),
    /** A media key, a path of this site, or a URL elsewhere. */
    image: text('image'),
    email: text('email'),
    phone: phone('phone'),
    quote: text('quote'),
    yearsOfService: integer('years_of_service'),
    education: text('education'),
    specialties: list('specialties'),
    achievements: list('achievements'),
    languages: list('languages'),
    biography: text('biography'),
    linkedinUrl: text('linkedin_url'),
    facebookUrl: text('facebook_url'),
    status: text('status', { enum: STATUSES }).notNull().default('active'),
    sortOrder: integer('sort_order').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    translations: translations(),
    version: version(),
    searchText: searchText('name', 'title'),
  },
  (table) => [
    index('leaders_order').on(table.sortOrder, table.id),
    index('leaders_category').on(table.category, table.sortOrder, table.id),
    index('leaders_name').on(table.name, table.id),
    index('leaders_inactive')
      .on(table.sortOrder, table.id)
      .where(sql`${table.status} = 'inactive'`),
    index('leaders_search').using('gin', trigrams(table.searchText)),
    check('leaders_category', oneOf(table.category, LEADER_CATEGORIES)),
    check('leaders_status', oneOf(table.status, STATUSES)),
  ],
);
