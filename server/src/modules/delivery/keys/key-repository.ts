import { and, eq, isNull, sql } from 'drizzle-orm';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { DeliveryKey } from '@narthex/shared-contracts/schemas/delivery-keys';
import type { Queryable } from '../../../database/database-handle';
import { deliveryKeys } from '../../../database/schema/remotes';
import { listRows, type ListedRows } from '../../../lists/list-rows';

export type KeyRow = typeof deliveryKeys.$inferSelect;

export async function listKeys(
  db: Queryable,
  query: EndpointQuery<'deliveryKeys.list'>,
): Promise<ListedRows<KeyRow>> {
  return listRows(db, {
    table: deliveryKeys,
    sorts: { created_at: [{ column: deliveryKeys.created_at }] },
    defaultSort: '-created_at',
    request: query,
  });
}

export async function addKey(
  db: Queryable,
  row: Omit<typeof deliveryKeys.$inferInsert, 'id' | 'created_at'>,
): Promise<KeyRow> {
  const [added] = await db.insert(deliveryKeys).values(row).returning();
  if (!added) throw new Error('A key was not stored');
  return added;
}

/** Finds the key that a version was published with, even if it was revoked. */
export async function findKey(db: Queryable, id: number): Promise<KeyRow | undefined> {
  const [row] = await db.select().from(deliveryKeys).where(eq(deliveryKeys.id, id));
  return row;
}

/** Revokes a key. Returns undefined if there is no key in use with this id. */
export async function revokeKey(db: Queryable, id: number): Promise<KeyRow | undefined> {
  const [row] = await db
    .update(deliveryKeys)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(deliveryKeys.id, id), isNull(deliveryKeys.revoked_at)))
    .returning();
  return row;
}

export const presentKey = (row: KeyRow): DeliveryKey => ({
  id: row.id,
  name: row.name,
  remote: row.remote,
  can_release: row.can_release,
  issued_by: row.issued_by_label,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  revoked_at: row.revoked_at?.toISOString() ?? null,
});
