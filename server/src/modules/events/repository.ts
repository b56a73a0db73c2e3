import { and, eq, getTableColumns, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Department } from '@narthex/shared-contracts';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Queryable, Transaction } from '../../database/database-handle';
import { eventOccurrences, events } from '../../database/schema/content/events';
import type { ListOptions, Sorts } from '../../lists/listed-page';
import { rescheduleEvent, scheduleEvent } from './occurrences/occurrence-repository';
import { listJoinedRows, type ListedRows } from '../../lists/list-rows';

/** An event with the seats taken, and who waits for one, at the occurrence that comes next, or that was the last. */
export type EventRow = typeof events.$inferSelect & { attendeesCount: number; waitingCount: number };
type DerivedColumn = 'nextStart' | 'nextEnd' | 'occurrencesFrom' | 'occurrencesUntil';
/** What is written of an event; the rest follows from it. */
export type EventColumns = Omit<
  typeof events.$inferInsert,
  'id' | 'createdAt' | 'updatedAt' | 'createdBy' | 'publishedAt' | 'version' | DerivedColumn
>;

const SORTS: Sorts<'start_datetime' | 'title' | 'created_at' | 'next' | 'coming'> = {
  start_datetime: [{ column: events.startDatetime }],
  title: [{ column: events.title }],
  created_at: [{ column: events.createdAt }],
  next: [{ column: events.nextStart }],
  /** What is ahead, the next first; then what is over, the latest first. */
  coming: [{ column: events.nextStart }, { column: events.startDatetime, isDescending: true }],
};
const MAX_LISTED = 100;

/** Published events, and those that were before they were called off. */
export const wasPublic = (): SQL | undefined =>
  or(eq(events.status, 'published'), and(eq(events.status, 'cancelled'), isNotNull(events.publishedAt)));

const EVENT_FIELDS = {
  ...getTableColumns(events),
  attendeesCount: sql<number>`coalesce(${eventOccurrences.seatsTaken}, 0)::integer`,
  waitingCount: sql<number>`coalesce(${eventOccurrences.waitingCount}, 0)::integer`,
};
const isNextOccurrence = and(
  eq(eventOccurrences.eventId, events.id),
  eq(eventOccurrences.startDatetime, sql`coalesce(${events.nextStart}, ${events.startDatetime})`),
);

function selectEvents(db: Queryable) {
  return db.select(EVENT_FIELDS).from(events).leftJoin(eventOccurrences, isNextOccurrence).$dynamic();
}

/** What a list shows: `managed` is what the person edits, `withPublic` whether published events are among it. */
export interface EventScope {
  readonly managed: 'all' | 'none' | Department;
  readonly withPublic: boolean;
}

function inScope({ managed, withPublic }: EventScope): SQL | undefined {
  const isPublished = eq(events.status, 'published');
  if (managed === 'none') return withPublic ? isPublished : sql`false`;
  if (managed === 'all') return undefined;
  const isOwn = eq(events.department, managed);
  return withPublic ? or(isPublished, isOwn) : isOwn;
}

export async function listEvents(
  db: Queryable,
  query: EndpointQuery<'events.list'>,
  scope: EventScope,
): Promise<ListedRows<EventRow>> {
  const { upcoming, status, event_type: eventType, department } = query;
  const options: ListOptions<keyof typeof SORTS> = {
    table: events,
    where: and(inScope(scope), upcoming ? isNotNull(events.nextStart) : undefined),
    filter: and(
      status && eq(events.status, status),
      eventType && eq(events.eventType, eventType),
      department && eq(events.department, department),
    ),
    sorts: SORTS,
    defaultSort: upcoming ? 'next' : scope.managed === 'none' ? '-start_datetime' : 'coming',
    request: query,
    perPage: MAX_LISTED,
  };
  return listJoinedRows(db, options, ({ source, isListed, fields }) =>
    db
      .select({ ...EVENT_FIELDS, ...fields })
      .from(events)
      .innerJoin(source, isListed)
      .leftJoin(eventOccurrences, isNextOccurrence),
  );
}

/** The event as it takes place next; one that is over as it was. */
export const atNextOccurrence = (event: EventRow): EventRow =>
  event.nextStart && event.nextEnd
    ? { ...event, startDatetime: event.nextStart, endDatetime: event.nextEnd }
    : event;

export async function readEvents(db: Queryable, ids: number[]): Promise<EventRow[]> {
  if (ids.length === 0) return [];
  // One parameter: a month has hundreds of events, and a placeholder for each would have to be written and read.
  return selectEvents(db).where(sql`${events.id} = any(${sql.param(ids)})`);
}

export async function findEvent(db: Queryable, id: number): Promise<EventRow | undefined> {
  const [row] = await selectEvents(db).where(eq(events.id, id));
  return row;
}

/** Reads the event and holds it for this transaction. */
export async function lockEvent(tx: Queryable, id: number): Promise<EventRow | undefined> {
  const [locked] = await tx.select({ id: events.id }).from(events).where(eq(events.id, id)).for('update');
  return locked && findEvent(tx, id);
}

export async function insertEvent(
  tx: Transaction,
  values: EventColumns,
  { createdBy, timeZone }: { createdBy: number; timeZone: string },
): Promise<EventRow | undefined> {
  const [row] = await tx
    .insert(events)
    .values({ ...values, createdBy, publishedAt: values.status === 'published' ? new Date() : null })
    .returning();
  if (!row) throw new Error('The event was not stored.');
  await scheduleEvent(tx, row, timeZone);
  return findEvent(tx, row.id);
}

/** Writes an event over what was stored of it; its occurrences follow when its times have changed. */
export async function updateEvent(
  tx: Transaction,
  before: EventRow,
  { values, timeZone }: { values: EventColumns; timeZone: string },
): Promise<EventRow | undefined> {
  const [row] = await tx
    .update(events)
    .set({
      ...values,
      // Kept for good: what is called off later stays to be seen as called off.
      ...(values.status === 'published' && { publishedAt: sql`coalesce(${events.publishedAt}, now())` }),
    })
    .where(eq(events.id, before.id))
    .returning();
  if (!row) return undefined;
  const hasNewTimes =
    row.startDatetime.getTime() !== before.startDatetime.getTime() ||
    row.endDatetime.getTime() !== before.endDatetime.getTime() ||
    row.isRecurring !== before.isRecurring ||
    row.recurrencePattern !== before.recurrencePattern;
  if (hasNewTimes) await rescheduleEvent(tx, row, timeZone);
  return findEvent(tx, row.id);
}

export async function deleteEvent(db: Queryable, id: number): Promise<void> {
  await db.delete(events).where(eq(events.id, id));
}
