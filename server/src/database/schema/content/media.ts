import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../people/auth';
import { createdAt, instant, oneOf } from '../columns';

const KINDS = ['image', 'audio', 'video', 'document'] as const;

export const media = pgTable(
  'media',
  {
    /** Path below the media root: what other tables and URLs name it by. */
    key: text().primaryKey(),
    kind: text({ enum: KINDS }).notNull(),
    width: integer(),
    height: integer(),
    /** The average colour, `#rrggbb`, shown until the picture is there. */
    colour: text(),
    /** How long a recording plays, where that is known. */
    seconds: integer(),
    alt: text().notNull().default(''),
    content_type: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Who sent it; null for what came with the site, and when the account is gone. */
    uploaded_by: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When the first record used it. Until then it is its sender's alone, and goes after a day. */
    claimed_at: instant(),
    /** When a record last stopped using it; null once it is known that something else does. */
    dropped_at: instant(),
    /** The capability that reads it; null for everybody. */
    readers: text(),
    created_at: createdAt(),
  },
  (table) => [
    index('media_unclaimed')
      .on(table.created_at)
      .where(sql`${table.claimed_at} is null`),
    index('media_dropped')
      .on(table.dropped_at)
      .where(sql`${table.dropped_at} is not null`),
    index('media_sender').on(table.uploaded_by, table.created_at),
    check('media_kind', oneOf(table.kind, KINDS)),
  ],
);

/** Uploads under way, and what became of those that are complete. Their bytes stand in `<dataDir>/uploads/<id>`. */
export const uploads = pgTable(
  'uploads',
  {
    /** Random: who doesn't know it can't go on with it. */
    id: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A name of the kinds of uploads. */
    kind: text().notNull(),
    name: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Null while it is under way: an upload goes with the file it became. */
    media_key: text().references(() => media.key, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (table) => [
    index('uploads_age').on(table.created_at),
    index('uploads_user').on(table.user_id, table.created_at),
    index('uploads_media').on(table.media_key),
  ],
);
