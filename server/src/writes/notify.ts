import { decideScope, scopeOf, type Capability, type Department } from '@narthex/shared-contracts';
import { asc } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/database-handle';
import { hasOffice, users } from '../database/schema/people/auth';
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
  const rows = [...new Set(userIds)].map((userId) => ({ user_id: userId, kind, text, link: link ?? null }));
  if (rows.length > 0) await tx.insert(notifications).values(rows);
}

interface Capable {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
}

/**
 * Who may do something, among the active accounts: everywhere, or as people of one department for what belongs to it. The
 * table of capabilities decides, so that whoever is told of something can act on it.
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
    .orderBy(asc(users.last_name), asc(users.first_name), asc(users.id));
  return rows.filter((actor) =>
    department === null
      ? scopeOf(actor, capability) === 'all'
      : actor.department === department && decideScope(actor, capability, { department }) === 'apply',
  );
}

/** The same by their ids, for `notify`. */
export async function listCapableIds(...query: Parameters<typeof listCapable>): Promise<number[]> {
  return (await listCapable(...query)).map(({ id }) => id);
}
