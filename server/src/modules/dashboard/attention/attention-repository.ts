import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Department } from '@narthex/shared-contracts';
import type { Queryable } from '../../../database/database-handle';
import { announcements, lastShownDay } from '../../../database/schema/announcements';
import { calendarEvents } from '../../../database/schema/calendar';
import { events } from '../../../database/schema/events';
import { ministries, ministryMembers } from '../../../database/schema/ministries';
import { inquiries } from '../../../database/schema/visitor-forms';
import { mailOutbox } from '../../../database/schema/mail';
import { proposals } from '../../../database/schema/writes';
import { countUpTo } from '../../../lists/count-up-to';
import { isShownOnDay } from '../../announcements/repository';
import { ownedAnnouncements, ownedEvents, type Owner } from '../overview-repository';
import { MAX_COUNTED_WAITING } from './attention-policy';

/** Lists the first drafts whose date has passed. */
export async function listLateDrafts(db: Queryable, department: Owner, now: Date) {
  return db
    .select({ id: events.id, title: events.title })
    .from(events)
    .where(and(eq(events.status, 'draft'), lt(events.start_datetime, now), ownedEvents(department)))
    .orderBy(asc(events.start_datetime))
    .limit(MAX_COUNTED_WAITING);
}

/** Lists the first announcements that are visible today and end on `until` or earlier. */
export async function listEndingAnnouncements(
  db: Queryable,
  department: Owner,
  today: string,
  until: string,
) {
  return db
    .select({ id: announcements.id, title: announcements.title })
    .from(announcements)
    .where(
      and(
        isShownOnDay(today),
        sql`${lastShownDay(announcements)} <= ${until}`,
        ownedAnnouncements(department),
      ),
    )
    .orderBy(asc(lastShownDay(announcements)), asc(announcements.id))
    .limit(MAX_COUNTED_WAITING);
}

/** Counts the pending proposals, up to the limit of a list. */
export const countPendingProposals = (db: Queryable): Promise<number> =>
  countUpTo(db, sql`${proposals} where ${eq(proposals.status, 'pending')}`);

export const countOpenQuestions = (db: Queryable): Promise<number> =>
  countUpTo(db, sql`${inquiries} where ${and(isNull(inquiries.handled_at), isNull(inquiries.visit_day))}`);

/** Counts the announced visits that nobody has followed up. */
export const countAnnouncedVisits = (db: Queryable): Promise<number> =>
  countUpTo(db, sql`${inquiries} where ${and(isNull(inquiries.handled_at), isNotNull(inquiries.visit_day))}`);

/** Counts the requests to join a ministry of the department, or any ministry. */
export function countMembershipRequests(db: Queryable, department: 'all' | Department): Promise<number> {
  const isOwn = department === 'all' ? undefined : eq(ministries.department, department);
  return countUpTo(
    db,
    sql`${ministryMembers} join ${ministries} on ${ministries.id} = ${ministryMembers.ministry_id}
      where ${and(eq(ministryMembers.status, 'asked'), isOwn)}`,
  );
}

/** Counts the author's own proposals that were rejected after `since`. */
export const countRejectedProposals = (db: Queryable, authorId: number, since: Date): Promise<number> =>
  countUpTo(
    db,
    sql`${proposals} where ${and(
      eq(proposals.author_id, authorId),
      eq(proposals.status, 'rejected'),
      gte(proposals.decided_at, since),
    )}`,
  );

export const countFailedMail = (db: Queryable): Promise<number> =>
  countUpTo(db, sql`${mailOutbox} where ${isNotNull(mailOutbox.failed_at)}`);

/**
 * Returns those of the Sabbaths that have no preacher in the programme. Returns none if the site keeps no programme.
 */
export async function listSabbathsWithoutPreacher(
  db: Queryable,
  sabbaths: readonly string[],
): Promise<string[]> {
  const [kept] = await db.select({ id: calendarEvents.id }).from(calendarEvents).limit(1);
  if (!kept) return [];
  const rows = await db
    .select({ date: calendarEvents.date })
    .from(calendarEvents)
    .where(
      and(
        inArray(calendarEvents.date, [...sabbaths]),
        sql`coalesce(trim(${calendarEvents.divine_service_preacher}), '') <> ''`,
      ),
    );
  const planned = new Set(rows.map(({ date }) => date));
  return sabbaths.filter((day) => !planned.has(day));
}
