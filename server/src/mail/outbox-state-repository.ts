import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database-handle';
import { mailOutbox } from '../database/schema/mail';

export interface OutboxState {
  /** Counts the emails that should be on their way now. */
  readonly due: number;
  /** Counts all emails that haven't been sent; a refused one waits for its next attempt. */
  readonly waiting: number;
  /** Counts the emails that were given up. */
  readonly failed: number;
  /** Is the time since the oldest due email should have been sent. */
  readonly oldestDueSeconds: number;
  /** Is the age of the oldest email that hasn't been sent. */
  readonly oldestWaitingSeconds: number;
}

const isWaiting = and(isNull(mailOutbox.sent_at), isNull(mailOutbox.failed_at));
const secondsSince = (instant: unknown) => sql`coalesce(extract(epoch from now() - ${instant}), 0)::float`;

/** Reads the numbers and ages of the emails that wait in the outbox. */
export async function readOutboxState(db: Queryable): Promise<OutboxState> {
  const isDue = sql`${mailOutbox.next_attempt_at} <= now()`;
  const { rows } = await db.execute<OutboxState & Record<string, unknown>>(sql`
    select (count(*) filter (where ${isDue}))::integer as due, count(*)::integer as waiting,
      (select count(*)::integer from ${mailOutbox} where ${isNotNull(mailOutbox.failed_at)}) as failed,
      ${secondsSince(sql`min(${mailOutbox.next_attempt_at}) filter (where ${isDue})`)} as "oldestDueSeconds",
      ${secondsSince(sql`min(${mailOutbox.created_at})`)} as "oldestWaitingSeconds"
    from ${mailOutbox} where ${isWaiting}`);
  return rows[0] ?? { due: 0, waiting: 0, failed: 0, oldestDueSeconds: 0, oldestWaitingSeconds: 0 };
}
