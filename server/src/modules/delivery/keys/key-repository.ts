import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { DeliveryKey } from '@narthex/shared-contracts/schemas/delivery-keys';
import type { Queryable } from '../../../database/database-handle';
import { deliveryKeys } from '../../../database/schema/system/remotes';
import { listIds } from '../../../lists/list-ids';
import { readRows, type ListedRows } from '../../../lists/list-rows';

export type KeyRow = typeof deliveryKeys.$inferSelect;

export async function listKeys(
  db: Queryable,
  query: EndpointQuery<'deliveryKeys.list'>,
): Promise<ListedRows<KeyRow>> {
  const listed = await listIds(db, {
    table: deliveryKeys,
    sorts: { created_at: [{ column: deliveryKeys.createdAt }] },
    defaultSort: '-created_at',
    request: query,
  });
  return readRows(listed, (ids) =>
    db.select().from(deliveryKeys).where(inArray(deliveryKeys.id, ids)).orderBy(desc(deliveryKeys.id)),
  );
}

export async function addKey(
  db: Queryable,
  row: Omit<typeof deliveryKeys.$inferInsert, 'id' | 'createdAt'>,
): Promise<KeyRow> {
  const [added] = await db.insert(deliveryKeys).values(row).returning();
  if (!added) throw new Error('A key was not stored');
  return added;
}

/** Ends a key. Undefined when there is none that is still in use. */
export async function revokeKey(db: Queryable, id: number): Promise<KeyRow | undefined> {
  const [row] = await db
    .update(deliveryKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(deliveryKeys.id, id), isNull(deliveryKeys.revokedAt)))
    .returning();
  return row;
}

export const presentKey = (row: KeyRow): DeliveryKey => ({
  id: row.id,
  name: row.name,
  remote: row.remote,
  can_release: row.canRelease,
  issued_by: row.issuedByLabel,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
  revoked_at: row.revokedAt?.toISOString() ?? null,
});
