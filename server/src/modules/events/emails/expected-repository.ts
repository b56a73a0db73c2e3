import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
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

const EXPECTED = {
  userId: users.id,
  // Who said that they come was signed in, and who can sign in has one (`users_account_email`).
  email: sql<string>`${users.email}`,
  firstName: users.firstName,
  eventId: events.id,
  occurrenceId: eventOccurrences.id,
  title: events.title,
  location: events.location,
  start: eventOccurrences.startDatetime,
};
const isOfOccurrence = eq(eventOccurrences.id, eventRsvps.occurrenceId);
const isOfEvent = eq(events.id, eventOccurrences.eventId);
const isActivePerson = and(eq(users.id, eventRsvps.userId), users.isActive);
const isExpected = and(eventRsvps.attending, eq(events.status, 'published'));

/**
 * Who is expected at what is left of an event, each once, with the time they come next: so many of them whose number is
 * above `after`.
 */
export async function listExpected(
  db: Queryable,
  eventId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly ExpectedPerson[]> {
  return db
    .selectDistinctOn([users.id], EXPECTED)
    .from(eventRsvps)
    .innerJoin(eventOccurrences, isOfOccurrence)
    .innerJoin(events, isOfEvent)
    .innerJoin(users, isActivePerson)
    .where(
      and(
        isExpected,
        eq(events.id, eventId),
        gt(eventOccurrences.startDatetime, sql`now()`),
        gt(users.id, after),
      ),
    )
    .orderBy(asc(users.id), asc(eventOccurrences.startDatetime), asc(eventRsvps.id))
    .limit(limit);
}

/** A visitor without an account who has confirmed that they come. */
export interface ExpectedGuest extends Pick<ExpectedPerson, 'title' | 'location' | 'start'> {
  /** Of the RSVP. */
  readonly id: number;
  readonly firstName: string;
  readonly email: string;
}

/** Which visitors are expected at what is left of an event, each once: so many of them whose number is above `after`. */
export async function listExpectedGuests(
  db: Queryable,
  eventId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly ExpectedGuest[]> {
  const { title, location, start } = EXPECTED;
  const nextOfEach = sql`(select distinct on (mine.guest_mailbox) mine.id from event_rsvps as mine
    join event_occurrences as own on own.id = mine.occurrence_id
    where own.event_id = ${eventId} and own.start_datetime > now() and mine.attending
      and mine.guest_email is not null
    order by mine.guest_mailbox, own.start_datetime)`;
  return db
    .select({
      id: eventRsvps.id,
      firstName: sql<string>`coalesce(${eventRsvps.guestName}, '')`,
      // The condition leaves out who has none.
      email: sql<string>`${eventRsvps.guestEmail}`,
      title,
      location,
      start,
    })
    .from(eventRsvps)
    .innerJoin(eventOccurrences, isOfOccurrence)
    .innerJoin(events, isOfEvent)
    .where(and(isExpected, sql`${eventRsvps.id} in ${nextOfEach}`, gt(eventRsvps.id, after)))
    .orderBy(asc(eventRsvps.id))
    .limit(limit);
}

/** The key under which a person is reminded of an occurrence once. */
export const reminderKey = ({ occurrenceId, userId }: Pick<ExpectedPerson, 'occurrenceId' | 'userId'>) =>
  `event-reminder ${occurrenceId} ${userId}`;

/** Who is to be reminded now: a day ahead, unless they said only a moment ago that they come, or want no reminders. */
export async function listToRemind(db: Queryable, limit: number): Promise<readonly ExpectedPerson[]> {
  const { startDatetime } = eventOccurrences;
  const key = sql`'event-reminder ' || ${eventOccurrences.id} || ' ' || ${users.id}`;
  const isDue = and(
    gt(startDatetime, sql`now() + interval '1 hour'`),
    lte(startDatetime, sql`now() + interval '24 hours'`),
    lte(eventRsvps.createdAt, sql`now() - interval '6 hours'`),
    // Seats from before may be of addresses that nobody has confirmed.
    isNotNull(users.emailConfirmedAt),
    sql`not exists (select 1 from ${mailOutbox} where ${mailOutbox.onceKey} = ${key})`,
    sql`not exists (select 1 from ${mailPreferences}
        where ${mailPreferences.email} = ${users.email} and not ${mailPreferences.wantsReminders})`,
  );
  return db
    .select(EXPECTED)
    .from(eventRsvps)
    .innerJoin(eventOccurrences, isOfOccurrence)
    .innerJoin(events, isOfEvent)
    .innerJoin(users, isActivePerson)
    .where(and(isExpected, isDue))
    .orderBy(asc(startDatetime), asc(eventRsvps.id))
    .limit(limit);
}
