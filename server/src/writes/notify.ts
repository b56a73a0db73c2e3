import { decideScope, scopeOf, type Capability, type Department } from '@narthex/shared-contracts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/database-handle';
import { hasOffice, users } from '../database/schema/auth';
import { notifications } from '../database/schema/notifications';

export interface NewNotification {
  readonly kind: (typeof notifications.$inferInsert)['kind'];
  /** Holds a sentence. */
  readonly text: string;
  /** Holds the path on this site where the person can respond. */
  readonly link?: string;
  /** Refers to what these people may decide; the first of them decides it for all. */
  readonly awaits?: PendingDecision;
}

/** Refers to a proposal or a request to join that waits for a decision. */
export type PendingDecision = { readonly proposal_id: number } | { readonly membership_id: number };

/** Adds a notification to people's dashboards, in the transaction of the change that it reports. */
export async function notify(
  tx: Transaction,
  userIds: readonly number[],
  { kind, text, link, awaits }: NewNotification,
): Promise<void> {
  const rows = [...new Set(userIds)].map((userId) => ({
    user_id: userId,
    kind,
    text,
    link: link ?? null,
    ...awaits,
  }));
  if (rows.length > 0) await tx.insert(notifications).values(rows);
}

/** Marks the notifications of everybody who was asked as read, since there is nothing left for them to do. */
export async function settleNotifications(tx: Transaction, decided: PendingDecision): Promise<void> {
  const isAbout =
    'proposal_id' in decided
      ? eq(notifications.proposal_id, decided.proposal_id)
      : eq(notifications.membership_id, decided.membership_id);
  await tx
    .update(notifications)
    .set({ read_at: new Date() })
    .where(and(isAbout, isNull(notifications.read_at)));
}

interface Capable {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
}

/**
 * Lists the active accounts that have a capability, for the whole church or for one department. It uses the
 * capability table, so that everybody who is notified can act.
 */
export async function listCapable(
  db: Queryable,
  capability: Capability,
  department: Department | null = null,
): Promise<Capable[]> {
  const rows = await db
    .select({
      id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      role: users.role,
      department: users.department,
    })
    .from(users)
    .where(hasOffice(users))
    .orderBy(asc(users.sort_name), asc(users.id));
  return rows.filter((actor) =>
    department === null
      ? scopeOf(actor, capability) === 'all'
      : actor.department === department && decideScope(actor, capability, { department }) === 'apply',
  );
}

/** Returns only their ids, for `notify`. */
export async function listCapableIds(...query: Parameters<typeof listCapable>): Promise<number[]> {
  return (await listCapable(...query)).map(({ id }) => id);
}
