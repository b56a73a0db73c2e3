import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { NOTIFICATION_KINDS } from '@narthex/shared-contracts/schemas/notifications';
import { createdAt, id, instant, oneOf } from '../columns';
import { users } from './auth';

/** What a person is told in the bar of their dashboard. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: NOTIFICATION_KINDS }).notNull(),
    text: text('text').notNull(),
    /** A path of this site. */
    link: text('link'),
    readAt: instant('read_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.createdAt, table.id),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
    check('notifications_kind', oneOf(table.kind, NOTIFICATION_KINDS)),
  ],
);
