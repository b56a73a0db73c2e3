import { formatDay, formatTime, paths } from '@narthex/shared-contracts';
import type { Database, Transaction } from '../../../database/database-handle';
import { queueMails } from '../../../mail/queue-mail';
import type { EventEmail } from '../../../mail/templates/event-emails';
import { readTimeZone } from '../../../site/site-repository';
import {
  listExpected,
  listExpectedGuests,
  listToRemind,
  listWaitingPeople,
  reminderKey,
  type ToldPerson,
} from './expected-repository';

const BATCH_SIZE = 500;

const eventEmailFor = (person: ToldPerson, timeZone: string, path: string): EventEmail => ({
  first_name: person.first_name,
  title: person.title,
  when: `${formatDay(person.start, timeZone)}, ${formatTime(person.start, timeZone)}`,
  where: person.location,
  path,
});

/** Who is told when an event is called off, and by which e-mail. */
const TOLD_OF_CANCELLATION = [
  { list: listExpected, template: 'eventCancelled' },
  { list: listExpectedGuests, template: 'eventCancelled' },
  { list: listWaitingPeople, template: 'waitedEventCancelled' },
] as const;

/**
 * Tells those who said that they come, and those who wait, that an event is called off. Call it before the event changes.
 * They come in batches, so that an event with very many guests is neither held in memory nor written one by one.
 */
export async function queueCancellation(tx: Transaction, eventId: number): Promise<void> {
  const timeZone = await readTimeZone(tx);
  for (const { list, template } of TOLD_OF_CANCELLATION) {
    let people: readonly ToldPerson[];
    let after = 0;
    do {
      people = await list(tx, eventId, { after, limit: BATCH_SIZE });
      await queueMails(
        tx,
        people.map((person) => ({
          to: person.email,
          ...(person.user_id !== null && { user_id: person.user_id }),
          template,
          data: eventEmailFor(person, timeZone, paths.events.to()),
        })),
      );
      after = people.at(-1)?.number ?? after;
    } while (people.length === BATCH_SIZE);
  }
}

/** Reminds those who said that they come, once, the day before. */
export async function queueReminders(db: Database): Promise<void> {
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const timeZone = await readTimeZone(tx);
      const people = await listToRemind(tx, BATCH_SIZE);
      await queueMails(
        tx,
        people.map((person) => ({
          to: person.email,
          user_id: person.user_id,
          template: 'eventReminder',
          data: eventEmailFor(person, timeZone, paths.event.to(person.event_id)),
          once_key: reminderKey(person),
        })),
      );
      return people.length;
    });
    if (count < BATCH_SIZE) return;
  }
}
