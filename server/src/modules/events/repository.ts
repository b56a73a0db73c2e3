import { and, eq, getTableColumns, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Department } from '@narthex/shared-contracts';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Queryable, Transaction } from '../../database/database-handle';
import { pickColumns } from '../../writes/rows/pick-columns';
import { eventOccurrences, events } from '../../database/schema/events';
import type { ListOptions, Sorts } from '../../lists/listed-page';
import { rescheduleEvent, scheduleEvent } from './occurrences/occurrence-repository';
import { listJoinedRows, type ListedRows } from '../../lists/list-rows';
import { WHOLE_LIST_ROWS } from '../../lists/page-sizes';

/** The checked fields of an event that are columns. */
export const pickEventColumns = <Input extends object>(input: Input) => pickColumns(events, input);

/** An event with the seats taken, and who waits for one, at the occurrence that comes next, or that was the last. */
export type EventRow = typeof events.$inferSelect & { attendeesCount: number; waiting_count: number };
type DerivedColumn = 'next_start' | 'next_end' | 'occurrences_from' | 'occurrences_until';
/** What is written of an event; the rest follows from it. */
export type EventColumns = Omit<
  typeof events.$inferInsert,
  'id' | 'created_at' | 'updated_at' | 'created_by' | 'published_at' | 'version' | DerivedColumn
>;

const SORTS: Sorts<'start_datetime' | 'title' | 'created_at' | 'next' | 'coming'> = {
  start_datetime: [{ column: events.start_datetime }],
  title: [{ column: events.title }],
  created_at: [{ column: events.created_at }],
  next: [{ column: events.next_start }],
  /** What is ahead, the next first; then what is over, the latest first. */
  coming: [{ column: events.next_start }, { column: events.start_datetime, isDescending: true }],
};

/** Published events, and those that were before they were called off. */
export const wasPublic = (): SQL | undefined =>
  or(eq(events.status, 'published'), and(eq(events.status, 'cancelled'), isNotNull(events.published_at)));

const EVENT_FIELDS = {
  ...getTableColumns(events),
  attendeesCount: sql<number>`coalesce(${eventOccurrences.seats_taken}, 0)::integer`,
  waiting_count: sql<number>`coalesce(${eventOccurrences.waiting_count}, 0)::integer`,
};
const isNextOccurrence = and(
  eq(eventOccurrences.event_id, events.id),
  eq(eventOccurrences.start_datetime, sql`coalesce(${events.next_start}, ${events.start_datetime})`),
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
    where: and(inScope(scope), upcoming ? isNotNull(events.next_start) : undefined),
    filter: and(
      status && eq(events.status, status),
      eventType && eq(events.event_type, eventType),
      department && eq(events.department, department),
    ),
    sorts: SORTS,
    defaultSort: upcoming ? 'next' : scope.managed === 'none' ? '-start_datetime' : 'coming',
    request: query,
    perPage: WHOLE_LIST_ROWS,
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
  event.next_start && event.next_end
    ? { ...event, start_datetime: event.next_start, end_datetime: event.next_end }
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
  { created_by: createdBy, timeZone }: { created_by: number; timeZone: string },
): Promise<EventRow | undefined> {
  const [row] = await tx
    .insert(events)
    .values({
      ...values,
      created_by: createdBy,
      published_at: values.status === 'published' ? new Date() : null,
    })
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
      ...(values.status === 'published' && { published_at: sql`coalesce(${events.published_at}, now())` }),
    })
    .where(eq(events.id, before.id))
    .returning();
  if (!row) return undefined;
  const hasNewTimes =
    row.start_datetime.getTime() !== before.start_datetime.getTime() ||
    row.end_datetime.getTime() !== before.end_datetime.getTime() ||
    row.is_recurring !== before.is_recurring ||
    row.recurrence_pattern !== before.recurrence_pattern;
  if (hasNewTimes) await rescheduleEvent(tx, row, timeZone);
  return findEvent(tx, row.id);
}

export async function deleteEvent(db: Queryable, id: number): Promise<void> {
  await db.delete(events).where(eq(events.id, id));
}
