import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../people/auth';
import {
  createdAt,
  id,
  instant,
  oneOf,
  searchText,
  translations,
  trigrams,
  updatedAt,
  version,
} from '../columns';

const STATUSES = ['draft', 'published', 'archived'] as const;

export const sermons = pgTable(
  'sermons',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    speaker: text('speaker').notNull(),
    sermonDate: date('sermon_date', { mode: 'string' }).notNull(),
    scriptureReference: text('scripture_reference'),
    sermonText: text('sermon_text'),
    series: text('series').notNull().default('sabbath_service'),
    status: text('status', { enum: STATUSES }).notNull().default('published'),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    isFeatured: boolean('is_featured').notNull().default(false),
    /** Media keys. */
    audioFile: text('audio_file'),
    /** What to know before one listens. */
    audioNote: text('audio_note'),
    videoFile: text('video_file'),
    pdfFile: text('pdf_file'),
    thumbnail: text('thumbnail'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    translations: translations(),
    version: version(),
    searchText: searchText('title', 'speaker', 'scripture_reference', 'series'),
  },
  (table) => [
    index('sermons_date').on(table.sermonDate, table.id),
    index('sermons_title').on(table.title, table.id),
    index('sermons_created').on(table.createdAt, table.id),
    index('sermons_unpublished')
      .on(table.status, table.sermonDate)
      .where(sql`${table.status} <> 'published'`),
    index('sermons_series').on(table.series, table.sermonDate),
    index('sermons_speaker').on(table.speaker, table.sermonDate),
    index('sermons_updated')
      .on(table.updatedAt)
      .where(sql`${table.status} = 'published'`),
    index('sermons_search').using('gin', trigrams(table.searchText)),
    check('sermons_status', oneOf(table.status, STATUSES)),
  ],
);

/** Which sermon a person saved last: a file that is sent without naming one belongs to it. */
export const sermonSaves = pgTable(
  'sermon_saves',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    sermonId: integer('sermon_id')
      .notNull()
      .references(() => sermons.id, { onDelete: 'cascade' }),
    savedAt: instant('saved_at').notNull().defaultNow(),
  },
  (table) => [index('sermon_saves_sermon').on(table.sermonId)],
);
