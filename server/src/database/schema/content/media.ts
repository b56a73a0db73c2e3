import { bigint, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, oneOf } from '../columns';

const KINDS = ['image', 'audio', 'video', 'document'] as const;

export const media = pgTable(
  'media',
  {
    /** Path below the media root: what other tables and addresses name it by. */
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
    createdAt: createdAt(),
  },
  (table) => [check('media_kind', oneOf(table.kind, KINDS))],
);
