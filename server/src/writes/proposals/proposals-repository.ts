import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { ListRequest } from '@narthex/shared-contracts';
import type { Queryable, Transaction } from '../../database/database-handle';
import { users } from '../../database/schema/auth';
import { proposals } from '../../database/schema/writes';
import type { Sorts } from '../../lists/listed-page';
import { listRows, type ListedRows } from '../../lists/list-rows';

export type ProposalRow = typeof proposals.$inferSelect;
export type NewProposal = Omit<
  typeof proposals.$inferInsert,
  'id' | 'status' | 'decided_by' | 'decided_at' | 'reason' | 'created_at'
>;

export async function insertProposal(tx: Transaction, values: NewProposal): Promise<number> {
  const [row] = await tx.insert(proposals).values(values).returning({ id: proposals.id });
  if (!row) throw new Error('The proposal was not stored.');
  return row.id;
}

/**
 * Counts a person's pending proposals and locks their account, so that simultaneous proposals are counted
 * correctly.
 */
export async function lockPending(tx: Transaction, authorId: number): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, authorId)).for('no key update');
  return tx.$count(proposals, and(eq(proposals.author_id, authorId), eq(proposals.status, 'pending')));
}

export async function lockProposal(tx: Transaction, id: number): Promise<ProposalRow | undefined> {
  const [row] = await tx.select().from(proposals).where(eq(proposals.id, id)).for('update');
  return row;
}

export interface ProposalFilter {
  readonly status?: ProposalRow['status'];
  readonly author_id?: number;
}

const SORTS: Sorts<'created_at'> = { created_at: [{ column: proposals.created_at }] };

/** Lists proposals, by default the oldest first. */
export async function listProposals(
  db: Queryable,
  { status, author_id: authorId }: ProposalFilter,
  request: Partial<ListRequest<'created_at'>>,
  defaultSort: 'created_at' | '-created_at' = 'created_at',
): Promise<ListedRows<ProposalRow>> {
  return listRows(db, {
    table: proposals,
    where: and(
      status && eq(proposals.status, status),
      authorId === undefined ? undefined : eq(proposals.author_id, authorId),
    ),
    sorts: SORTS,
    defaultSort,
    request,
  });
}

const REJECTED_BATCH = 100;

/** Reads the proposals that were rejected in a period, in batches. */
export async function* readRejectedProposals(
  db: Queryable,
  { after, before }: { readonly after: Date; readonly before: Date },
): AsyncGenerator<readonly Pick<ProposalRow, 'body' | 'preview'>[]> {
  let lastId = 0;
  for (;;) {
    const rows = await db
      .select({ id: proposals.id, body: proposals.body, preview: proposals.preview })
      .from(proposals)
      .where(
        and(
          eq(proposals.status, 'rejected'),
          gt(proposals.decided_at, after),
          lt(proposals.decided_at, before),
          gt(proposals.id, lastId),
        ),
      )
      .orderBy(asc(proposals.id))
      .limit(REJECTED_BATCH);
    if (rows.length > 0) yield rows;
    lastId = rows.at(-1)?.id ?? lastId;
    if (rows.length < REJECTED_BATCH) return;
  }
}

export async function decideProposal(
  tx: Transaction,
  id: number,
  decision: { status: 'approved' | 'rejected'; decided_by: number; reason: string | null },
): Promise<void> {
  await tx
    .update(proposals)
    .set({ ...decision, decided_at: new Date() })
    .where(eq(proposals.id, id));
}
