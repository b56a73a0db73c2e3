import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { NOTIFICATION_KINDS } from '@narthex/shared-contracts/schemas/notifications';
import { createdAt, id, instant, oneOf } from './columns';
import { users } from './auth';

/** Holds the notifications of people's dashboards. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    text: text().notNull(),
    /** Holds a path of this site. */
    link: text(),
    read_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    index('notifications_user').on(table.user_id, table.created_at, table.id),
    check('notifications_kind', oneOf(table.kind, NOTIFICATION_KINDS)),
  ],
);
