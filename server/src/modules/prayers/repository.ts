import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { PRAYER_PAGE_SIZE } from '@narthex/shared-contracts';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Queryable, Transaction } from '../../database/database-handle';
import { prayerMarks, prayerRequests } from '../../database/schema/prayers';
import type { ListOptions, Sorts } from '../../lists/listed-page';
import type { Person } from '../../requests/visitor-device';
import { findRepeated } from '../../writes/rows/repetition-repository';
import { listJoinedRows, type ListedRows } from '../../lists/list-rows';

/** A request, with how many people prayed for it. */
export type PrayerRow = typeof prayerRequests.$inferSelect & { prayed_count: number };
export type PrayerValues = Pick<
  typeof prayerRequests.$inferInsert,
  | 'title'
  | 'description'
  | 'category'
  | 'prayer_type'
  | 'requester_name'
  | 'is_urgent'
  | 'is_public'
  | 'is_anonymous'
  | 'user_id'
>;

/** Names are written out, since the query builder leaves the table away in a selection from one table. */
export const PRAYER_FIELDS = {
  ...getTableColumns(prayerRequests),
  prayed_count: sql<number>`(select count(*)::integer from ${prayerMarks}
    where prayer_marks.prayer_id = prayer_requests.id)`,
};

const onWall = and(eq(prayerRequests.status, 'approved'), sql`${prayerRequests.is_public}`);

const SORTS: Sorts<'wall' | 'created_at'> = {
  wall: [{ column: prayerRequests.is_featured }, { column: prayerRequests.created_at }],
  created_at: [{ column: prayerRequests.created_at }],
};

/** Lists one page of the wall: featured requests first, then the newest. */
export async function listWall(
  db: Queryable,
  query: EndpointQuery<'prayers.listPublic'>,
): Promise<ListedRows<PrayerRow>> {
  const options: ListOptions<keyof typeof SORTS> = {
    table: prayerRequests,
    where: onWall,
    sorts: SORTS,
    defaultSort: '-wall',
    request: query,
    perPage: PRAYER_PAGE_SIZE,
  };
  return listJoinedRows(db, options, ({ source, isListed, fields }) =>
    db
      .select({ ...PRAYER_FIELDS, ...fields })
      .from(prayerRequests)
      .innerJoin(source, isListed),
  );
}

/**
 * Stores a request as pending, because nothing becomes public before a moderator has read it. One that is sent again
 * is stored once.
 */
export async function insertPrayer(tx: Transaction, values: PrayerValues): Promise<number> {
  const isPending = eq(prayerRequests.status, 'pending');
  const repeated = await findRepeated(tx, prayerRequests, values, isPending);
  if (repeated !== undefined) return repeated;
  const [row] = await tx
    .insert(prayerRequests)
    .values({ ...values, status: 'pending' })
    .returning({ id: prayerRequests.id });
  if (!row) throw new Error('The prayer request was not stored.');
  return row.id;
}

export async function findPrayer(db: Queryable, id: number): Promise<PrayerRow | undefined> {
  const [row] = await db.select(PRAYER_FIELDS).from(prayerRequests).where(eq(prayerRequests.id, id));
  return row;
}

/** Counts a person's prayer only once, and returns the number of prayers. */
export async function markPrayed(tx: Transaction, prayerId: number, person: Person): Promise<number> {
  await tx
    .insert(prayerMarks)
    .values({ prayer_id: prayerId, ...person })
    .onConflictDoNothing();
  return tx.$count(prayerMarks, eq(prayerMarks.prayer_id, prayerId));
}
