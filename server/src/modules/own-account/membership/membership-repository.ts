import { and, asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../database/database-handle';
import { ministries, ministryMembers } from '../../../database/schema/ministries';

const ownMinistry = {
  id: ministries.id,
  name: ministries.name,
  role: ministryMembers.role,
  status: ministryMembers.status,
  meetingTime: ministries.meeting_time,
  location: ministries.location,
  translations: ministries.translations,
};

const selectOwn = (db: Queryable) =>
  db
    .select(ownMinistry)
    .from(ministryMembers)
    .innerJoin(ministries, eq(ministries.id, ministryMembers.ministry_id));

export type OwnMinistryRow = Awaited<ReturnType<typeof selectOwn>>[number];

/** Lists a person's memberships, including requests and invitations. */
export async function listMemberships(db: Queryable, userId: number): Promise<readonly OwnMinistryRow[]> {
  return selectOwn(db)
    .where(eq(ministryMembers.user_id, userId))
    .orderBy(asc(ministries.name), asc(ministries.id));
}

export async function findMembership(db: Queryable, userId: number, ministryId: number) {
  const [row] = await selectOwn(db).where(
    and(eq(ministryMembers.user_id, userId), eq(ministryMembers.ministry_id, ministryId)),
  );
  return row;
}

/** Finds a ministry that accepts members. */
export async function findOpenMinistry(db: Queryable, id: number) {
  const [row] = await db
    .select({ name: ministries.name, department: ministries.department })
    .from(ministries)
    .where(and(eq(ministries.id, id), eq(ministries.is_active, true)));
  return row;
}

/**
 * Stores a request to join, or accepts an invitation, and returns the id of the membership. It is undefined if the person
 * has already asked or belongs to the ministry.
 */
export async function insertRequest(
  tx: Transaction,
  userId: number,
  ministryId: number,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(ministryMembers)
    .values({ user_id: userId, ministry_id: ministryId, status: 'asked' })
    .onConflictDoUpdate({
      target: [ministryMembers.ministry_id, ministryMembers.user_id],
      set: { status: 'joined' },
      setWhere: eq(ministryMembers.status, 'invited'),
    })
    .returning({ id: ministryMembers.id });
  return row?.id;
}

/** Deletes a person's membership or request. Returns false if there was none. */
export async function deleteMembership(
  tx: Transaction,
  userId: number,
  ministryId: number,
): Promise<boolean> {
  const rows = await tx
    .delete(ministryMembers)
    .where(and(eq(ministryMembers.user_id, userId), eq(ministryMembers.ministry_id, ministryId)))
    .returning({ id: ministryMembers.id });
  return rows.length > 0;
}
