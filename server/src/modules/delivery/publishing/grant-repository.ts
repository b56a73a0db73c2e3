import { eq, sql } from 'drizzle-orm';
import type { Descriptor } from '@narthex/shared-contracts';
import type { Grant, GrantInput } from '@narthex/shared-contracts/schemas/grants';
import type { Queryable } from '../../../database/database-handle';
import { nextVersion } from '../../../database/schema/columns';
import { remoteGrants } from '../../../database/schema/system/remotes';
import { describeClaims } from './describe-claims';

export type GrantRow = typeof remoteGrants.$inferSelect;

const KILOBYTE = 1024;
/** What a remote may weigh that came with the site and was granted nothing else. */
const DEFAULT_BUDGET_KB = 1_000;

export async function findGrant(
  db: Queryable,
  remote: string,
  forUpdate = false,
): Promise<GrantRow | undefined> {
  const query = db.select().from(remoteGrants).where(eq(remoteGrants.remote, remote));
  const [row] = await (forUpdate ? query.for('update') : query);
  return row;
}

/** The owners of all remotes that have a grant, by remote. */
export async function listGrantedRemotes(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ remote: remoteGrants.remote, owner: remoteGrants.owner }).from(remoteGrants);
  return new Map(rows.map(({ remote, owner }) => [remote, owner]));
}

const toRow = (remote: string, input: GrantInput) => ({
  remote,
  owner: input.owner,
  paths: input.paths,
  leastGuard: input.least_guard,
  departments: input.departments,
  isServerRendered: input.server_rendered,
  sizeBudget: input.size_budget_kb * KILOBYTE,
});

/** Stores a grant, a new one or over the one there is. */
export async function saveGrant(db: Queryable, remote: string, input: GrantInput): Promise<GrantRow> {
  const row = toRow(remote, input);
  const [saved] = await db
    .insert(remoteGrants)
    .values(row)
    .onConflictDoUpdate({
      target: remoteGrants.remote,
      set: { ...row, version: nextVersion(remoteGrants.version), updatedAt: sql`now()` },
    })
    .returning();
  if (!saved) throw new Error('A grant was not stored');
  return saved;
}

/** Grants a remote that came with the site what it claims, unless there is a grant. */
export async function grantClaims(
  db: Queryable,
  descriptor: Descriptor,
  isServerRendered: boolean,
): Promise<void> {
  const claims = { ...describeClaims(descriptor), server_rendered: isServerRendered };
  await db
    .insert(remoteGrants)
    .values(toRow(descriptor.name, { ...claims, size_budget_kb: DEFAULT_BUDGET_KB }))
    .onConflictDoNothing();
}

export const presentGrant = (row: GrantRow): Grant => ({
  remote: row.remote,
  owner: row.owner,
  paths: [...row.paths],
  least_guard: row.leastGuard,
  departments: row.departments && [...row.departments],
  server_rendered: row.isServerRendered,
  size_budget_kb: Math.round(row.sizeBudget / KILOBYTE),
  version: row.version,
  updated_at: row.updatedAt.toISOString(),
});
