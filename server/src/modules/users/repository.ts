import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Actor } from '@narthex/shared-contracts';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Queryable } from '../../database/database-handle';
import { userSearchText, users } from '../../database/schema/people/auth';
import { listIds } from '../../lists/list-ids';
import { readRows, type ListedRows } from '../../lists/list-rows';

export type UserRow = typeof users.$inferSelect;

export async function listUsers(
  db: Queryable,
  { role, is_active: isActive, ...request }: EndpointQuery<'users.list'>,
): Promise<ListedRows<UserRow>> {
  const listed = await listIds(db, {
    table: users,
    where: and(
      role && eq(users.role, role),
      isActive === undefined ? undefined : eq(users.isActive, isActive === 'true'),
    ),
    searchText: userSearchText(users),
    sorts: { created_at: [{ column: users.createdAt }] },
    defaultSort: '-created_at',
    request,
  });
  return readRows(listed, (ids) => db.select().from(users).where(inArray(users.id, ids)));
}

export async function findUser(db: Queryable, id: number, forUpdate: boolean): Promise<UserRow | undefined> {
  const query = db.select().from(users).where(eq(users.id, id));
  const [row] = await (forUpdate ? query.for('update') : query);
  return row;
}

/** Whether another active administrator is left besides this one; all of them are locked, so that no two go at once. */
export async function hasOtherAdmin(tx: Queryable, id: number): Promise<boolean> {
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true), ne(users.id, id)))
    .orderBy(users.id)
    .for('update');
  return others.length > 0;
}

export async function updateUser(
  tx: Queryable,
  id: number,
  values: Partial<Pick<Actor, 'role' | 'department'>> & { readonly isActive?: boolean },
): Promise<UserRow | undefined> {
  const [row] = await tx
    .update(users)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(users.id, id))
    .returning();
  return row;
}
