import { paths } from '@narthex/shared-contracts';
import type { Database, Transaction } from '../../../database/database-handle';
import { queueMails } from '../../../mail/queue-mail';
import type { EventEmail } from '../../../mail/templates/event-emails';
import { readSiteSecret } from '../../../plugins/secrets/site-secret-repository';
import { readTimeZone } from '../../../site/site-repository';
import { SEAT_SECRET, seatLink } from '../rsvp/visitors/seat-link';
import { describeEvent } from './describe-event';
import {
  listExpected,
  listExpectedGuests,
  listToRemind,
  listWaitingPeople,
  type EventRecipient,
  type Occasion,
} from './expected-repository';

const BATCH_SIZE = 500;

interface EmailContext {
  readonly timeZone: string;
  /** Signs the links of visitors. */
  readonly secret: string;
}

const readContext = async (tx: Transaction): Promise<EmailContext> => ({
  timeZone: await readTimeZone(tx),
  secret: await readSiteSecret(tx, SEAT_SECRET),
});

const eventEmailFor = (
  { first_name: firstName, language, seat, ...event }: EventRecipient,
  path: string,
  { timeZone, secret }: EmailContext,
): EventEmail => ({
  first_name: firstName,
  ...describeEvent(event, { start: event.start, path }, { language, timeZone }),
  ...(seat?.guest_mailbox && { cancelPath: seatLink(secret, seat, language) }),
});

const toRecipient = ({ email, user_id: userId, language }: EventRecipient) => ({
  to: email,
  ...(userId !== null && { user_id: userId }),
  language,
});

interface Announcement {
  readonly list: typeof listExpected;
  readonly template: 'eventCancelled' | 'eventMoved' | 'eventRestored' | 'waitedEventCancelled';
}

/** Selects the groups that are notified when an event is cancelled, with the template of their email. */
const CANCELLATION: readonly Announcement[] = [
  { list: listExpected, template: 'eventCancelled' },
  { list: listExpectedGuests, template: 'eventCancelled' },
  { list: listWaitingPeople, template: 'waitedEventCancelled' },
];

/** Leaves out who waits for a place: the offer of one says when the event is. */
const announceToExpected = (template: Announcement['template']): readonly Announcement[] => [
  { list: listExpected, template },
  { list: listExpectedGuests, template },
];

/**
 * Queues emails to groups of people. Recipients are read in batches, so that an event with very many guests neither
 * fills the memory nor causes one write per guest.
 */
async function queueAnnouncements(
  tx: Transaction,
  occasion: Occasion,
  { announcements, path }: { announcements: readonly Announcement[]; path: string },
): Promise<void> {
  const context = await readContext(tx);
  for (const { list, template } of announcements) {
    let people: readonly EventRecipient[];
    let after = 0;
    do {
      people = await list(tx, occasion, { after, limit: BATCH_SIZE });
      await queueMails(
        tx,
        people.map((person) => ({
          ...toRecipient(person),
          template,
          data: eventEmailFor(person, path, context),
        })),
      );
      after = people.at(-1)?.number ?? after;
    } while (people.length === BATCH_SIZE);
  }
}

/**
 * Notifies the people with a seat or a place on the waiting list that an event, or some of its occurrences, are
 * cancelled. It must be called before the event changes or the occurrences are deleted.
 */
export const queueCancellation = (tx: Transaction, occasion: Occasion): Promise<void> =>
  queueAnnouncements(tx, occasion, { announcements: CANCELLATION, path: paths.events.to() });

/** Notifies the people with a seat at these occurrences that they begin at another time, after they were moved. */
export const queueNewTimes = (tx: Transaction, occasion: Required<Occasion>): Promise<void> =>
  queueAnnouncements(tx, occasion, {
    announcements: announceToExpected('eventMoved'),
    path: paths.event.to(occasion.eventId),
  });

/** Notifies the people with a seat at an event that was cancelled that it takes place, after it is published again. */
export const queueRestoration = (tx: Transaction, eventId: number): Promise<void> =>
  queueAnnouncements(
    tx,
    { eventId },
    { announcements: announceToExpected('eventRestored'), path: paths.event.to(eventId) },
  );

/** Reminds people with a seat on the day before: once, and again if the time changes after that. */
export async function queueReminders(db: Database): Promise<void> {
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const context = await readContext(tx);
      const people = await listToRemind(tx, BATCH_SIZE);
      await queueMails(
        tx,
        people.map((person) => ({
          ...toRecipient(person),
          template: 'eventReminder',
          data: eventEmailFor(person, paths.event.to(person.event_id), context),
          once_key: person.once_key,
        })),
      );
      return people.length;
    });
    if (count < BATCH_SIZE) return;
  }
}
