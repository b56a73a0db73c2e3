import { and, asc, count, desc, eq, gte, inArray, lt, ne, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { announcements } from '../../database/schema/announcements';
import { eventOccurrences, events } from '../../database/schema/events';
import { churchProjects } from '../../database/schema/homepage';
import type { ReportScope } from './month-repository';
import { periodBounds } from './period';
import { REPORT_ROWS } from '../../lists/row-limits';
import type { Department } from '@narthex/shared-contracts';
import { sermons } from '../../database/schema/sermons';
import { countUpTo } from '../../lists/count-up-to';

function occurrencesIn({ period, timeZone, department }: ReportScope) {
  const { start, end } = periodBounds(period, timeZone);
  return and(
    gte(eventOccurrences.start_datetime, start),
    lt(eventOccurrences.start_datetime, end),
    ne(events.status, 'draft'),
    department === null ? undefined : eq(events.department, department),
  );
}

/** Lists the occurrences of a period by time, including cancelled ones. */
export async function listOccurrences(db: Queryable, scope: ReportScope) {
  return db
    .select({
      id: events.id,
      title: events.title,
      start_datetime: eventOccurrences.start_datetime,
      location: events.location,
      status: events.status,
      going: eventOccurrences.seats_taken,
      isOver: sql<boolean>`${eventOccurrences.end_datetime} < now()`,
    })
    .from(eventOccurrences)
    .innerJoin(events, eq(events.id, eventOccurrences.event_id))
    .where(occurrencesIn(scope))
    .orderBy(asc(eventOccurrences.start_datetime), asc(eventOccurrences.id))
    .limit(REPORT_ROWS);
}

/** Counts the occurrences of a period and their attendees, without drafts and cancelled ones. */
export async function sumOccurrences(db: Queryable, { period, timeZone, department }: ReportScope) {
  const { start, end } = periodBounds(period, timeZone);
  // Few events aren't published and an index lists them, whereas a join would read each event of the period.
  const isCounted =
    department === null
      ? notInArray(
          eventOccurrences.event_id,
          db.select({ id: events.id }).from(events).where(ne(events.status, 'published')),
        )
      : inArray(
          eventOccurrences.event_id,
          db
            .select({ id: events.id })
            .from(events)
            .where(and(eq(events.department, department), eq(events.status, 'published'))),
        );
  const [row] = await db
    .select({
      events: count(),
      going: sql`coalesce(sum(${eventOccurrences.seats_taken}), 0)`.mapWith(Number),
    })
    .from(eventOccurrences)
    .where(
      and(gte(eventOccurrences.start_datetime, start), lt(eventOccurrences.start_datetime, end), isCounted),
    );
  return row ?? { events: 0, going: 0 };
}

function announcementsIn({ period, timeZone, department }: ReportScope) {
  const { start, end } = periodBounds(period, timeZone);
  return and(
    gte(announcements.created_at, start),
    lt(announcements.created_at, end),
    department === null ? undefined : eq(announcements.department, department),
  );
}

/** Lists the announcements of a period, the newest first. */
export async function listAnnounced(db: Queryable, scope: ReportScope) {
  return db
    .select({
      id: announcements.id,
      title: announcements.title,
      start_date: announcements.start_date,
      end_date: announcements.end_date,
      created_at: announcements.created_at,
      is_active: announcements.is_active,
    })
    .from(announcements)
    .where(announcementsIn(scope))
    .orderBy(desc(announcements.created_at), desc(announcements.id))
    .limit(REPORT_ROWS);
}

export const countAnnounced = (db: Queryable, scope: ReportScope): Promise<number> =>
  db.$count(announcements, announcementsIn(scope));

/** Lists the church's projects with the amount raised for each so far. */
export async function listProjectFunds(db: Queryable) {
  return db
    .select({
      id: churchProjects.id,
      title: churchProjects.title,
      goal_amount: churchProjects.goal_amount,
      raised_amount: churchProjects.raised_amount,
    })
    .from(churchProjects)
    .orderBy(asc(churchProjects.sort_order), asc(churchProjects.id))
    .limit(REPORT_ROWS);
}

/** Counts the drafts of events, up to the limit of a list. */
export function countDraftEvents(db: Queryable, department: Department | null): Promise<number> {
  const owned = department === null ? undefined : eq(events.department, department);
  return countUpTo(db, sql`${events} where ${and(eq(events.status, 'draft'), owned)}`);
}

export const countDraftSermons = (db: Queryable): Promise<number> =>
  countUpTo(db, sql`${sermons} where ${eq(sermons.status, 'draft')}`);
