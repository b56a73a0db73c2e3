import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { deliveryKeys, remoteGrants } from '../../database/schema/remotes';
import { hashToken } from './token';

/** The time of the last use is written at most once in this many minutes. */
const USE_NOTED_EVERY_MINUTES = 5;

/**
 * Returns the key of a token with the kind of its remote, unless it has expired or was revoked, and records its use.
 * The kind is null if the remote has no grant.
 */
export async function findUsableKey(db: Queryable, token: string) {
  const [found] = await db
    .select({ key: deliveryKeys, kind: remoteGrants.kind })
    .from(deliveryKeys)
    .leftJoin(remoteGrants, eq(remoteGrants.remote, deliveryKeys.remote))
    .where(
      and(
        eq(deliveryKeys.token_hash, hashToken(token)),
        isNull(deliveryKeys.revoked_at),
        gt(deliveryKeys.expires_at, sql`now()`),
      ),
    );
  if (!found) return undefined;
  await db
    .update(deliveryKeys)
    .set({ last_used_at: sql`now()` })
    .where(
      and(
        eq(deliveryKeys.id, found.key.id),
        sql`coalesce(${deliveryKeys.last_used_at}, '-infinity') < now() - make_interval(mins => ${USE_NOTED_EVERY_MINUTES})`,
      ),
    );
  return found;
}
