import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database-handle';
import { leases } from '../database/schema/mail';
import { fromNow } from '../database/instants';
import { SECOND_MS } from '../time-units';

/**
 * Acquires or renews a lease. Returns false if somebody else holds it. A lease that ends later than twice its length was
 * taken while the clock was set to the future, and would stop what it is for until then.
 */
export async function acquireLease(
  db: Queryable,
  {
    name,
    holder,
    forSeconds,
  }: { readonly name: string; readonly holder: string; readonly forSeconds: number },
): Promise<boolean> {
  const expiresAt = fromNow(forSeconds * SECOND_MS);
  const latestEnd = fromNow(2 * forSeconds * SECOND_MS);
  const rows = await db
    .insert(leases)
    .values({ name, holder, expires_at: expiresAt })
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder, expires_at: expiresAt },
      setWhere: or(
        eq(leases.holder, holder),
        lt(leases.expires_at, sql`now()`),
        gt(leases.expires_at, latestEnd),
      ),
    })
    .returning({ name: leases.name });
  return rows.length > 0;
}

export async function releaseLease(db: Queryable, name: string, holder: string): Promise<void> {
  await db.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)));
}

/** Returns when each of these leases expires, whoever holds it. */
export async function readLeaseEnds(db: Queryable, names: string[]): Promise<ReadonlyMap<string, Date>> {
  if (names.length === 0) return new Map();
  const rows = await db.select().from(leases).where(inArray(leases.name, names));
  return new Map(rows.map(({ name, expires_at: expiresAt }) => [name, expiresAt]));
}
