import { and, eq, inArray, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type { Department } from '@narthex/shared-contracts';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Translations } from '@narthex/shared-contracts/schemas/translations';
import type { Queryable } from '../../../database/database-handle';
import { ministries, ministryMembers } from '../../../database/schema/ministries';
import { users } from '../../../database/schema/auth';
import type { Sorts } from '../../../lists/listed-page';
import { searchCondition } from '../../../lists/search-condition';
import { listIds, readRows, type ListedRows } from '../../../lists/list-rows';
import { CANDIDATE_ROWS } from '../../../lists/row-limits';

type Place = typeof ministryMembers.$inferSelect;

/**
 * Is a person's membership in a ministry. It has no version, because a role is too short for two people to edit it
 * together.
 */
export interface MinistryMemberRow extends Place {
  readonly version: number;
  readonly ministryName: string;
  readonly ministryTranslations: Translations;
  readonly department: Department | null;
  readonly person: Pick<
    typeof users.$inferSelect,
    | 'first_name'
    | 'last_name'
    | 'email'
    | 'email_confirmed_at'
    | 'phone'
    | 'photo_url'
    | 'password_hash'
    | 'invited_at'
    | 'language'
  >;
}

/** Ids grow with time. */
const SORTS: Sorts<'created_at'> = { created_at: [{ column: ministryMembers.id }] };

const readPlaces = async (db: Queryable, ids: readonly number[]): Promise<MinistryMemberRow[]> => {
  const rows = await db
    .select({
      place: ministryMembers,
      ministryName: ministries.name,
      ministryTranslations: ministries.translations,
      department: ministries.department,
      person: {
        first_name: users.first_name,
        last_name: users.last_name,
        email: users.email,
        email_confirmed_at: users.email_confirmed_at,
        phone: users.phone,
        photo_url: users.photo_url,
        password_hash: users.password_hash,
        invited_at: users.invited_at,
        language: users.language,
      },
    })
    .from(ministryMembers)
    .innerJoin(ministries, eq(ministries.id, ministryMembers.ministry_id))
    .innerJoin(users, eq(users.id, ministryMembers.user_id))
    .where(inArray(ministryMembers.id, [...ids]));
  return rows.map(({ place, ...rest }) => ({ ...place, ...rest, version: 1 }));
};

const NAME = sql`fold_text(' ' || ${users.first_name} || ' ' || ${users.last_name})`;

/** The first condition uses the index of names and addresses; the second excludes people found by their address. */
const isNamed = (search: string) =>
  and(searchCondition(users.search_text, search), searchCondition(NAME, search));

/**
 * Matches people by name or address. Invited people are found only by name, because repeated searches could reveal the
 * address letter by letter.
 */
function isFoundBy(db: Queryable, search: string): SQL | undefined {
  const isOneOf = (found: SQL | undefined) =>
    found && inArray(ministryMembers.user_id, db.select({ id: users.id }).from(users).where(found));
  const isInvited = eq(ministryMembers.status, 'invited');
  const found = isOneOf(searchCondition(users.search_text, search));
  return found && or(and(not(isInvited), found), and(isInvited, isOneOf(isNamed(search))));
}

/** The ids are read first, so that the database can estimate how many people belong to the ministries. */
async function listMinistryIds(db: Queryable, department: Department): Promise<number[]> {
  const rows = await db
    .select({ id: ministries.id })
    .from(ministries)
    .where(eq(ministries.department, department));
  return rows.map(({ id }) => id);
}

export async function listMinistryMembers(
  db: Queryable,
  { search, ...query }: EndpointQuery<'ministryMembers.list'>,
  department: Department | undefined,
): Promise<ListedRows<MinistryMemberRow>> {
  const itsMinistries = department && (await listMinistryIds(db, department));
  const listed = await listIds(db, {
    table: ministryMembers,
    filter: and(
      itsMinistries && sql`${ministryMembers.ministry_id} = any(${sql.param(itsMinistries)})`,
      query.ministry === undefined ? undefined : eq(ministryMembers.ministry_id, query.ministry),
      query.status && eq(ministryMembers.status, query.status),
      isFoundBy(db, search),
    ),
    sorts: SORTS,
    defaultSort: '-created_at',
    request: query,
  });
  return readRows(listed, (ids) => readPlaces(db, ids));
}

export const findMinistryMember = async (db: Queryable, id: number): Promise<MinistryMemberRow | undefined> =>
  (await readPlaces(db, [id]))[0];

export async function lockMinistryMember(tx: Queryable, id: number): Promise<MinistryMemberRow | undefined> {
  await tx
    .select({ id: ministryMembers.id })
    .from(ministryMembers)
    .where(eq(ministryMembers.id, id))
    .for('update');
  return findMinistryMember(tx, id);
}

export async function updateMinistryMember(
  tx: Queryable,
  id: number,
  values: Partial<Pick<Place, 'role' | 'status'>>,
): Promise<MinistryMemberRow | undefined> {
  await tx.update(ministryMembers).set(values).where(eq(ministryMembers.id, id));
  return findMinistryMember(tx, id);
}

/**
 * Adds or invites a person, and accepts one who has asked. Returns undefined if they already belong to the ministry or
 * have already been invited.
 */
export async function addMinistryMember(
  tx: Queryable,
  {
    ministry_id: ministryId,
    user_id: userId,
    role,
    status,
  }: Pick<Place, 'ministry_id' | 'user_id' | 'role' | 'status'>,
): Promise<MinistryMemberRow | undefined> {
  const isWaiting = status === 'joined' ? ne(ministryMembers.status, 'joined') : undefined;
  const [row] = await tx
    .insert(ministryMembers)
    .values({ ministry_id: ministryId, user_id: userId, role, status })
    .onConflictDoUpdate({
      target: [ministryMembers.ministry_id, ministryMembers.user_id],
      set: { role, status: 'joined' },
      setWhere: isWaiting ?? eq(ministryMembers.status, 'asked'),
    })
    .returning({ id: ministryMembers.id });
  return row && findMinistryMember(tx, row.id);
}

/** Finds a person's membership in a ministry. */
export async function findPlace(
  db: Queryable,
  ministryId: number,
  userId: number,
): Promise<Place | undefined> {
  const [row] = await db
    .select()
    .from(ministryMembers)
    .where(and(eq(ministryMembers.ministry_id, ministryId), eq(ministryMembers.user_id, userId)));
  return row;
}

export async function deleteMinistryMember(tx: Queryable, id: number): Promise<void> {
  await tx.delete(ministryMembers).where(eq(ministryMembers.id, id));
}

export async function findMinistry(db: Queryable, id: number) {
  const [row] = await db.select().from(ministries).where(eq(ministries.id, id));
  return row;
}

export const isInRegister = async (db: Queryable, userId: number): Promise<boolean> =>
  (await db.$count(users, eq(users.id, userId))) > 0;

/**
 * Finds a few people of the register by name. The address isn't searched, because repeated searches could reveal it
 * letter by letter.
 */
export async function findCandidates(db: Queryable, search: string) {
  const listed = await listIds(db, {
    table: users,
    where: and(eq(users.membership_status, 'active'), isNamed(search)),
    sorts: { name: [{ column: users.sort_name }] },
    defaultSort: 'name',
    request: { search },
    perPage: CANDIDATE_ROWS,
  });
  const { rows } = await readRows(listed, (ids) =>
    db
      .select({ id: users.id, first_name: users.first_name, last_name: users.last_name, email: users.email })
      .from(users)
      .where(inArray(users.id, ids)),
  );
  return rows;
}
