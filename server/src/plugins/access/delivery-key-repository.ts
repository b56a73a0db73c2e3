import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { deliveryKeys } from '../../database/schema/remotes';
import { hashToken } from './token';

/** The time of the last use is written at most once in this many minutes. */
const USE_NOTED_EVERY_MINUTES = 5;

/** Returns the key of a token unless it has expired or was revoked, and records its use. */
export async function findUsableKey(
  db: Queryable,
  token: string,
): Promise<typeof deliveryKeys.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(deliveryKeys)
    .where(
      and(
        eq(deliveryKeys.token_hash, hashToken(token)),
        isNull(deliveryKeys.revoked_at),
        gt(deliveryKeys.expires_at, sql`now()`),
      ),
    );
  if (!row) return undefined;
  await db
    .update(deliveryKeys)
    .set({ last_used_at: sql`now()` })
    .where(
      and(
        eq(deliveryKeys.id, row.id),
        sql`coalesce(${deliveryKeys.last_used_at}, '-infinity') < now() - make_interval(mins => ${USE_NOTED_EVERY_MINUTES})`,
      ),
    );
  return row;
}
