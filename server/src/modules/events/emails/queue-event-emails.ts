import { formatDay, formatTime, paths } from '@narthex/shared-contracts';
import type { Database, Transaction } from '../../../database/database-handle';
import { queueMails } from '../../../mail/queue-mail';
import type { EventEmail } from '../../../mail/templates/event-emails';
import { readTimeZone } from '../../site/repository';
import { listWaitingPeople } from '../waiting-list/waiting-list-repository';
import {
  listExpected,
  listExpectedGuests,
  listToRemind,
  reminderKey,
  type ExpectedPerson,
} from './expected-repository';

const BATCH_SIZE = 500;

const eventEmailFor = (
  person: Pick<ExpectedPerson, 'firstName' | 'title' | 'start' | 'location'>,
  timeZone: string,
  path: string,
): EventEmail => ({
  firstName: person.firstName,
  title: person.title,
  when: `${formatDay(person.start, timeZone)}, ${formatTime(person.start, timeZone)}`,
  where: person.location,
  path,
});

/** Hands everybody over in batches, so that an event with very many guests is neither held in memory nor written one by one. */
async function forEachBatch<Person>(
  list: (page: { readonly after: number; readonly limit: number }) => Promise<readonly Person[]>,
  getNumber: (person: Person) => number,
  queue: (people: readonly Person[]) => Promise<void>,
): Promise<void> {
  let after = 0;
  for (;;) {
    const people = await list({ after, limit: BATCH_SIZE });
    await queue(people);
    const last = people.at(-1);
    if (!last || people.length < BATCH_SIZE) return;
    after = getNumber(last);
  }
}

/** Tells those who said that they come, and those who wait, that an event is called off. Call it before the event changes. */
export async function queueCancellation(tx: Transaction, eventId: number): Promise<void> {
  const timeZone = await readTimeZone(tx);
  await forEachBatch(
    (page) => listExpected(tx, eventId, page),
    ({ userId }) => userId,
    (people) =>
      queueMails(
        tx,
        people.map((person) => ({
          to: person.email,
          userId: person.userId,
          template: 'eventCancelled',
          data: eventEmailFor(person, timeZone, paths.events.to()),
        })),
      ),
  );
  await forEachBatch(
    (page) => listExpectedGuests(tx, eventId, page),
    ({ id }) => id,
    (guests) =>
      queueMails(
        tx,
        guests.map((guest) => ({
          to: guest.email,
          template: 'eventCancelled',
          data: eventEmailFor(guest, timeZone, paths.events.to()),
        })),
      ),
  );
  await forEachBatch(
    (page) => listWaitingPeople(tx, eventId, page),
    ({ id }) => id,
    (people) =>
      queueMails(
        tx,
        people.map(({ name, userId, ...person }) => ({
          to: person.email,
          ...(userId !== null && { userId }),
          template: 'waitedEventCancelled',
          data: eventEmailFor({ ...person, firstName: name }, timeZone, paths.events.to()),
        })),
      ),
  );
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
          userId: person.userId,
          template: 'eventReminder',
          data: eventEmailFor(person, timeZone, paths.event.to(person.eventId)),
          onceKey: reminderKey(person),
        })),
      );
      return people.length;
    });
    if (count < BATCH_SIZE) return;
  }
}
