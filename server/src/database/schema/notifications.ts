import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { NOTIFICATION_KINDS } from '@narthex/shared-contracts/schemas/notifications';
import { createdAt, id, instant, oneOf } from './columns';
import { users } from './auth';
import { ministryMembers } from './ministries';
import { proposals } from './writes';

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
    /** Refers to the proposal that the person may decide. */
    proposal_id: integer().references(() => proposals.id, { onDelete: 'cascade' }),
    /** Refers to the request to join that the person may decide. Its notifications are deleted with it. */
    membership_id: integer().references(() => ministryMembers.id, { onDelete: 'cascade' }),
    read_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    index('notifications_proposal')
      .on(table.proposal_id)
      .where(sql`${table.proposal_id} is not null`),
    index('notifications_membership')
      .on(table.membership_id)
      .where(sql`${table.membership_id} is not null`),
    index('notifications_user').on(table.user_id, table.created_at, table.id),
    check('notifications_kind', oneOf(table.kind, NOTIFICATION_KINDS)),
  ],
);
