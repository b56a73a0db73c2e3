import { and, asc, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { ROLES, type Department } from '@narthex/shared-contracts';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import { t } from '@narthex/shared-contracts/translate';
import { isUniqueViolation } from '../../database/database-errors';
import type { Queryable } from '../../database/database-handle';
import { pickColumns } from '../../writes/rows/pick-columns';
import { ministries, ministryMembers } from '../../database/schema/ministries';
import { users } from '../../database/schema/auth';
import { dropFilesOf } from '../../media/file-lifetime-repository';
import type { ListOptions, Sorts } from '../../lists/listed-page';
import { problem } from '../../problem-error';
import { listRows, type ListedRows } from '../../lists/list-rows';
import { countByMonth, readFigures } from '../dashboard/stored-figures-repository';
import type { MemberFigures } from '@narthex/shared-contracts/schemas/members';
import { readTimeZone } from '../../site/site-repository';

export const pickMemberColumns = <Input extends object>(input: Input) => pickColumns(users, input);

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
  name: [{ column: users.sort_name }],
  created_at: [{ column: users.created_at }],
};

async function addMinistries(
  db: Queryable,
  rows: readonly (typeof users.$inferSelect)[],
): Promise<MemberRow[]> {
  if (rows.length === 0) return [];
  const places = await db
    .select({
      user_id: ministryMembers.user_id,
      id: ministries.id,
      name: ministries.name,
      department: ministries.department,
      role: ministryMembers.role,
      status: ministryMembers.status,
    })
    .from(ministryMembers)
    .innerJoin(ministries, eq(ministries.id, ministryMembers.ministry_id))
    .where(
      inArray(
        ministryMembers.user_id,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(ministries.name), asc(ministries.id));
  return rows.map((row) => ({
    ...row,
    ministries: places.filter(({ user_id: userId }) => userId === row.id),
  }));
}

export const readMembers = async (db: Queryable, ids: readonly number[]): Promise<MemberRow[]> =>
  addMinistries(
    db,
    await db
      .select()
      .from(users)
      .where(inArray(users.id, [...ids])),
  );

const LEADING_ROLES = ROLES.filter((role) => role !== 'member');

/**
 * Matches people who lead in a department, joined one of its ministries or asked to join: usually few of all members.
 */
function isOfDepartment(department: Department): ListOptions<string>['narrowTo'] {
  const isOfDepartment = eq(ministries.department, department);
  // An invited person doesn't belong to the department before they accept.
  const isTheirs = ne(ministryMembers.status, 'invited');
  const leads = and(inArray(users.role, LEADING_ROLES), eq(users.department, department));
  return {
    ids: sql`
      select ${ministryMembers.user_id} from ${ministries}
      join ${ministryMembers} on ${eq(ministryMembers.ministry_id, ministries.id)}
      where ${and(isOfDepartment, isTheirs)}
      union select ${users.id} from ${users} where ${leads}`,
    // `offset 0` makes the database evaluate the condition for each person it finds, instead of for everybody first.
    condition: sql`(${leads} or exists (
      select 1 from ${ministryMembers} where ${and(eq(ministryMembers.user_id, users.id), isTheirs)}
        and ${ministryMembers.ministry_id} = any(array(select ${ministries.id} from ${ministries} where ${isOfDepartment}))
      offset 0))`,
  };
}

type Filters = Pick<EndpointQuery<'members.list'>, 'status' | 'has_account'>;

export const filterMembers = ({ status, has_account: hasAccount }: Filters): SQL | undefined =>
  and(
    status && eq(users.membership_status, status),
    hasAccount && (hasAccount === 'true' ? isNotNull : isNull)(users.password_hash),
  );

export async function listMembers(
  db: Queryable,
  query: EndpointQuery<'members.list'>,
  whose: 'all' | Department,
): Promise<ListedRows<MemberRow>> {
  const { rows, meta } = await listRows(db, {
    table: users,
    filter: filterMembers(query),
    narrowTo: whose === 'all' ? undefined : isOfDepartment(whose),
    sorts: SORTS,
    defaultSort: 'name',
    request: query,
  });
  return { rows: await addMinistries(db, rows), meta };
}

export const findMember = async (db: Queryable, id: number): Promise<MemberRow | undefined> =>
  (await readMembers(db, [id]))[0];

export async function lockMember(tx: Queryable, id: number): Promise<MemberRow | undefined> {
  const rows = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return (await addMinistries(tx, rows))[0];
}

const TAKEN = t('Somebody in the register has this email address already.');

function refuseEmailInUse(error: unknown): never {
  if (!isUniqueViolation(error, 'users_email_unique')) throw error;
  throw problem('conflict', TAKEN, { email: [TAKEN] });
}

export async function insertMember(tx: Queryable, values: MemberValues): Promise<MemberRow | undefined> {
  const rows = await tx.insert(users).values(values).returning().catch(refuseEmailInUse);
  return (await addMinistries(tx, rows))[0];
}

export async function updateMember(
  tx: Queryable,
  id: number,
  values: Partial<MemberValues>,
): Promise<MemberRow | undefined> {
  const rows = await tx
    .update(users)
    .set({ ...values, updated_at: sql`now()` })
    .where(eq(users.id, id))
    .returning()
    .catch(refuseEmailInUse);
  return (await addMinistries(tx, rows))[0];
}

export async function deleteMember(tx: Queryable, id: number): Promise<void> {
  await dropFilesOf(tx, id);
  await tx.delete(users).where(eq(users.id, id));
}

/** Reads the number of members and the new ones of each month from stored counters. */
export async function readMemberFigures(db: Queryable): Promise<MemberFigures> {
  const { members: active, inactive_members: inactive } = await readFigures(db, [
    'members',
    'inactive_members',
  ]);
  const months = await countByMonth(db, await readTimeZone(db));
  return {
    active,
    inactive,
    new_by_month: months.map(({ month, members: count }) => ({ month, count })),
  };
}
