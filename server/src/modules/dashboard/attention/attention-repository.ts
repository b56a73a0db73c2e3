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

/** Drafts whose date has passed, the first of them. */
export async function listLateDrafts(db: Queryable, department: Owner, now: Date) {
  return db
    .select({ id: events.id, title: events.title })
    .from(events)
    .where(and(eq(events.status, 'draft'), lt(events.start_datetime, now), ownedEvents(department)))
    .orderBy(asc(events.start_datetime))
    .limit(MAX_COUNTED_WAITING);
}

/** The first announcements that are shown today and whose last day is `until` or before. */
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

/** Proposals that await approval, counted as far as a list counts. */
export const countPendingProposals = (db: Queryable): Promise<number> =>
  countUpTo(db, sql`${proposals} where ${eq(proposals.status, 'pending')}`);

/** Questions of visitors that nobody has closed. */
export const countOpenQuestions = (db: Queryable): Promise<number> =>
  countUpTo(db, sql`${inquiries} where ${and(isNull(inquiries.handled_at), isNull(inquiries.visit_day))}`);

/** Visitors who said that they will come, and whom nobody has followed up. */
export const countAnnouncedVisits = (db: Queryable): Promise<number> =>
  countUpTo(db, sql`${inquiries} where ${and(isNull(inquiries.handled_at), isNotNull(inquiries.visit_day))}`);

/** People who ask to join a ministry of this department, or any ministry. */
export function countMembershipRequests(db: Queryable, department: 'all' | Department): Promise<number> {
  const isOwn = department === 'all' ? undefined : eq(ministries.department, department);
  return countUpTo(
    db,
    sql`${ministryMembers} join ${ministries} on ${ministries.id} = ${ministryMembers.ministry_id}
      where ${and(eq(ministryMembers.status, 'asked'), isOwn)}`,
  );
}

/** A person's own proposals that were rejected since. */
export const countRejectedProposals = (db: Queryable, authorId: number, since: Date): Promise<number> =>
  countUpTo(
    db,
    sql`${proposals} where ${and(
      eq(proposals.author_id, authorId),
      eq(proposals.status, 'rejected'),
      gte(proposals.decided_at, since),
    )}`,
  );

/** Emails that were given up. */
export const countFailedMail = (db: Queryable): Promise<number> =>
  countUpTo(db, sql`${mailOutbox} where ${isNotNull(mailOutbox.failed_at)}`);

/** Those of these Sabbaths for which the programme names no preacher; none where no programme is kept at all. */
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
