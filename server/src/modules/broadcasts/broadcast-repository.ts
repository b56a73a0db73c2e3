import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Department } from '@narthex/shared-contracts';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Queryable, Transaction } from '../../database/database-handle';
import { broadcasts } from '../../database/schema/mail';
import type { Sorts } from '../../lists/listed-page';
import { listRows, type ListedRows } from '../../lists/list-rows';

export type BroadcastRow = typeof broadcasts.$inferSelect;
export type BroadcastValues = Pick<BroadcastRow, 'subject' | 'body' | 'audience' | 'interest' | 'department'>;

const SORTS: Sorts<'created_at'> = { created_at: [{ column: broadcasts.created_at }] };

export async function listBroadcasts(
  db: Queryable,
  query: EndpointQuery<'broadcasts.list'>,
  managed: 'all' | 'none' | Department,
): Promise<ListedRows<BroadcastRow>> {
  return listRows(db, {
    table: broadcasts,
    filter: and(
      managed === 'all' ? undefined : managed === 'none' ? sql`false` : eq(broadcasts.department, managed),
      query.status && eq(broadcasts.status, query.status),
      query.audience && eq(broadcasts.audience, query.audience),
    ),
    sorts: SORTS,
    defaultSort: '-created_at',
    request: query,
  });
}

export async function findBroadcast(db: Queryable, id: number): Promise<BroadcastRow | undefined> {
  const [row] = await db.select().from(broadcasts).where(eq(broadcasts.id, id));
  return row;
}

export async function lockBroadcast(tx: Queryable, id: number): Promise<BroadcastRow | undefined> {
  const [row] = await tx.select().from(broadcasts).where(eq(broadcasts.id, id)).for('update');
  return row;
}

export async function insertBroadcast(
  tx: Queryable,
  values: BroadcastValues & Pick<BroadcastRow, 'author_id' | 'author_label'>,
): Promise<BroadcastRow> {
  const [row] = await tx.insert(broadcasts).values(values).returning();
  if (!row) throw new Error('The broadcast was not stored.');
  return row;
}

export async function updateBroadcast(
  tx: Queryable,
  id: number,
  values: Partial<BroadcastValues & Pick<BroadcastRow, 'status' | 'send_at' | 'sent_at' | 'recipients'>>,
): Promise<BroadcastRow | undefined> {
  const [row] = await tx.update(broadcasts).set(values).where(eq(broadcasts.id, id)).returning();
  return row;
}

export async function deleteBroadcast(tx: Queryable, id: number): Promise<void> {
  await tx.delete(broadcasts).where(eq(broadcasts.id, id));
}

/** Locks the next due broadcast; parallel processes get different ones. */
export async function lockDueBroadcast(tx: Transaction): Promise<BroadcastRow | undefined> {
  const [row] = await tx
    .select()
    .from(broadcasts)
    .where(and(eq(broadcasts.status, 'scheduled'), lte(broadcasts.send_at, sql`now()`)))
    .orderBy(asc(broadcasts.send_at))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}
