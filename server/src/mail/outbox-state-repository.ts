import { and, gt, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database-handle';
import { ago } from '../database/instants';
import { mailOutbox } from '../database/schema/mail';
import { REFUSED_ATTEMPTS, SENT_LATELY_MS } from './mail-policy';

export interface OutboxState {
  /** Counts the emails that should be on their way now. */
  readonly due: number;
  /** Counts all emails that haven't been sent; a refused one waits for its next attempt. */
  readonly waiting: number;
  /** Counts those of the waiting emails that were refused at least `REFUSED_ATTEMPTS` times. */
  readonly refused: number;
  /** Is the mail server's reason for the latest of these emails. */
  readonly refusal: string | null;
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
  const isRefused = and(isNotNull(mailOutbox.error), gte(mailOutbox.attempts, REFUSED_ATTEMPTS));
  const { rows } = await db.execute<OutboxState & Record<string, unknown>>(sql`
    select (count(*) filter (where ${isDue}))::integer as due, count(*)::integer as waiting,
      (count(*) filter (where ${isRefused}))::integer as refused,
      (array_agg(${mailOutbox.error} order by ${mailOutbox.id} desc) filter (where ${isRefused}))[1] as refusal,
      (select count(*)::integer from ${mailOutbox} where ${isNotNull(mailOutbox.failed_at)}) as failed,
      ${secondsSince(sql`min(${mailOutbox.next_attempt_at}) filter (where ${isDue})`)} as "oldestDueSeconds",
      ${secondsSince(sql`min(${mailOutbox.created_at})`)} as "oldestWaitingSeconds"
    from ${mailOutbox} where ${isWaiting}`);
  const [state] = rows;
  if (!state) throw new Error('An aggregate has one row.');
  return state;
}

/** Counts the emails that were sent in the last days, for the system page. */
export const countSentLately = (db: Queryable): Promise<number> =>
  db.$count(mailOutbox, gt(mailOutbox.sent_at, ago(SENT_LATELY_MS)));
