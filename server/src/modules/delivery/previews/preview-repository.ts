import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { RemotePreview } from '@narthex/shared-contracts/schemas/previews';
import type { Queryable } from '../../../database/database-handle';
import { remotePreviews } from '../../../database/schema/remotes';

export type PreviewRow = typeof remotePreviews.$inferSelect;

const isValid = and(isNull(remotePreviews.revoked_at), gt(remotePreviews.expires_at, sql`now()`));

export async function addPreview(
  db: Queryable,
  row: Omit<typeof remotePreviews.$inferInsert, 'id' | 'created_at'>,
): Promise<PreviewRow> {
  const [added] = await db.insert(remotePreviews).values(row).returning();
  if (!added) throw new Error('A preview was not stored');
  return added;
}

/** Returns a preview unless it has ended or was revoked. */
export async function findValidPreview(db: Queryable, id: number): Promise<PreviewRow | undefined> {
  const [row] = await db
    .select()
    .from(remotePreviews)
    .where(and(eq(remotePreviews.id, id), isValid));
  return row;
}

/** Lists the previews of a remote that can still be opened, the newest first. */
export const listValidPreviews = (db: Queryable, remote: string): Promise<PreviewRow[]> =>
  db
    .select()
    .from(remotePreviews)
    .where(and(eq(remotePreviews.remote, remote), isValid))
    .orderBy(desc(remotePreviews.created_at), desc(remotePreviews.id));

/** Revokes a preview. Returns undefined if none that can be opened has this id. */
export async function revokePreview(db: Queryable, id: number): Promise<PreviewRow | undefined> {
  const [row] = await db
    .update(remotePreviews)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(remotePreviews.id, id), isValid))
    .returning();
  return row;
}

/** Revokes every preview that can be opened. @returns Their number. */
export async function revokeAllPreviews(db: Queryable): Promise<number> {
  const revoked = await db
    .update(remotePreviews)
    .set({ revoked_at: sql`now()` })
    .where(isValid)
    .returning({ id: remotePreviews.id });
  return revoked.length;
}

export const presentPreview = (row: PreviewRow): RemotePreview => ({
  id: row.id,
  version: row.version,
  roles: [...row.roles],
  created_by: row.created_by,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});
