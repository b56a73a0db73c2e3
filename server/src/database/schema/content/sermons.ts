import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf, searchText, trigrams, updatedAt, version } from '../columns';

export const sermonSearchText = (
  table: Record<'title' | 'speaker' | 'scriptureReference' | 'series', AnyPgColumn>,
) => searchText(table.title, table.speaker, table.scriptureReference, table.series);

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
    videoFile: text('video_file'),
    pdfFile: text('pdf_file'),
    thumbnail: text('thumbnail'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index('sermons_date').on(table.sermonDate, table.id),
    index('sermons_title').on(table.title, table.id),
    index('sermons_created').on(table.createdAt, table.id),
    index('sermons_unpublished')
      .on(table.status, table.sermonDate)
      .where(sql`${table.status} <> 'published'`),
    index('sermons_series').on(table.series, table.sermonDate),
    index('sermons_updated')
      .on(table.updatedAt)
      .where(sql`${table.status} = 'published'`),
    index('sermons_search').using('gin', trigrams(sermonSearchText(table))),
    check('sermons_status', oneOf(table.status, STATUSES)),
  ],
);
