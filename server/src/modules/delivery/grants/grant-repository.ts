import { eq } from 'drizzle-orm';
import type { Descriptor } from '@narthex/shared-contracts';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Grant, GrantInput } from '@narthex/shared-contracts/schemas/grants';
import { isUniqueViolation } from '../../../database/database-errors';
import type { Queryable } from '../../../database/database-handle';
import { remoteGrants } from '../../../database/schema/remotes';
import { listRows, type ListedRows } from '../../../lists/list-rows';
import type { Sorts } from '../../../lists/listed-page';
import { problem } from '../../../problem-error';
import { createRowStore } from '../../../writes/rows/row-store';
import { describeClaims } from './describe-claims';

export type GrantRow = typeof remoteGrants.$inferSelect;

const KILOBYTE = 1024;
/** Limits the size of a remote that came with the site and whose grant was never edited. */
const DEFAULT_BUDGET_KB = 1_000;

const TAKEN = 'This remote has a grant already.';

function refuseSecondGrant(error: unknown): never {
  if (!isUniqueViolation(error, 'remote_grants_remote')) throw error;
  throw problem('conflict', TAKEN, { remote: [TAKEN] });
}

const rows = createRowStore(remoteGrants);
export const grantStore: typeof rows = {
  ...rows,
  insert: (tx, values) => rows.insert(tx, values).catch(refuseSecondGrant),
  update: (tx, id, values) => rows.update(tx, id, values).catch(refuseSecondGrant),
};

export const listAllGrants = (db: Queryable): Promise<GrantRow[]> => db.select().from(remoteGrants);

export async function findGrant(db: Queryable, remote: string): Promise<GrantRow | undefined> {
  const [row] = await db.select().from(remoteGrants).where(eq(remoteGrants.remote, remote));
  return row;
}

export const toGrantColumns = (input: GrantInput) => ({
  remote: input.remote,
  owner: input.owner,
  kind: input.kind,
  uses: input.uses,
  paths: input.paths,
  least_guard: input.least_guard,
  departments: input.departments,
  size_budget: input.size_budget_kb * KILOBYTE,
});

const SORTS: Sorts<'remote'> = { remote: [{ column: remoteGrants.remote }] };

export const listGrants = (
  db: Queryable,
  request: EndpointQuery<'grants.list'>,
): Promise<ListedRows<GrantRow>> =>
  listRows(db, { table: remoteGrants, sorts: SORTS, defaultSort: 'remote', request });

/**
 * Creates a grant for a remote that came with the site, with exactly what the remote claims, and returns it. An
 * existing grant is left unchanged and undefined is returned.
 */
export async function grantClaims(db: Queryable, descriptor: Descriptor): Promise<GrantRow | undefined> {
  const claims: GrantInput = {
    remote: descriptor.name,
    // The builds of this repository are reviewed by those who run the site.
    kind: 'core',
    uses: descriptor.uses ?? [],
    ...describeClaims(descriptor),
    size_budget_kb: DEFAULT_BUDGET_KB,
  };
  const [row] = await db
    .insert(remoteGrants)
    .values(toGrantColumns(claims))
    .onConflictDoNothing()
    .returning();
  return row;
}

export const presentGrant = (row: GrantRow): Grant => ({
  id: row.id,
  remote: row.remote,
  owner: row.owner,
  kind: row.kind,
  uses: [...row.uses],
  paths: [...row.paths],
  least_guard: row.least_guard,
  departments: row.departments && [...row.departments],
  size_budget_kb: Math.round(row.size_budget / KILOBYTE),
  version: row.version,
  updated_at: row.updated_at.toISOString(),
});

/** Returns a grant in the form that the audit log stores. */
export const auditedGrant = (row: GrantRow): Grant & { readonly title: string } => ({
  title: row.remote,
  ...presentGrant(row),
});
