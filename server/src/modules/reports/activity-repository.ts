import { and, asc, desc, eq, gt, gte, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { announcements } from '../../database/schema/content/announcements';
import { eventOccurrences, events } from '../../database/schema/content/events';
import { churchProjects } from '../../database/schema/content/homepage';
import type { ReportScope } from './month-repository';
import { periodBounds } from './period';

/** A report is read on paper: more rows than these are counted, not listed. */
export const MAX_LISTED = 500;

function occurrencesIn({ period, timeZone, department }: ReportScope) {
  const { start, end } = periodBounds(period, timeZone);
  return and(
    gte(eventOccurrences.startDatetime, start),
    lt(eventOccurrences.startDatetime, end),
    ne(events.status, 'draft'),
    department === null ? undefined : eq(events.department, department),
  );
}

/** What takes place in the period, cancelled things among it, in the order of time. */
export async function listOccurrences(db: Queryable, scope: ReportScope) {
  // Which ones is known to the indexes; only these are then read.
  const listed = await db
    .select({ id: eventOccurrences.id })
    .from(eventOccurrences)
    .innerJoin(events, eq(events.id, eventOccurrences.eventId))
    .where(occurrencesIn(scope))
    .orderBy(asc(eventOccurrences.startDatetime), asc(eventOccurrences.id))
    .limit(MAX_LISTED);
  const ids = listed.map(({ id }) => id);
  return db
    .select({
      id: events.id,
      title: events.title,
      startDatetime: eventOccurrences.startDatetime,
      location: events.location,
      status: events.status,
      going: eventOccurrences.seatsTaken,
      isOver: sql<boolean>`${eventOccurrences.endDatetime} < now()`,
    })
    .from(eventOccurrences)
    .innerJoin(events, eq(events.id, eventOccurrences.eventId))
    .where(sql`${eventOccurrences.id} = any(${sql.param(ids)})`)
    .orderBy(asc(eventOccurrences.startDatetime), asc(eventOccurrences.id));
}

/** How often something takes place in the period, and how many come; what was cancelled counts for neither. */
export async function sumOccurrences(db: Queryable, scope: ReportScope) {
  const sum = async (total: SQL, where?: SQL) => {
    const [row] = await db
      .select({ total: sql<number>`${total}::integer` })
      .from(eventOccurrences)
      .innerJoin(events, eq(events.id, eventOccurrences.eventId))
      .where(and(occurrencesIn(scope), eq(events.status, 'published'), where));
    return row?.total ?? 0;
  };
  return {
    // The indexes have what is counted. The seats are in the rows: those without any needn't be read.
    events: await sum(sql`count(*)`),
    going: await sum(
      sql`coalesce(sum(${eventOccurrences.seatsTaken}), 0)`,
      gt(eventOccurrences.seatsTaken, 0),
    ),
  };
}

function announcementsIn({ period, timeZone, department }: ReportScope) {
  const { start, end } = periodBounds(period, timeZone);
  return and(
    gte(announcements.createdAt, start),
    lt(announcements.createdAt, end),
    department === null ? undefined : eq(announcements.department, department),
  );
}

/** What was announced in the period, the newest first. */
export async function listAnnounced(db: Queryable, scope: ReportScope) {
  return db
    .select({
      id: announcements.id,
      title: announcements.title,
      startDate: announcements.startDate,
      endDate: announcements.endDate,
      createdAt: announcements.createdAt,
      isActive: announcements.isActive,
    })
    .from(announcements)
    .where(announcementsIn(scope))
    .orderBy(desc(announcements.createdAt), desc(announcements.id))
    .limit(MAX_LISTED);
}

export const countAnnounced = (db: Queryable, scope: ReportScope): Promise<number> =>
  db.$count(announcements, announcementsIn(scope));

/** The church's projects with what was raised for each, as they stand today. */
export async function listProjectFunds(db: Queryable) {
  return db
    .select({
      id: churchProjects.id,
      title: churchProjects.title,
      goalAmount: churchProjects.goalAmount,
      raisedAmount: churchProjects.raisedAmount,
    })
    .from(churchProjects)
    .orderBy(asc(churchProjects.sortOrder), asc(churchProjects.id))
    .limit(MAX_LISTED);
}
