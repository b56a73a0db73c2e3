import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { FailedMail } from '@narthex/shared-contracts/schemas/system';
import type { Queryable, Transaction } from '../../database/database-handle';
import { broadcasts, mailOutbox } from '../../database/schema/system/mail';
import { wakeSenders, type OutboxRow } from '../../mail/outbox-repository';
import { listIds, readRows, type ListedRows } from '../../lists/list-rows';

/** Emails that were given up, the last one first. */
export async function listFailedMail(
  db: Queryable,
  query: EndpointQuery<'mail.listFailed'>,
): Promise<ListedRows<OutboxRow>> {
  const listed = await listIds(db, {
    table: mailOutbox,
    where: isNotNull(mailOutbox.failedAt),
    sorts: { failed_at: [{ column: mailOutbox.failedAt }] },
    defaultSort: '-failed_at',
    request: query,
  });
  return readRows(listed, (ids) =>
    db.select().from(mailOutbox).where(inArray(mailOutbox.id, ids)).orderBy(desc(mailOutbox.id)),
  );
}

/** The text of a copy of a broadcast stands with the broadcast; of any other it is forgotten after a week. */
export const canRetry = ({ broadcastId, data }: Pick<OutboxRow, 'broadcastId' | 'data'>): boolean =>
  broadcastId !== null || Object.keys(data).length > 0;

export const presentFailedMail = (row: OutboxRow): FailedMail => ({
  id: row.id,
  to: row.toEmail,
  template: row.template,
  attempts: row.attempts,
  failed_at: (row.failedAt ?? row.createdAt).toISOString(),
  error: row.error ?? '',
  can_retry: canRetry(row),
});

export async function lockFailedMail(tx: Transaction, id: number): Promise<OutboxRow | undefined> {
  const [row] = await tx
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.id, id), isNotNull(mailOutbox.failedAt)))
    .for('update');
  return row;
}

/** Puts an email back into the outbox, as if it had never been tried. */
export async function requeueMail(tx: Transaction, { id, broadcastId }: OutboxRow): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({ failedAt: null, attempts: 0, error: null, claimedUntil: null, nextAttemptAt: sql`now()` })
    .where(eq(mailOutbox.id, id));
  if (broadcastId !== null) {
    await tx
      .update(broadcasts)
      .set({
        failed: sql`${broadcasts.failed} - 1`,
        version: sql`${broadcasts.version}`,
        updatedAt: sql`${broadcasts.updatedAt}`,
      })
      .where(eq(broadcasts.id, broadcastId));
  }
  await wakeSenders(tx);
}
