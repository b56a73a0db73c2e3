import { and, asc, desc, eq, getTableColumns, gt, gte, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Department } from '@narthex/shared-contracts';
import type { Queryable } from '../../database/database-handle';
import { users } from '../../database/schema/auth';
import { eventRsvps, events } from '../../database/schema/events';
import { takenSeats } from './seats';

export type EventRow = typeof events.$inferSelect & { attendeesCount: number };
export type EventValues = Omit<
  typeof events.$inferInsert,
  'id' | 'createdAt' | 'updatedAt' | 'createdBy' | 'publishedAt' | 'version'
>;
export type AttendeeRow = Awaited<ReturnType<typeof listAttendees>>[number];

export interface EventFilter {
  /** Published ones, or what a manager sees: all of a department, or all there are. */
  readonly scope: 'published' | 'all' | Department;
  /** Only events that aren't over at this moment, the next one first. */
  readonly notOverAt?: Date;
  readonly limit: number;
}

function selectEvents(db: Queryable) {
  const { seats, taken } = takenSeats(db);
  return db
    .select({
      ...getTableColumns(events),
      attendeesCount: taken,
    })
    .from(events)
    .leftJoin(seats, eq(seats.eventId, events.id))
    .$dynamic();
}

function inScope(scope: EventFilter['scope']): SQL | undefined {
  if (scope === 'all') return undefined;
  return scope === 'published' ? eq(events.status, 'published') : eq(events.department, scope);
}

/** Events that aren't over at this moment; what repeats never is. */
export const isNotOver = (at: Date): SQL | undefined =>
  or(gte(events.endDatetime, at), and(events.isRecurring, isNotNull(events.recurrencePattern)));

/** Published events, and those that were before they were called off. */
export const wasPublic = (): SQL | undefined =>
  or(eq(events.status, 'published'), and(eq(events.status, 'cancelled'), isNotNull(events.publishedAt)));

export async function listEvents(db: Queryable, filter: EventFilter): Promise<EventRow[]> {
  const { notOverAt, limit } = filter;
  return selectEvents(db)
    .where(and(inScope(filter.scope), notOverAt && isNotOver(notOverAt)))
    .orderBy(
      ...(notOverAt
        ? [asc(events.startDatetime), asc(events.id)]
        : [desc(events.startDatetime), desc(events.id)]),
    )
    .limit(limit);
}

/** Published events that touch the time from `from` until before `until`, and those that repeat and began before it ends. */
export async function listEventsBetween(db: Queryable, from: Date, until: Date): Promise<EventRow[]> {
  return selectEvents(db)
    .where(
      and(
        inScope('published'),
        lt(events.startDatetime, until),
        // One without a length belongs to the moment it begins.
        or(gte(events.startDatetime, from), gt(events.endDatetime, from), isNotOver(from)),
      ),
    )
    .orderBy(asc(events.startDatetime), asc(events.id));
}

export async function findEvent(db: Queryable, id: number): Promise<EventRow | undefined> {
  const [row] = await selectEvents(db).where(eq(events.id, id));
  return row;
}

/** Reads the event and holds it for this transaction. The seats are counted apart: an aggregate can't be locked. */
export async function lockEvent(tx: Queryable, id: number): Promise<EventRow | undefined> {
  const [locked] = await tx.select({ id: events.id }).from(events).where(eq(events.id, id)).for('update');
  return locked && findEvent(tx, id);
}

export async function insertEvent(db: Queryable, values: EventValues, createdBy: number): Promise<number> {
  const [row] = await db
    .insert(events)
    .values({ ...values, createdBy, publishedAt: values.status === 'published' ? new Date() : null })
    .returning({ id: events.id });
  if (!row) throw new Error('The event was not stored.');
  return row.id;
}

export async function updateEvent(db: Queryable, id: number, values: EventValues): Promise<void> {
  await db
    .update(events)
    .set({
      ...values,
      // Kept for good: what is called off later stays to be seen as called off.
      ...(values.status === 'published' && { publishedAt: sql`coalesce(${events.publishedAt}, now())` }),
    })
    .where(eq(events.id, id));
}

export async function deleteEvent(db: Queryable, id: number): Promise<void> {
  await db.delete(events).where(eq(events.id, id));
}

export async function listAttendees(db: Queryable, eventId: number) {
  return db
    .select({
      id: eventRsvps.id,
      createdAt: eventRsvps.createdAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(eventRsvps)
    .leftJoin(users, eq(users.id, eventRsvps.userId))
    .where(and(eq(eventRsvps.eventId, eventId), eq(eventRsvps.attending, true)))
    .orderBy(asc(eventRsvps.createdAt), asc(eventRsvps.id));
}
