import { and, count, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { users } from '../../database/schema/auth';
import { eventOccurrences, eventRsvps, events } from '../../database/schema/events';
import { prayerRequests } from '../../database/schema/prayers';

export async function findMembership(db: Queryable, userId: number) {
  const [row] = await db
    .select({ membership_date: users.membership_date, created_at: users.created_at })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

export async function countOwnPrayers(db: Queryable, userId: number): Promise<number> {
  return db.$count(prayerRequests, eq(prayerRequests.user_id, userId));
}

/** Counts the past occurrences of events that the person had accepted. */
export async function countAttended(db: Queryable, userId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ attended: count() })
    .from(eventRsvps)
    .innerJoin(eventOccurrences, eq(eventOccurrences.id, eventRsvps.occurrence_id))
    .innerJoin(events, eq(events.id, eventOccurrences.event_id))
    .where(
      and(
        eq(eventRsvps.user_id, userId),
        eq(eventRsvps.attending, true),
        eq(events.status, 'published'),
        lt(eventOccurrences.end_datetime, now),
      ),
    );
  return row?.attended ?? 0;
}
