import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './auth';
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
} from './columns';

const STATUSES = ['draft', 'published', 'archived'] as const;

export const sermons = pgTable(
  'sermons',
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull(),
    speaker: text().notNull(),
    sermon_date: date({ mode: 'string' }).notNull(),
    scripture_reference: text(),
    sermon_text: text(),
    series: text().notNull().default('sabbath_service'),
    status: text({ enum: STATUSES }).notNull().default('published'),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    is_featured: boolean().notNull().default(false),
    /** These columns hold media keys. */
    audio_file: text(),
    /** Tells listeners something before they play the audio. */
    audio_note: text(),
    video_file: text(),
    pdf_file: text(),
    thumbnail: text(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    translations: translations(),
    version: version(),
    search_text: searchText('title', 'speaker', 'scripture_reference', 'series'),
  },
  (table) => [
    index('sermons_date').on(table.sermon_date, table.id),
    // The recent activities of the dashboards begin with the newest sermons.
    index('sermons_created').on(table.created_at, table.id),
    // The sermons of one speaker are a filter of the public list.
    index('sermons_speaker').on(table.speaker, table.sermon_date),
    index('sermons_search').using('gin', trigrams(table.search_text)),
    check('sermons_status', oneOf(table.status, STATUSES)),
  ],
);

/** Holds the sermon that a person saved last, to which an uploaded file without a sermon's id is added. */
export const sermonSaves = pgTable(
  'sermon_saves',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    sermon_id: integer()
      .notNull()
      .references(() => sermons.id, { onDelete: 'cascade' }),
    saved_at: instant().notNull().defaultNow(),
  },
  (table) => [index('sermon_saves_sermon').on(table.sermon_id)],
);
