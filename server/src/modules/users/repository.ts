import { and, eq, getTableColumns, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '@narthex/shared-contracts';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Queryable } from '../../database/database-handle';
import { users } from '../../database/schema/auth';
import { hasAnyFactor } from '../auth/second-factor/second-factor-repository';
import { listJoinedRows, type ListedRows } from '../../lists/list-rows';
import type { ListOptions } from '../../lists/listed-page';

export type UserRow = typeof users.$inferSelect & {
  readonly email: string;
  readonly has_second_factor: boolean;
};

/** Members without an account have no role to change. */
const hasAccount = isNotNull(users.password_hash);
// The email isn't null, because everybody with an account has one (`users_account_email`).
const ACCOUNT_FIELDS = {
  ...getTableColumns(users),
  email: sql<string>`${users.email}`,
  has_second_factor: hasAnyFactor,
};
const selectAccounts = (db: Queryable, where: SQL) =>
  db.select(ACCOUNT_FIELDS).from(users).where(and(hasAccount, where));

export async function listUsers(
  db: Queryable,
  { role, is_active: isActive, ...request }: EndpointQuery<'users.list'>,
): Promise<ListedRows<UserRow>> {
  const options: ListOptions<'created_at'> = {
    table: users,
    where: hasAccount,
    filter: and(
      role && eq(users.role, role),
      isActive && (isActive === 'true' ? sql`${users.is_active}` : sql`not ${users.is_active}`),
    ),
    sorts: { created_at: [{ column: users.created_at }] },
    defaultSort: '-created_at',
    request,
  };
  return listJoinedRows(db, options, ({ source, isListed, fields }) =>
    db
      .select({ ...ACCOUNT_FIELDS, ...fields })
      .from(users)
      .innerJoin(source, isListed),
  );
}

export async function findUser(db: Queryable, id: number, forUpdate: boolean): Promise<UserRow | undefined> {
  const query = selectAccounts(db, eq(users.id, id));
  const [row] = await (forUpdate ? query.for('update') : query);
  return row;
}

/**
 * Returns true if there is another active administrator. All of them are locked, so that two can't be removed at once.
 */
export async function hasOtherAdmin(tx: Queryable, id: number): Promise<boolean> {
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(hasAccount, eq(users.role, 'admin'), eq(users.is_active, true), ne(users.id, id)))
    .orderBy(users.id)
    .for('update');
  return others.length > 0;
}

export async function updateUser(
  tx: Queryable,
  id: number,
  values: Partial<Pick<Actor, 'role' | 'department'>> & { readonly is_active?: boolean },
): Promise<UserRow | undefined> {
  await tx
    .update(users)
    .set({ ...values, updated_at: new Date() })
    .where(and(hasAccount, eq(users.id, id)));
  return findUser(tx, id, false);
}
