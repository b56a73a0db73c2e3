import { and, eq, getTableColumns, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Department } from '@narthex/shared-contracts';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Queryable, Transaction } from '../../database/database-handle';
import { pickColumns } from '../../writes/rows/pick-columns';
import { eventOccurrences, events } from '../../database/schema/events';
import type { ListOptions, Sorts } from '../../lists/listed-page';
import { eventWaiting } from '../../database/schema/waiting-list';
import { rescheduleEvent, scheduleEvent } from './occurrences/occurrence-repository';
import { listJoinedRows, type ListedRows } from '../../lists/list-rows';
import { WHOLE_LIST_ROWS } from '../../lists/row-limits';

export const pickEventColumns = <Input extends object>(input: Input) => pickColumns(events, input);

/** Is an event with the taken seats and the length of the waiting list at its next occurrence, or its last one. */
export type EventRow = typeof events.$inferSelect & { attendeesCount: number; waiting_count: number };
type DerivedColumn = 'next_start' | 'next_end' | 'occurrences_from' | 'occurrences_until';
/** Contains the columns that a write sets; the others are derived. */
export type EventColumns = Omit<
  typeof events.$inferInsert,
  | 'id'
  | 'created_at'
  | 'updated_at'
  | 'created_by'
  | 'published_at'
  | 'was_cancelled'
  | 'version'
  | DerivedColumn
>;

const SORTS: Sorts<'start_datetime' | 'title' | 'created_at' | 'next' | 'coming'> = {
  start_datetime: [{ column: events.start_datetime }],
  title: [{ column: events.search_text }],
  created_at: [{ column: events.created_at }],
  next: [{ column: events.next_start }],
  /** Upcoming events come first, the next one at the top; past events follow, the latest first. */
  coming: [{ column: events.next_start }, { column: events.start_datetime, isDescending: true }],
};

/** Matches published events, and cancelled ones that were published before. */
export const wasPublic = (): SQL | undefined =>
  or(eq(events.status, 'published'), and(eq(events.status, 'cancelled'), isNotNull(events.published_at)));

const EVENT_FIELDS = {
  ...getTableColumns(events),
  attendeesCount: sql<number>`coalesce(${eventOccurrences.seats_taken}, 0)::integer`,
  waiting_count: sql<number>`(select count(*)::integer from ${eventWaiting}
    where ${eventWaiting.occurrence_id} = ${eventOccurrences.id})`,
};
const isNextOccurrence = and(
  eq(eventOccurrences.event_id, events.id),
  eq(eventOccurrences.start_datetime, sql`coalesce(${events.next_start}, ${events.start_datetime})`),
);

function selectEvents(db: Queryable) {
  return db.select(EVENT_FIELDS).from(events).leftJoin(eventOccurrences, isNextOccurrence).$dynamic();
}

/** Limits a list: `managed` selects the events that the person may edit, `withPublic` adds published events. */
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

/** Returns the event at its next occurrence; an event that has ended stays unchanged. */
export const atNextOccurrence = (event: EventRow): EventRow =>
  event.next_start && event.next_end
    ? { ...event, start_datetime: event.next_start, end_datetime: event.next_end }
    : event;

export async function readEvents(db: Queryable, ids: number[]): Promise<EventRow[]> {
  if (ids.length === 0) return [];
  // The ids are a single parameter, because a month has hundreds of events and each placeholder costs time to write and
  // parse.
  return selectEvents(db).where(sql`${events.id} = any(${sql.param(ids)})`);
}

export async function findEvent(db: Queryable, id: number): Promise<EventRow | undefined> {
  const [row] = await selectEvents(db).where(eq(events.id, id));
  return row;
}

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

/** Returns true if people with a seat at an event were last told that it is cancelled. */
export const isCancelled = ({ status, was_cancelled: wasCancelled }: EventRow): boolean =>
  status === 'cancelled' || (status === 'draft' && wasCancelled);

/** Updates an event and, if its times have changed, its occurrences. */
export async function updateEvent(
  tx: Transaction,
  before: EventRow,
  { values, timeZone }: { values: EventColumns; timeZone: string },
): Promise<EventRow | undefined> {
  const [row] = await tx
    .update(events)
    .set({
      ...values,
      // The first publication is kept, so that a published event that is cancelled is still shown as cancelled.
      ...(values.status === 'published' && { published_at: sql`coalesce(${events.published_at}, now())` }),
      was_cancelled: values.status === 'draft' && isCancelled(before),
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
