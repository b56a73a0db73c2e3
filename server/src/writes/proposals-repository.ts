import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/database-handle';
import { proposals } from '../database/schema/writes';

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

export async function findProposal(db: Queryable, id: number): Promise<ProposalRow | undefined> {
  const [row] = await db.select().from(proposals).where(eq(proposals.id, id));
  return row;
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
