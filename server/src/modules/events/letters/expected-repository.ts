import { and, asc, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../database/database-handle';
import { eventOccurrences, eventRsvps, events } from '../../../database/schema/content/events';
import { users } from '../../../database/schema/people/auth';
import { mailOutbox, mailPreferences } from '../../../database/schema/system/mail';

/** Somebody with an account who said that they come. */
export interface ExpectedPerson {
  readonly userId: number;
  readonly email: string;
  readonly firstName: string;
  readonly eventId: number;
  readonly occurrenceId: number;
  readonly title: string;
  readonly location: string | null;
  readonly start: Date;
}

const selectExpected = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      userId: users.id,
      // Who said that they come was signed in, and who can sign in has one (`users_account_email`).
      email: sql<string>`${users.email}`,
      firstName: users.firstName,
      eventId: events.id,
      occurrenceId: eventOccurrences.id,
      title: events.title,
      location: events.location,
      start: eventOccurrences.startDatetime,
    })
    .from(eventRsvps)
    .innerJoin(eventOccurrences, eq(eventOccurrences.id, eventRsvps.occurrenceId))
    .innerJoin(events, eq(events.id, eventOccurrences.eventId))
    .innerJoin(users, and(eq(users.id, eventRsvps.userId), users.isActive))
    .where(and(eventRsvps.attending, eq(events.status, 'published'), where))
    .orderBy(asc(eventOccurrences.startDatetime), asc(eventRsvps.id))
    .$dynamic();

/** Who is expected at what is left of an event, each once, with the time they come next. */
export async function listExpected(db: Queryable, eventId: number): Promise<readonly ExpectedPerson[]> {
  const rows = await selectExpected(
    db,
    and(eq(events.id, eventId), gt(eventOccurrences.startDatetime, sql`now()`)),
  );
  return [...new Map(rows.toReversed().map((row) => [row.userId, row])).values()];
}

/** The key under which a person is reminded of an occurrence once. */
export const reminderKey = ({ occurrenceId, userId }: Pick<ExpectedPerson, 'occurrenceId' | 'userId'>) =>
  `event-reminder ${occurrenceId} ${userId}`;

/** Who is to be reminded now: a day ahead, unless they said only a moment ago that they come, or want no reminders. */
export async function listToRemind(db: Queryable, limit: number): Promise<readonly ExpectedPerson[]> {
  const { startDatetime } = eventOccurrences;
  const key = sql`'event-reminder ' || ${eventOccurrences.id} || ' ' || ${users.id}`;
  return selectExpected(
    db,
    and(
      gt(startDatetime, sql`now() + interval '1 hour'`),
      lte(startDatetime, sql`now() + interval '24 hours'`),
      lte(eventRsvps.createdAt, sql`now() - interval '6 hours'`),
      sql`not exists (select 1 from ${mailOutbox} where ${mailOutbox.onceKey} = ${key})`,
      sql`not exists (select 1 from ${mailPreferences}
        where ${mailPreferences.email} = ${users.email} and not ${mailPreferences.wantsReminders})`,
    ),
  ).limit(limit);
}
