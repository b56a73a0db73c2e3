import { and, asc, count, eq, gte, isNotNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Department } from '@narthex/shared-contracts';
import type { Queryable } from '../../database/database-handle';
import { announcements } from '../../database/schema/announcements';
import { users } from '../../database/schema/auth';
import { eventOccurrences, events } from '../../database/schema/events';
import { churchProjects } from '../../database/schema/homepage';
import { countUpTo } from '../../lists/count-up-to';
import { isShownOnDay } from '../announcements/repository';
import { readFigures } from './stored-figures-repository';
import { ADDED_UP_EVENTS } from '../../lists/row-limits';

export type Owner = Department | null;

export const ownedEvents = (department: Owner): SQL | undefined =>
  department === null ? undefined : eq(events.department, department);
export const ownedAnnouncements = (department: Owner): SQL | undefined =>
  department === null ? undefined : eq(announcements.department, department);

const isAhead = (department: Owner) =>
  and(eq(events.status, 'published'), isNotNull(events.next_start), ownedEvents(department));

/** Counts the upcoming events, up to the limit of a list. */
export const countUpcoming = (db: Queryable, department: Owner): Promise<number> =>
  countUpTo(db, sql`${events} where ${isAhead(department)} order by ${events.next_start}`);

/**
 * Selects the seats taken at an event's next occurrence, with one lookup in a unique index for each event. Names are
 * qualified by hand, because the query builder omits the table in a selection from one table.
 */
const seatsAtNext = sql<number | null>`(select next.seats_taken from ${eventOccurrences} as next
  where next.event_id = events.id and next.start_datetime = events.next_start)`;

/** Adds up the seats taken at the next occurrences of the first upcoming events. */
export async function countGoing(db: Queryable, department: Owner): Promise<number> {
  const { rows } = await db.execute<{ going: number }>(sql`
    select coalesce(sum(going), 0)::integer as going
    from (select ${seatsAtNext} as going from ${events} where ${isAhead(department)}
      order by ${events.next_start} limit ${ADDED_UP_EVENTS}) as ahead`);
  return rows[0]?.going ?? 0;
}

/** Lists the next events that have not ended, including drafts on request. */
export async function listNextEvents(
  db: Queryable,
  { department, limit, withDrafts }: { department: Owner; limit: number; withDrafts: boolean },
) {
  const rows = await db
    .select({
      id: events.id,
      title: events.title,
      next_start: events.next_start,
      location: events.location,
      status: events.status,
      going: seatsAtNext,
    })
    .from(events)
    .where(
      and(
        isNotNull(events.next_start),
        ownedEvents(department),
        withDrafts ? undefined : eq(events.status, 'published'),
      ),
    )
    .orderBy(asc(events.next_start), asc(events.id))
    .limit(limit);
  return rows.flatMap(({ next_start: nextStart, going, ...event }) =>
    nextStart ? [{ ...event, start_datetime: nextStart, going: going ?? 0 }] : [],
  );
}

/** Counts the announcements visible on this date, up to the limit of a list. */
export const countShownAnnouncements = (db: Queryable, department: Owner, today: string): Promise<number> =>
  countUpTo(db, sql`${announcements} where ${and(isShownOnDay(today), ownedAnnouncements(department))}`);

export async function countPendingPrayers(db: Queryable) {
  const { pending_prayers: all, urgent_prayers: urgent } = await readFigures(db, [
    'pending_prayers',
    'urgent_prayers',
  ]);
  return { all, urgent };
}

/** Counts all members, and the new ones without administrators, who joined by setting up the site. */
export async function countMembers(db: Queryable, newSince: Date) {
  const { members } = await readFigures(db, ['members']);
  const joined = and(
    sql`${users.is_active}`,
    ne(users.role, 'admin'),
    gte(users.created_at, newSince),
    lte(users.created_at, sql`now()`),
  );
  return { all: members, fresh: await countUpTo(db, sql`${users} where ${joined}`) };
}

/** Adds up the amounts of the church projects in whole KES; null if there are no projects. */
export async function sumProjects(db: Queryable) {
  const sum = (column: PgColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  const [row] = await db
    .select({
      projects: count(),
      goal: sum(churchProjects.goal_amount),
      raised: sum(churchProjects.raised_amount),
    })
    .from(churchProjects);
  return row && row.projects > 0 ? row : null;
}
