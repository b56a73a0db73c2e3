import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../database/database-handle';
import { eventOccurrences, events } from '../../../database/schema/events';
import { eventWaiting } from '../../../database/schema/waiting-list';
import { forgetReminders } from '../emails/expected-repository';
import { queueCancellation, queueNewTimes } from '../emails/queue-event-emails';
import { repeats, type Schedule } from './occurrences';
import {
  planMoves,
  timesWithin,
  windowAt,
  windowDueBefore,
  type StoredWindow,
  type Times,
} from './occurrence-plan';

export type OccurrenceRow = typeof eventOccurrences.$inferSelect;
type ScheduledEvent = Schedule & { readonly id: number };

const BATCH_ROWS = 200;

async function insertTimes(db: Queryable, eventId: number, times: readonly Times[]): Promise<void> {
  if (times.length === 0) return;
  await db
    .insert(eventOccurrences)
    .values(times.map((time) => ({ event_id: eventId, ...time })))
    .onConflictDoNothing();
}

/**
 * Stores on each event its first occurrence that has not ended. This isn't an edit, so version and date of change stay
 * the same.
 */
async function refreshNext(db: Queryable, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`
    update ${events} set (next_start, next_end) = (
      select start_datetime, end_datetime from ${eventOccurrences}
      where ${eventOccurrences.event_id} = ${events.id} and ${eventOccurrences.end_datetime} >= ${now}
      order by ${eventOccurrences.start_datetime} limit 1)
    where ${inArray(events.id, [...ids])}`);
}

async function storeWindow(db: Queryable, event: ScheduledEvent, window: StoredWindow): Promise<void> {
  const { from, until } = repeats(event) ? window : { from: null, until: null };
  await db.execute(sql`
    update ${events} set occurrences_from = ${from}, occurrences_until = ${until} where ${eq(events.id, event.id)}`);
}

export async function scheduleEvent(
  db: Queryable,
  event: ScheduledEvent,
  timeZone: string,
  now = new Date(),
): Promise<void> {
  const window = windowAt(now);
  await insertTimes(db, event.id, timesWithin(event, timeZone, window));
  await storeWindow(db, event, window);
  await refreshNext(db, [event.id], now);
}

/** Locks the occurrences of an event, the soonest first, and says which of them have seats or a waiting list. */
async function lockOccurrences(tx: Transaction, eventId: number) {
  const ofEvent = eq(eventOccurrences.event_id, eventId);
  const rows = await tx
    .select()
    .from(eventOccurrences)
    .where(ofEvent)
    .orderBy(asc(eventOccurrences.start_datetime))
    .for('update');
  // The waiting lists are read after the lock, because people join them only while they hold it.
  const waited = await tx
    .selectDistinct({ id: eventOccurrences.id })
    .from(eventOccurrences)
    .innerJoin(eventWaiting, eq(eventWaiting.occurrence_id, eventOccurrences.id))
    .where(ofEvent);
  const waitedIds = new Set(waited.map(({ id }) => id));
  return rows.map((row) => ({ ...row, isSeated: row.seats_taken > 0 || waitedIds.has(row.id) }));
}

/**
 * Replaces the occurrences of an event whose times have changed. Occurrences with seats or a waiting list are moved
 * instead, and their people are told by `announceNewTimes`; past ones of a series stay as they were.
 */
export async function rescheduleEvent(
  tx: Transaction,
  event: ScheduledEvent,
  timeZone: string,
): Promise<void> {
  const now = new Date();
  const window = windowAt(now);
  const isAhead = ({ end_datetime: endDatetime }: Times) => endDatetime >= now;
  const stored = await lockOccurrences(tx, event.id);
  const ahead = stored.filter(isAhead);
  const seated = stored.filter(({ isSeated }) => isSeated);
  const seatedAhead = seated.filter(isAhead);
  // If a single event is postponed after it has ended, its seats move to the new date.
  const single = seatedAhead.length > 0 ? seatedAhead : seated.slice(-1);
  const all = timesWithin(event, timeZone, window);
  const [planned, times] = repeats(event) ? [ahead, all.filter(isAhead)] : [single, all];
  const { moved, removed } = planMoves(planned, times, timeZone);
  const replaced = (repeats(event) ? ahead : stored).filter(({ isSeated }) => !isSeated);
  if (replaced.length > 0) {
    const ids = replaced.map(({ id }) => id);
    await tx.delete(eventOccurrences).where(inArray(eventOccurrences.id, ids));
  }
  if (removed.length > 0) {
    await queueCancellation(tx, { eventId: event.id, occurrenceIds: removed });
    await tx.delete(eventOccurrences).where(inArray(eventOccurrences.id, removed));
  }
  for (const { id, start_datetime: startDatetime, end_datetime: endDatetime } of moved) {
    await tx
      .update(eventOccurrences)
      .set({
        start_datetime: startDatetime,
        end_datetime: endDatetime,
        told_start: sql`coalesce(${eventOccurrences.told_start}, ${eventOccurrences.start_datetime})`,
      })
      .where(eq(eventOccurrences.id, id));
  }
  await insertTimes(tx, event.id, times);
  await storeWindow(tx, event, window);
  await refreshNext(tx, [event.id], now);
}

/**
 * Notifies the people of a published event whose occurrences have moved since they last heard of them, maybe while it was
 * a draft. Returns false if there was nothing to tell.
 */
export async function announceNewTimes(tx: Transaction, eventId: number): Promise<boolean> {
  const { told_start: told, start_datetime: start } = eventOccurrences;
  const isMoved = and(eq(eventOccurrences.event_id, eventId), isNotNull(told));
  // Nobody needs to be told that what is on has begun earlier.
  const moved = await tx
    .select({ id: eventOccurrences.id })
    .from(eventOccurrences)
    .where(and(isMoved, ne(told, start), gt(start, sql`now()`)));
  await tx.update(eventOccurrences).set({ told_start: null }).where(isMoved);
  if (moved.length === 0) return false;
  const ids = moved.map(({ id }) => id);
  await queueNewTimes(tx, { eventId, occurrenceIds: ids });
  await forgetReminders(tx, ids);
  return true;
}

/** Extends the stored windows of repeating events that are due. */
async function extendWindows(db: Queryable, timeZone: string, now: Date): Promise<void> {
  const due = await db
    .select()
    .from(events)
    .where(lt(events.occurrences_until, windowDueBefore(now)))
    .orderBy(asc(events.occurrences_until))
    .limit(BATCH_ROWS);
  const { until } = windowAt(now);
  for (const event of due) {
    const from = event.occurrences_until ?? now;
    const times = timesWithin(event, timeZone, { from, until });
    await insertTimes(db, event.id, times);
    await storeWindow(db, event, { from: event.occurrences_from ?? from, until });
  }
  await refreshNext(
    db,
    due.map(({ id }) => id),
    now,
  );
}

/**
 * Updates everything that changes with time alone: windows that have become short, and events whose stored next
 * occurrence has ended. It is called before lists are read (one indexed query if nothing is due) and by housekeeping.
 * Its results depend only on stored data, so it needs no unit of work and may run in several processes at once.
 */
export async function refreshOccurrences(
  db: Queryable,
  readTimeZone: () => Promise<string>,
  now = new Date(),
): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ is_due: boolean; is_over: boolean }>(sql`
      select exists (select 1 from ${events} where ${lt(events.occurrences_until, windowDueBefore(now))}) as is_due,
        exists (select 1 from ${events} where ${lt(events.next_end, now)}) as is_over`);
    const { is_due: isDue = false, is_over: isOver = false } = rows[0] ?? {};
    if (isDue) await extendWindows(db, await readTimeZone(), now);
    if (isOver) await refreshNext(db, await listOver(db, now), now);
    if (!isDue && !isOver) return;
  }
}

async function listOver(db: Queryable, now: Date): Promise<number[]> {
  const over = await db
    .select({ id: events.id })
    .from(events)
    .where(lt(events.next_end, now))
    .orderBy(asc(events.next_end))
    .limit(BATCH_ROWS);
  return over.map(({ id }) => id);
}

/** Finds the occurrence that begins at `start`, else the next one, else the last one. */
export async function findOccurrence(
  db: Queryable,
  eventId: number,
  { start, now }: { start?: Date | undefined; now: Date },
): Promise<OccurrenceRow | undefined> {
  const ofEvent = eq(eventOccurrences.event_id, eventId);
  const startsAt = eventOccurrences.start_datetime;
  const find = async (where: SQL | undefined, order: SQL) => {
    const [row] = await db.select().from(eventOccurrences).where(where).orderBy(order).limit(1);
    return row;
  };
  if (start) return find(and(ofEvent, eq(startsAt, start)), asc(startsAt));
  const next = await find(and(ofEvent, gte(eventOccurrences.end_datetime, now)), asc(startsAt));
  return next ?? find(ofEvent, desc(startsAt));
}
