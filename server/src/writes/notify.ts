import { scopeOf, type Capability } from '@narthex/shared-contracts';
import { and, eq, isNotNull, ne, or } from 'drizzle-orm';
import type { Transaction } from '../database/database-handle';
import { users } from '../database/schema/people/auth';
import { notifications } from '../database/schema/people/notifications';

export interface NewNotification {
  readonly kind: (typeof notifications.$inferInsert)['kind'];
  /** A sentence. */
  readonly text: string;
  /** A path of this site where it can be dealt with. */
  readonly link?: string;
}

/** Tells people something in the bar of their dashboards, in the transaction of what they are told about. */
export async function notify(
  tx: Transaction,
  userIds: readonly number[],
  { kind, text, link }: NewNotification,
): Promise<void> {
  const rows = [...new Set(userIds)].map((userId) => ({ userId, kind, text, link: link ?? null }));
  if (rows.length > 0) await tx.insert(notifications).values(rows);
}

/** Who may do something everywhere, among the active accounts. */
export async function listCapableIds(tx: Transaction, capability: Capability): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id, role: users.role, department: users.department })
    .from(users)
    // Members without an office have nothing that is everybody's to decide.
    .where(and(eq(users.isActive, true), or(ne(users.role, 'member'), isNotNull(users.department))));
  return rows.filter((actor) => scopeOf(actor, capability) === 'all').map(({ id }) => id);
}

/** Who may approve content: active administrators, and the leaders of communication. */
export async function listApproverIds(tx: Transaction): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isActive, true), or(eq(users.role, 'admin'), eq(users.department, 'communication'))));
  return rows.map(({ id }) => id);
}
