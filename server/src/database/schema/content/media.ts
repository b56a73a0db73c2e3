import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../people/auth';
import { createdAt, instant, oneOf } from '../columns';

const KINDS = ['image', 'audio', 'video', 'document'] as const;

export const media = pgTable(
  'media',
  {
    /** Path below the media root: what other tables and URLs name it by. */
    key: text('key').primaryKey(),
    kind: text('kind', { enum: KINDS }).notNull(),
    width: integer('width'),
    height: integer('height'),
    /** The average colour, `#rrggbb`, shown until the picture is there. */
    colour: text('colour'),
    /** How long a recording plays, where that is known. */
    seconds: integer('seconds'),
    alt: text('alt').notNull().default(''),
    contentType: text('content_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Who sent it; null for what came with the site, and when the account is gone. */
    uploadedBy: integer('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    /** When the first record used it. Until then it is its sender's alone, and goes after a day. */
    claimedAt: instant('claimed_at'),
    /** When a record last stopped using it; null once it is known that something else does. */
    droppedAt: instant('dropped_at'),
    /** The capability that reads it; null for everybody. */
    readers: text('readers'),
    createdAt: createdAt(),
  },
  (table) => [
    index('media_unclaimed')
      .on(table.createdAt)
      .where(sql`${table.claimedAt} is null`),
    index('media_dropped')
      .on(table.droppedAt)
      .where(sql`${table.droppedAt} is not null`),
    index('media_sender').on(table.uploadedBy, table.createdAt),
    check('media_kind', oneOf(table.kind, KINDS)),
  ],
);

/** Uploads under way, and what became of those that are complete. Their bytes stand in `<dataDir>/uploads/<id>`. */
export const uploads = pgTable(
  'uploads',
  {
    /** Random: who doesn't know it can't go on with it. */
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A name of the kinds of uploads. */
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Null while it is under way: an upload goes with the file it became. */
    mediaKey: text('media_key').references(() => media.key, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('uploads_age').on(table.createdAt),
    index('uploads_user').on(table.userId, table.createdAt),
    index('uploads_media').on(table.mediaKey),
  ],
);
