import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './auth';
import { createdAt, instant, oneOf } from './columns';

const KINDS = ['image', 'audio', 'video', 'document'] as const;

export const media = pgTable(
  'media',
  {
    /** Holds the path below the media root, which other tables and URLs use. */
    key: text().primaryKey(),
    kind: text({ enum: KINDS }).notNull(),
    width: integer(),
    height: integer(),
    /** Holds the average colour as `#rrggbb`, which is shown until the picture is loaded. */
    colour: text(),
    /** Holds the length of a recording in seconds, or null if it isn't known. */
    seconds: integer(),
    alt: text().notNull().default(''),
    content_type: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Is null for files that came with the site, and after the account was deleted. */
    uploaded_by: integer().references(() => users.id, { onDelete: 'set null' }),
    /**
     * Holds the instant when a record first used the file. Until then only its sender may read it, and it is
     * deleted after a day.
     */
    claimed_at: instant(),
    /**
     * Holds the instant when a record last stopped using the file. It is null again once another use of the
     * file is found.
     */
    dropped_at: instant(),
    /** Names the capability that may read the file; null means everybody. */
    readers: text(),
    created_at: createdAt(),
  },
  (table) => [
    // The files of an account are added up before each of its uploads.
    index('media_sender').on(table.uploaded_by, table.created_at),
    check('media_kind', oneOf(table.kind, KINDS)),
  ],
);

/** Holds uploads in progress and completed ones. Their bytes are in `<dataDir>/uploads/<id>`. */
export const uploads = pgTable(
  'uploads',
  {
    /** Is random, so that nobody else can continue the upload. */
    id: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Names a kind of upload. */
    kind: text().notNull(),
    name: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Is null while the upload is in progress. The row is deleted with the file. */
    media_key: text().references(() => media.key, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (table) => [
    index('uploads_user').on(table.user_id, table.created_at),
    index('uploads_media').on(table.media_key),
  ],
);
