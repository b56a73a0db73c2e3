import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Queryable } from '../../database/database-handle';
import { notifications } from '../../database/schema/notifications';
import { countUpTo } from '../../lists/count-up-to';
import { listRows, type ListedRows } from '../../lists/list-rows';

export type NotificationRow = typeof notifications.$inferSelect;

const ownUnread = (userId: number) => and(eq(notifications.user_id, userId), isNull(notifications.read_at));

export async function listNotifications(
  db: Queryable,
  userId: number,
  request: EndpointQuery<'notifications.list'>,
): Promise<ListedRows<NotificationRow>> {
  return listRows(db, {
    table: notifications,
    where: eq(notifications.user_id, userId),
    sorts: { created_at: [{ column: notifications.created_at }] },
    defaultSort: '-created_at',
    request,
  });
}

/** Everybody who is signed in polls this every minute, so counting stops at the limit of a list. */
export const countUnread = (db: Queryable, userId: number): Promise<number> =>
  countUpTo(db, sql`${notifications} where ${ownUnread(userId)}`);

/** Marks the person's notification with this id as read. */
export async function markRead(db: Queryable, userId: number, id: number): Promise<void> {
  await db
    .update(notifications)
    .set({ read_at: new Date() })
    .where(and(ownUnread(userId), eq(notifications.id, id)));
}

/** Marks the person's notifications as read, but none that was created after the one with the id `upTo`. */
export async function markAllRead(db: Queryable, userId: number, upTo?: number): Promise<void> {
  await db
    .update(notifications)
    .set({ read_at: new Date() })
    .where(and(ownUnread(userId), upTo === undefined ? undefined : lte(notifications.id, upTo)));
}

export async function isOwn(db: Queryable, userId: number, id: number): Promise<boolean> {
  const own = and(eq(notifications.id, id), eq(notifications.user_id, userId));
  return (await db.$count(notifications, own)) > 0;
}
