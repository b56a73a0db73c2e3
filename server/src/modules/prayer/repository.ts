import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { prayerMarks, prayerRequests } from '../../database/schema/prayers';
import type { Person } from '../visitor-device';

export type PrayerRow = typeof prayerRequests.$inferSelect;
export type WallRow = PrayerRow & { prayedCount: number };
export type PrayerValues = Pick<
  typeof prayerRequests.$inferInsert,
  | 'title'
  | 'description'
  | 'category'
  | 'prayerType'
  | 'requesterName'
  | 'isUrgent'
  | 'isPublic'
  | 'isAnonymous'
  | 'userId'
>;

const onWall = and(eq(prayerRequests.status, 'approved'), eq(prayerRequests.isPublic, true));

/** One page of the wall, the newest first, and how many there are in all. */
export async function listWall(db: Queryable, page: number, limit: number) {
  const marks = db
    .select({ prayerId: prayerMarks.prayerId, prayed: count().as('prayed') })
    .from(prayerMarks)
    .groupBy(prayerMarks.prayerId)
    .as('marks');
  const rows: WallRow[] = await db
    .select({
      ...getTableColumns(prayerRequests),
      prayedCount: sql<number>`coalesce(${marks.prayed}, 0)::integer`,
    })
    .from(prayerRequests)
    .leftJoin(marks, eq(marks.prayerId, prayerRequests.id))
    .where(onWall)
    .orderBy(desc(prayerRequests.isFeatured), desc(prayerRequests.createdAt), desc(prayerRequests.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(prayerRequests, onWall) };
}

/** Stores a request as pending: nothing is public before somebody has read it. */
export async function insertPrayer(db: Queryable, values: PrayerValues) {
  const [row] = await db
    .insert(prayerRequests)
    .values({ ...values, status: 'pending' })
    .returning({ id: prayerRequests.id });
  if (!row) throw new Error('The prayer request was not stored.');
  return row.id;
}

export async function findPrayer(db: Queryable, id: number): Promise<PrayerRow | undefined> {
  const [row] = await db.select().from(prayerRequests).where(eq(prayerRequests.id, id));
  return row;
}

/** Counts a person's prayer once, however often they ask. The answer is the new count. */
export async function markPrayed(db: Queryable, prayerId: number, person: Person): Promise<number> {
  await db
    .insert(prayerMarks)
    .values({ prayerId, ...person })
    .onConflictDoNothing();
  return db.$count(prayerMarks, eq(prayerMarks.prayerId, prayerId));
}
