import { and, asc, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { MAX_COUNTED_ROWS } from '@narthex/shared-contracts';
import type { Queryable, Transaction } from '../database/database-handle';
import { proposals } from '../database/schema/system/writes';

export type ProposalRow = typeof proposals.$inferSelect;
export type NewProposal = Omit<
  typeof proposals.$inferInsert,
  'id' | 'status' | 'decidedBy' | 'decidedAt' | 'reason' | 'createdAt'
>;

export async function insertProposal(tx: Transaction, values: NewProposal): Promise<number> {
  const [row] = await tx.insert(proposals).values(values).returning({ id: proposals.id });
  if (!row) throw new Error('The proposal was not stored.');
  return row.id;
}

export async function lockProposal(tx: Transaction, id: number): Promise<ProposalRow | undefined> {
  const [row] = await tx.select().from(proposals).where(eq(proposals.id, id)).for('update');
  return row;
}

export interface ProposalFilter {
  readonly status?: ProposalRow['status'];
  readonly authorId?: number;
  readonly search: string;
  /** The oldest first unless the newest are asked for. */
  readonly newestFirst: boolean;
  readonly page: number;
  readonly perPage: number;
}

/** One page of proposals, and how many there are, counted up to a limit. */
export async function listProposals(db: Queryable, filter: ProposalFilter) {
  const { status, authorId, search, page, perPage } = filter;
  const words = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    status && eq(proposals.status, status),
    authorId === undefined ? undefined : eq(proposals.authorId, authorId),
    search === ''
      ? undefined
      : or(ilike(proposals.authorLabel, words), ilike(sql`${proposals.preview}->>'title'`, words)),
  );
  const order = filter.newestFirst ? desc : asc;
  const rows = await db
    .select()
    .from(proposals)
    .where(where)
    .orderBy(order(proposals.createdAt), order(proposals.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const counted = await db
    .select({ id: proposals.id })
    .from(proposals)
    .where(where)
    .limit(MAX_COUNTED_ROWS + 1);
  return { rows, counted: counted.length };
}

export async function decideProposal(
  tx: Transaction,
  id: number,
  decision: { status: 'approved' | 'rejected'; decidedBy: number; reason: string | null },
): Promise<void> {
  await tx
    .update(proposals)
    .set({ ...decision, decidedAt: new Date() })
    .where(eq(proposals.id, id));
}
