import { and, asc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/database-handle';
import { ago, fromNow } from '../database/instants';
import { broadcasts, mailOutbox } from '../database/schema/mail';
import { CLAIM_MS, FAILED_TEXT_RETENTION_MS, MAIL_RETENTION_MS, RENEW_CLAIM_AFTER_MS } from './mail-policy';

export type OutboxRow = typeof mailOutbox.$inferSelect;
export type NewMail = Pick<typeof mailOutbox.$inferInsert, 'to_email' | 'template' | 'data'> &
  Partial<Pick<typeof mailOutbox.$inferInsert, 'user_id' | 'is_bulk' | 'unsubscribe_path' | 'once_key'>>;

/** Notifies the senders of all processes when the transaction is committed. */
export const MAIL_CHANNEL = 'narthex_mail';

const isWaiting = and(isNull(mailOutbox.sent_at), isNull(mailOutbox.failed_at));

/** Stores emails and returns their number; emails with a key that was queued before are skipped. */
export async function insertMail(tx: Queryable, mails: readonly NewMail[]): Promise<number> {
  if (mails.length === 0) return 0;
  const rows = await tx
    .insert(mailOutbox)
    .values([...mails])
    .onConflictDoNothing()
    .returning({ id: mailOutbox.id });
  await wakeSenders(tx);
  return rows.length;
}

export async function wakeSenders(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_notify(${MAIL_CHANNEL}, '')`);
}

const CLAIM_END = fromNow(CLAIM_MS);

/** Claims the next emails for this process: no other process gets them until the claim expires. */
export async function claimMail(db: Queryable, limit: number): Promise<readonly OutboxRow[]> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        isWaiting,
        lte(mailOutbox.next_attempt_at, sql`now()`),
        or(isNull(mailOutbox.claimed_until), lt(mailOutbox.claimed_until, sql`now()`)),
      ),
    )
    .orderBy(asc(mailOutbox.is_bulk), asc(mailOutbox.next_attempt_at), asc(mailOutbox.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(mailOutbox)
    .set({ claimed_until: CLAIM_END, attempts: sql`${mailOutbox.attempts} + 1` })
    .where(sql`${mailOutbox.id} = any(array(${due}))`)
    .returning();
  return rows.sort(
    (a, b) =>
      Number(a.is_bulk) - Number(b.is_bulk) ||
      a.next_attempt_at.getTime() - b.next_attempt_at.getTime() ||
      a.id - b.id,
  );
}

type ClaimedRow = Pick<OutboxRow, 'id' | 'attempts'>;

/** Each claim increments the attempts, so the number shows whether an email still belongs to this process. */
const isStillOurs = ({ id, attempts }: ClaimedRow) =>
  and(
    isWaiting,
    eq(mailOutbox.id, id),
    eq(mailOutbox.attempts, attempts),
    isNotNull(mailOutbox.claimed_until),
  );

/**
 * Renews the claim of an email right before it is sent, and those of the emails behind it that are more than a minute old.
 * Returns false if another process has claimed the first one since.
 */
export async function renewClaims(
  db: Queryable,
  next: ClaimedRow,
  waiting: readonly ClaimedRow[],
): Promise<boolean> {
  const isOld = lt(mailOutbox.claimed_until, fromNow(CLAIM_MS - RENEW_CLAIM_AFTER_MS));
  const renewed = await db
    .update(mailOutbox)
    .set({ claimed_until: CLAIM_END })
    .where(or(isStillOurs(next), ...waiting.map((row) => and(isStillOurs(row), isOld))))
    .returning({ id: mailOutbox.id });
  return renewed.some(({ id }) => id === next.id);
}

/** Releases a claimed email without an attempt, because the process stops. */
export async function releaseMail(db: Queryable, row: ClaimedRow): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ claimed_until: null, attempts: sql`${mailOutbox.attempts} - 1` })
    .where(isStillOurs(row));
}

/** Returns the subject and body of the broadcast that an email is a copy of. */
export async function findBroadcastText(
  db: Queryable,
  { broadcast_id: broadcastId }: Pick<OutboxRow, 'broadcast_id'>,
) {
  if (broadcastId === null) return undefined;
  const [found] = await db
    .select({ subject: broadcasts.subject, body: broadcasts.body })
    .from(broadcasts)
    .where(eq(broadcasts.id, broadcastId));
  return found;
}

/** Counts a copy of a broadcast, because the copy's own row will be deleted. */
async function countCopy(tx: Queryable, broadcastId: number | null, kind: 'delivered' | 'failed') {
  if (broadcastId === null) return;
  await tx
    .update(broadcasts)
    .set({
      [kind]: sql`${broadcasts[kind]} + 1`,
      version: sql`${broadcasts.version}`,
      updated_at: sql`${broadcasts.updated_at}`,
    })
    .where(eq(broadcasts.id, broadcastId));
}

type SentRow = Pick<OutboxRow, 'id' | 'broadcast_id'>;

export async function markSent(db: Database, { id, broadcast_id: broadcastId }: SentRow): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(mailOutbox)
      .set({ sent_at: sql`now()`, claimed_until: null, error: null, data: {} })
      .where(eq(mailOutbox.id, id));
    await countCopy(tx, broadcastId, 'delivered');
  });
}

/** Schedules an email for another attempt, or marks it as failed if there is none. */
export async function markFailed(
  db: Database,
  { id, broadcast_id: broadcastId }: SentRow,
  { error, retryAfterMs }: { readonly error: string; readonly retryAfterMs: number | null },
): Promise<void> {
  const next = retryAfterMs === null ? { failed_at: sql`now()` } : { next_attempt_at: fromNow(retryAfterMs) };
  await db.transaction(async (tx) => {
    await tx
      .update(mailOutbox)
      .set({ ...next, claimed_until: null, error: error.slice(0, 500) })
      .where(eq(mailOutbox.id, id));
    if (retryAfterMs === null) await countCopy(tx, broadcastId, 'failed');
  });
}

/** Deletes a request for an email, in the transaction that decided about it. */
export async function deleteMailRequest(tx: Queryable, id: number): Promise<void> {
  await tx.delete(mailOutbox).where(eq(mailOutbox.id, id));
}

/** Deletes old sent and failed emails, and earlier the text of failed ones. */
export async function deleteOldMail(db: Queryable): Promise<void> {
  const old = ago(MAIL_RETENTION_MS);
  await db.delete(mailOutbox).where(or(lt(mailOutbox.sent_at, old), lt(mailOutbox.failed_at, old)));
  await db
    .update(mailOutbox)
    .set({ data: {} })
    .where(
      and(lt(mailOutbox.failed_at, ago(FAILED_TEXT_RETENTION_MS)), sql`${mailOutbox.data} <> '{}'::jsonb`),
    );
}
