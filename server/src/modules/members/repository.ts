import { and, asc, eq, exists, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Department } from '@narthex/shared-contracts';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import { isUniqueViolation } from '../../database/database-errors';
import type { Queryable } from '../../database/database-handle';
import { ministries, ministryMembers } from '../../database/schema/content/ministries';
import { users } from '../../database/schema/people/auth';
import { listIds, type Sorts } from '../../lists/list-ids';
import { readRows, type ListedRows } from '../../lists/list-rows';
import { problem } from '../../problem-error';

export interface MemberMinistry {
  readonly id: number;
  readonly name: string;
  readonly department: Department | null;
  readonly role: string;
  readonly status: (typeof ministryMembers.$inferSelect)['status'];
}

export type MemberRow = typeof users.$inferSelect & { readonly ministries: readonly MemberMinistry[] };
export type MemberValues = typeof users.$inferInsert;

const SORTS: Sorts<'name' | 'created_at'> = {
  name: [{ column: users.lastName }, { column: users.firstName }],
  created_at: [{ column: users.createdAt }],
};

async function addMinistries(
  db: Queryable,
  rows: readonly (typeof users.$inferSelect)[],
): Promise<MemberRow[]> {
  if (rows.length === 0) return [];
  const places = await db
    .select({
      userId: ministryMembers.userId,
      id: ministries.id,
      name: ministries.name,
      department: ministries.department,
      role: ministryMembers.role,
      status: ministryMembers.status,
    })
    .from(ministryMembers)
    .innerJoin(ministries, eq(ministries.id, ministryMembers.ministryId))
    .where(
      inArray(
        ministryMembers.userId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(ministries.name), asc(ministries.id));
  return rows.map((row) => ({ ...row, ministries: places.filter(({ userId }) => userId === row.id) }));
}

export const readMembers = async (db: Queryable, ids: readonly number[]): Promise<MemberRow[]> =>
  addMinistries(
    db,
    await db
      .select()
      .from(users)
      .where(inArray(users.id, [...ids])),
  );

/**
 * Who leads in a department, and who belongs to one of its ministries or asked to. Asked of each person in the order of
 * the list: a page is soon full, and nobody counts further than a list does.
 */
const isOfDepartment = (db: Queryable, department: Department): SQL | undefined =>
  or(
    and(ne(users.role, 'member'), eq(users.department, department)),
    exists(
      db
        .select({ id: ministryMembers.id })
        .from(ministryMembers)
        .innerJoin(ministries, eq(ministries.id, ministryMembers.ministryId))
        .where(and(eq(ministryMembers.userId, users.id), eq(ministries.department, department))),
    ),
  );

type Filters = Pick<EndpointQuery<'members.list'>, 'status' | 'has_account'>;

export const filterMembers = ({ status, has_account: hasAccount }: Filters): SQL | undefined =>
  and(
    status && eq(users.membershipStatus, status),
    hasAccount && (hasAccount === 'true' ? isNotNull : isNull)(users.passwordHash),
  );

export async function listMembers(
  db: Queryable,
  query: EndpointQuery<'members.list'>,
  whose: 'all' | Department,
): Promise<ListedRows<MemberRow>> {
  const listed = await listIds(db, {
    table: users,
    where: and(filterMembers(query), whose === 'all' ? undefined : isOfDepartment(db, whose)),
    sorts: SORTS,
    defaultSort: 'name',
    request: query,
  });
  return readRows(listed, (ids) => readMembers(db, ids));
}

export const findMember = async (db: Queryable, id: number): Promise<MemberRow | undefined> =>
  (await readMembers(db, [id]))[0];

export async function lockMember(tx: Queryable, id: number): Promise<MemberRow | undefined> {
  const rows = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return (await addMinistries(tx, rows))[0];
}

const TAKEN = 'Somebody in the register has this email address already.';

function refuseTakenEmail(error: unknown): never {
  if (!isUniqueViolation(error, 'users_email_unique')) throw error;
  throw problem('conflict', TAKEN, { email: [TAKEN] });
}

export async function insertMember(tx: Queryable, values: MemberValues): Promise<MemberRow | undefined> {
  const rows = await tx.insert(users).values(values).returning().catch(refuseTakenEmail);
  return (await addMinistries(tx, rows))[0];
}

export async function updateMember(
  tx: Queryable,
  id: number,
  values: Partial<MemberValues>,
): Promise<MemberRow | undefined> {
  const rows = await tx
    .update(users)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(users.id, id))
    .returning()
    .catch(refuseTakenEmail);
  return (await addMinistries(tx, rows))[0];
}

export async function deleteMember(tx: Queryable, id: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}
