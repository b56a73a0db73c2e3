import { and, asc, eq, gt, inArray, isNotNull, lte, not, or, sql } from 'drizzle-orm';
import type { Language } from '@narthex/shared-contracts/languages';
import type { Queryable, Transaction } from '../../../database/database-handle';
import { eventOccurrences, eventRsvps, events } from '../../../database/schema/events';
import { eventWaiting } from '../../../database/schema/waiting-list';
import { users } from '../../../database/schema/auth';
import { mailOutbox, mailPreferences } from '../../../database/schema/mail';
import { ago, fromNow } from '../../../database/instants';
import {
  LAST_REMINDER_BEFORE_START_MS,
  REMIND_AFTER_RSVP_MS,
  REMIND_BEFORE_START_MS,
} from '../reminder-policy';
import type { EventTexts } from './describe-event';

/** Describes a recipient of an email about an event. */
export interface EventRecipient extends EventTexts {
  /** Orders the batches: the next one starts above the last number. */
  readonly number: number;
  /** Is null for a visitor. */
  readonly user_id: number | null;
  readonly email: string;
  readonly first_name: string;
  /** Is the language of the page on which they took their place. */
  readonly language: Language;
  readonly start: Date;
  /** Is the seat that the email is about. Only that of a visitor has a mailbox. */
  readonly seat?: { readonly id: number; readonly guest_mailbox: string | null };
}

/** Selects an event, or only these occurrences of it. */
export interface Occasion {
  readonly eventId: number;
  readonly occurrenceIds?: readonly number[];
}

/** Selects the first people whose number is greater than `after`. */
export interface Batch {
  readonly after: number;
  readonly limit: number;
}

const OCCASION = {
  title: events.title,
  location: events.location,
  translations: events.translations,
  start: eventOccurrences.start_datetime,
};
const SEAT = { id: eventRsvps.id, guest_mailbox: eventRsvps.guest_mailbox };
const EXPECTED = {
  number: users.id,
  user_id: users.id,
  // The email isn't null: only signed-in people can accept, and everybody with an account has one
  // (`users_account_email`).
  email: sql<string>`${users.email}`,
  first_name: users.first_name,
  language: eventRsvps.language,
  ...OCCASION,
};
const isOfOccurrence = eq(eventOccurrences.id, eventRsvps.occurrence_id);
const isOfEvent = eq(events.id, eventOccurrences.event_id);
const isActivePerson = and(eq(users.id, eventRsvps.user_id), users.is_active);
const isPublished = eq(events.status, 'published');
/**
 * Matches what people with a seat believe to take place. That includes drafts, which were published when they took it,
 * unless these were cancelled in between.
 */
const isBelieved = or(isPublished, and(eq(events.status, 'draft'), not(events.was_cancelled)));
const isExpected = and(eventRsvps.attending, isBelieved);

/** Matches the occurrences of an occasion that aren't over: a camp that has begun concerns its people until it ends. */
const isAhead = ({ eventId, occurrenceIds }: Occasion) =>
  and(
    eq(eventOccurrences.event_id, eventId),
    gt(eventOccurrences.end_datetime, sql`now()`),
    occurrenceIds && inArray(eventOccurrences.id, [...occurrenceIds]),
  );

/** Lists the people who attend the remaining occurrences of an event, each once, with their next occurrence. */
export async function listExpected(
  db: Queryable,
  occasion: Occasion,
  { after, limit }: Batch,
): Promise<readonly EventRecipient[]> {
  return db
    .selectDistinctOn([users.id], EXPECTED)
    .from(eventRsvps)
    .innerJoin(eventOccurrences, isOfOccurrence)
    .innerJoin(events, isOfEvent)
    .innerJoin(users, isActivePerson)
    .where(and(isExpected, isAhead(occasion), gt(users.id, after)))
    .orderBy(asc(users.id), asc(eventOccurrences.start_datetime), asc(eventRsvps.id))
    .limit(limit);
}

/** Lists the visitors with a confirmed seat at the remaining occurrences of an event, each once. */
export async function listExpectedGuests(
  db: Queryable,
  occasion: Occasion,
  { after, limit }: Batch,
): Promise<readonly EventRecipient[]> {
  const nextOfEach = db
    .selectDistinctOn([eventRsvps.guest_mailbox], { id: eventRsvps.id })
    .from(eventRsvps)
    .innerJoin(eventOccurrences, isOfOccurrence)
    .where(and(isAhead(occasion), eventRsvps.attending, isNotNull(eventRsvps.guest_email)))
    .orderBy(asc(eventRsvps.guest_mailbox), asc(eventOccurrences.start_datetime));
  return db
    .select({
      number: eventRsvps.id,
      user_id: eventRsvps.user_id,
      // The email isn't null, because the condition excludes seats without one.
      email: sql<string>`${eventRsvps.guest_email}`,
      first_name: sql<string>`coalesce(${eventRsvps.guest_name}, '')`,
      language: eventRsvps.language,
      seat: SEAT,
      ...OCCASION,
    })
    .from(eventRsvps)
    .innerJoin(eventOccurrences, isOfOccurrence)
    .innerJoin(events, isOfEvent)
    .where(and(isExpected, inArray(eventRsvps.id, nextOfEach), gt(eventRsvps.id, after)))
    .orderBy(asc(eventRsvps.id))
    .limit(limit);
}

/** Lists the people on the waiting list of the remaining occurrences of an event, once for each occurrence. */
export async function listWaitingPeople(
  db: Queryable,
  occasion: Occasion,
  { after, limit }: Batch,
): Promise<readonly EventRecipient[]> {
  return db
    .select({
      number: eventWaiting.id,
      user_id: eventWaiting.user_id,
      email: eventWaiting.email,
      first_name: eventWaiting.name,
      language: eventWaiting.language,
      ...OCCASION,
    })
    .from(eventWaiting)
    .innerJoin(eventOccurrences, eq(eventOccurrences.id, eventWaiting.occurrence_id))
    .innerJoin(events, isOfEvent)
    .where(and(isBelieved, isAhead(occasion), gt(eventWaiting.id, after)))
    .orderBy(asc(eventWaiting.id))
    .limit(limit);
}

/** Describes a person who is reminded of an occurrence. */
export interface RemindedPerson extends EventRecipient {
  readonly event_id: number;
  /** Is unique for person and occurrence, so that they are reminded only once while its time stays. */
  readonly once_key: string;
}

/** Is the key of the reminder of a seat. */
const KEY = sql<string>`'event-reminder ' || ${eventOccurrences.id} || ' ' ||
  coalesce(${eventRsvps.user_id}::text, 'visitor ' || ${eventRsvps.id})`;

/**
 * Lets the people of occurrences that were moved be reminded again, because their reminders name a time that is no longer
 * true. An occurrence that begins soon needs no second reminder: the email about its new time has just been sent.
 */
export async function forgetReminders(tx: Transaction, occurrenceIds: readonly number[]): Promise<void> {
  const keys = tx
    .select({ key: KEY })
    .from(eventRsvps)
    .innerJoin(eventOccurrences, isOfOccurrence)
    .where(
      and(
        inArray(eventOccurrences.id, [...occurrenceIds]),
        gt(eventOccurrences.start_datetime, fromNow(REMIND_BEFORE_START_MS)),
      ),
    );
  await tx.update(mailOutbox).set({ once_key: null }).where(inArray(mailOutbox.once_key, keys));
}

/** Matches confirmed email addresses: an older account may have been opened with the email address of somebody else. */
const hasConfirmedEmail = or(
  and(isNotNull(eventRsvps.user_id), isNotNull(users.email_confirmed_at), users.is_active),
  isNotNull(eventRsvps.guest_email),
);
const EMAIL = sql<string>`coalesce(${users.email}, lower(${eventRsvps.guest_email}))`;
/** Matches a visitor's seat whose owner has one as a member, too, and is reminded of that. */
const hasMembersSeat = sql`exists (select 1 from ${eventRsvps} as own join ${users} as owner on owner.id = own.user_id
  where own.occurrence_id = ${eventRsvps.occurrence_id} and own.attending and owner.is_active
    and owner.email_confirmed_at is not null and owner.email = lower(${eventRsvps.guest_email}))`;

/**
 * Lists the people whose reminder is due: a day before the start, unless they accepted only recently or don't want
 * reminders.
 */
export async function listToRemind(db: Queryable, limit: number): Promise<readonly RemindedPerson[]> {
  const { start_datetime: startDatetime } = eventOccurrences;
  const isDue = and(
    gt(startDatetime, fromNow(LAST_REMINDER_BEFORE_START_MS)),
    lte(startDatetime, fromNow(REMIND_BEFORE_START_MS)),
    lte(eventRsvps.created_at, ago(REMIND_AFTER_RSVP_MS)),
    hasConfirmedEmail,
    not(hasMembersSeat),
    sql`not exists (select 1 from ${mailOutbox} where ${mailOutbox.once_key} = ${KEY})`,
    sql`not exists (select 1 from ${mailPreferences}
        where ${mailPreferences.email} = ${EMAIL} and not ${mailPreferences.wants_reminders})`,
  );
  return db
    .select({
      number: eventRsvps.id,
      user_id: eventRsvps.user_id,
      email: EMAIL,
      first_name: sql<string>`coalesce(${users.first_name}, ${eventRsvps.guest_name}, '')`,
      language: eventRsvps.language,
      seat: SEAT,
      ...OCCASION,
      event_id: events.id,
      once_key: KEY,
    })
    .from(eventRsvps)
    .innerJoin(eventOccurrences, isOfOccurrence)
    .innerJoin(events, isOfEvent)
    .leftJoin(users, eq(users.id, eventRsvps.user_id))
    .where(and(eventRsvps.attending, isPublished, isDue))
    .orderBy(asc(startDatetime), asc(eventRsvps.id))
    .limit(limit);
}
