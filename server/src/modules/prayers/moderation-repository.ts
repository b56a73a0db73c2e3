import { eq, inArray } from 'drizzle-orm';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Queryable } from '../../database/database-handle';
import { users } from '../../database/schema/auth';
import { prayerRequests } from '../../database/schema/prayers';
import type { Sorts } from '../../lists/listed-page';
import { PRAYER_FIELDS, type PrayerRow } from './repository';
import { listIds, readRows, type ListedRows } from '../../lists/list-rows';

const SORTS: Sorts<'queue' | 'created_at'> = {
  queue: [{ column: prayerRequests.is_urgent, isDescending: true }, { column: prayerRequests.created_at }],
  created_at: [{ column: prayerRequests.created_at }],
};

/** Is a request with the name of the person who approved it. */
export interface ModeratedRow extends PrayerRow {
  readonly approver: string | null;
}

const selectModerated = (db: Queryable) =>
  db
    .select({ prayer: PRAYER_FIELDS, first_name: users.first_name, last_name: users.last_name })
    .from(prayerRequests)
    .leftJoin(users, eq(users.id, prayerRequests.approved_by))
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectModerated>>[number];

const toModerated = ({ prayer, first_name: firstName, last_name: lastName }: Selected): ModeratedRow => ({
  ...prayer,
  approver: firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim(),
});

/** Lists one page of requests for moderators. */
export async function listModerated(
  db: Queryable,
  { status, ...request }: EndpointQuery<'prayers.listModerated'>,
): Promise<ListedRows<ModeratedRow>> {
  const listed = await listIds(db, {
    table: prayerRequests,
    filter: status === 'all' ? undefined : eq(prayerRequests.status, status),
    sorts: SORTS,
    // Only the pending requests have an index for the order of the queue.
    defaultSort: status === 'pending' ? 'queue' : '-created_at',
    request,
  });
  return readRows(listed, async (ids) =>
    (await selectModerated(db).where(inArray(prayerRequests.id, ids))).map(toModerated),
  );
}

export async function lockPrayer(tx: Queryable, id: number): Promise<ModeratedRow | undefined> {
  const [locked] = await tx
    .select({ id: prayerRequests.id })
    .from(prayerRequests)
    .where(eq(prayerRequests.id, id))
    .for('update');
  return locked && findModerated(tx, id);
}

export async function findModerated(db: Queryable, id: number): Promise<ModeratedRow | undefined> {
  const [row] = await selectModerated(db).where(eq(prayerRequests.id, id));
  return row && toModerated(row);
}

type Decision = Partial<
  Pick<PrayerRow, 'status' | 'is_featured' | 'approved_by' | 'approved_at' | 'rejected_reason'>
>;

export async function decidePrayer(
  tx: Queryable,
  id: number,
  decision: Decision,
): Promise<ModeratedRow | undefined> {
  await tx.update(prayerRequests).set(decision).where(eq(prayerRequests.id, id));
  return findModerated(tx, id);
}

export async function deletePrayer(tx: Queryable, id: number): Promise<void> {
  await tx.delete(prayerRequests).where(eq(prayerRequests.id, id));
}
