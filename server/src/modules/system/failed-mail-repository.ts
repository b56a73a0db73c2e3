import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { FailedMail } from '@narthex/shared-contracts/schemas/system';
import type { Queryable, Transaction } from '../../database/database-handle';
import { broadcasts, mailOutbox } from '../../database/schema/mail';
import { wakeSenders, type OutboxRow } from '../../mail/outbox-repository';
import { listIds, readRows, type ListedRows } from '../../lists/list-rows';

export async function listFailedMail(
  db: Queryable,
  query: EndpointQuery<'mail.listFailed'>,
): Promise<ListedRows<OutboxRow>> {
  const listed = await listIds(db, {
    table: mailOutbox,
    where: isNotNull(mailOutbox.failed_at),
    sorts: { failed_at: [{ column: mailOutbox.failed_at }] },
    defaultSort: '-failed_at',
    request: query,
  });
  return readRows(listed, (ids) =>
    db.select().from(mailOutbox).where(inArray(mailOutbox.id, ids)).orderBy(desc(mailOutbox.id)),
  );
}

/**
 * Returns true if the text of an email still exists: that of a broadcast stays with the broadcast, others are deleted
 * after a week.
 */
export const canRetry = ({
  broadcast_id: broadcastId,
  data,
}: Pick<OutboxRow, 'broadcast_id' | 'data'>): boolean => broadcastId !== null || Object.keys(data).length > 0;

export const presentFailedMail = (row: OutboxRow): FailedMail => ({
  id: row.id,
  to: row.to_email,
  template: row.template,
  attempts: row.attempts,
  failed_at: (row.failed_at ?? row.created_at).toISOString(),
  error: row.error ?? '',
  can_retry: canRetry(row),
});

export async function lockFailedMail(tx: Transaction, id: number): Promise<OutboxRow | undefined> {
  const [row] = await tx
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.id, id), isNotNull(mailOutbox.failed_at)))
    .for('update');
  return row;
}

/** Queues an email again as if it had never been tried. */
export async function requeueMail(
  tx: Transaction,
  { id, broadcast_id: broadcastId }: OutboxRow,
): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({ failed_at: null, attempts: 0, error: null, claimed_until: null, next_attempt_at: sql`now()` })
    .where(eq(mailOutbox.id, id));
  if (broadcastId !== null) {
    await tx
      .update(broadcasts)
      .set({
        failed: sql`${broadcasts.failed} - 1`,
        version: sql`${broadcasts.version}`,
        updated_at: sql`${broadcasts.updated_at}`,
      })
      .where(eq(broadcasts.id, broadcastId));
  }
  await wakeSenders(tx);
}
