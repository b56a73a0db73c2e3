import { and, asc, count, eq, gte, lt, lte, or, isNull, sql, sum, type SQL } from 'drizzle-orm';
import type { Department } from '@narthex/shared-contracts';
import type { Queryable } from '../../database/database-handle';
import { announcements } from '../../database/schema/announcements';
import { users } from '../../database/schema/auth';
import { eventRsvps, events } from '../../database/schema/events';
import { churchProjects } from '../../database/schema/homepage';
import { prayerRequests } from '../../database/schema/prayers';
import { inOrder } from '../events/occurrences';
import { isNotOver } from '../events/repository';
import { takenSeats } from '../events/seats';
import { readTimeZone } from '../site/repository';

type Owner = Department | null;

const eventsOf = (department: Owner): SQL | undefined =>
  department === null ? undefined : eq(events.department, department);
const announcementsOf = (department: Owner): SQL | undefined =>
  department === null ? undefined : eq(announcements.department, department);

const isAhead = (now: Date) => and(eq(events.status, 'published'), isNotOver(now));

export async function countUpcoming(db: Queryable, department: Owner, now: Date): Promise<number> {
  return db.$count(events, and(isAhead(now), eventsOf(department)));
}

export async function countGoing(db: Queryable, department: Owner, now: Date): Promise<number> {
  const [row] = await db
    .select({ going: count() })
    .from(eventRsvps)
    .innerJoin(events, eq(events.id, eventRsvps.eventId))
    .where(and(eq(eventRsvps.attending, true), isAhead(now), eventsOf(department)));
  return row?.going ?? 0;
}

/** The next events that aren't over, drafts among them. */
export async function listNextEvents(
  db: Queryable,
  {
    department,
    now,
    limit,
    withDrafts,
  }: { department: Owner; now: Date; limit: number; withDrafts: boolean },
) {
  const { seats, taken } = takenSeats(db);
  const rows = await db
    .select({
      id: events.id,
      title: events.title,
      startDatetime: events.startDatetime,
      endDatetime: events.endDatetime,
      isRecurring: events.isRecurring,
      recurrencePattern: events.recurrencePattern,
      location: events.location,
      status: events.status,
      going: taken,
    })
    .from(events)
    .leftJoin(seats, eq(seats.eventId, events.id))
    .where(and(isNotOver(now), eventsOf(department), withDrafts ? undefined : eq(events.status, 'published')))
    .orderBy(asc(events.startDatetime), asc(events.id));
  return inOrder(rows, await readTimeZone(db), now).slice(0, limit);
}

export async function listLateDrafts(db: Queryable, department: Owner, now: Date) {
  return db
    .select({ id: events.id, title: events.title })
    .from(events)
    .where(and(eq(events.status, 'draft'), lt(events.startDatetime, now), eventsOf(department)))
    .orderBy(asc(events.startDatetime));
}

const isShown = (today: string) =>
  and(
    eq(announcements.isActive, true),
    or(isNull(announcements.startDate), lte(announcements.startDate, today)),
    or(isNull(announcements.endDate), gte(announcements.endDate, today)),
  );

export async function countShownAnnouncements(
  db: Queryable,
  department: Owner,
  today: string,
): Promise<number> {
  return db.$count(announcements, and(isShown(today), announcementsOf(department)));
}

/** Announcements that are shown today and whose last day is `until` or before. */
export async function listEndingAnnouncements(
  db: Queryable,
  department: Owner,
  today: string,
  until: string,
) {
  return db
    .select({ id: announcements.id, title: announcements.title })
    .from(announcements)
    .where(and(isShown(today), lte(announcements.endDate, until), announcementsOf(department)))
    .orderBy(asc(announcements.endDate), asc(announcements.id));
}

export async function countPendingPrayers(db: Queryable) {
  const pending = eq(prayerRequests.status, 'pending');
  return {
    all: await db.$count(prayerRequests, pending),
    urgent: await db.$count(prayerRequests, and(pending, eq(prayerRequests.isUrgent, true))),
  };
}

export async function countMembers(db: Queryable, newSince: Date) {
  const active = eq(users.isActive, true);
  return {
    all: await db.$count(users, active),
    fresh: await db.$count(users, and(active, gte(users.createdAt, newSince))),
  };
}

/** What is recorded for the church projects, in whole KES; null where there are none. */
export async function sumProjects(db: Queryable) {
  const [row] = await db
    .select({
      projects: count(),
      goal: sum(churchProjects.goalAmount),
      raised: sum(churchProjects.raisedAmount),
    })
    .from(churchProjects);
  if (!row || row.projects === 0) return null;
  return { projects: row.projects, goal: Number(row.goal ?? 0), raised: Number(row.raised ?? 0) };
}

/** Events per month, from five months ago to six months ahead in the site's zone, oldest first. */
export async function countEventsByMonth(db: Queryable, department: Owner, timeZone: string) {
  const { rows } = await db.execute<{ month: string; count: number }>(sql`
    select to_char(months.first, 'YYYY-MM') as month, count(${events.id})::integer as count
    from generate_series(
      date_trunc('month', now() at time zone ${timeZone}) - interval '5 months',
      date_trunc('month', now() at time zone ${timeZone}) + interval '6 months',
      interval '1 month') as months (first)
    left join ${events} on date_trunc('month', ${events.startDatetime} at time zone ${timeZone}) = months.first
      and ${events.status} = 'published' and ${eventsOf(department) ?? sql`true`}
    group by months.first
    order by months.first`);
  return rows;
}
