import { and, asc, sql } from 'drizzle-orm';
import { MEMBER_COLUMNS } from '@narthex/shared-contracts/schemas/member-import';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Queryable } from '../../database/database-handle';
import { users } from '../../database/schema/auth';
import { searchCondition } from '../../lists/search-condition';
import { filterMembers, readMembers, type MemberRow } from './repository';

/** Contains the columns that an import reads, and others that people find useful. */
export const MEMBER_CSV_COLUMNS = {
  ...MEMBER_COLUMNS,
  role: 'Role',
  ministries: 'Ministries',
  account: 'Account',
} as const;

type MemberCells = Readonly<Record<keyof typeof MEMBER_CSV_COLUMNS, string>>;

const BATCH_ROWS = 500;

const toCells = (row: MemberRow): MemberCells => ({
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email ?? '',
  phone: row.phone ?? '',
  date_of_birth: row.date_of_birth ?? '',
  address: row.address ?? '',
  membership_date: row.membership_date ?? '',
  status: row.membership_status,
  role: row.role,
  ministries: row.ministries
    .filter(({ status }) => status === 'joined')
    .map(({ name, role }) => (role === 'Member' ? name : `${name} (${role})`))
    .join('; '),
  account: row.password_hash === null ? 'no' : 'yes',
});

/** Reads all matching members by name, in batches, so that the whole register is never in memory. */
export async function* readAllMembers(
  db: Queryable,
  { search, ...filters }: EndpointQuery<'members.export'>,
): AsyncGenerator<MemberCells> {
  const { sort_name: sortName, id } = users;
  let last: MemberRow | undefined;
  do {
    const place = last && sql`(${sortName}, ${id}) > (${last.sort_name}, ${last.id})`;
    const batch = await db
      .select({ id })
      .from(users)
      .where(and(filterMembers(filters), searchCondition(users.search_text, search), place))
      .orderBy(asc(sortName), asc(id))
      .limit(BATCH_ROWS);
    const rows = await readMembers(
      db,
      batch.map((row) => row.id),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    const ordered = batch.flatMap((row) => byId.get(row.id) ?? []);
    yield* ordered.map(toCells);
    last = batch.length === BATCH_ROWS ? ordered.at(-1) : undefined;
  } while (last);
}
