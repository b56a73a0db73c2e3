import { formatDay, formatTime, paths } from '@narthex/shared-contracts';
import type { Database, Transaction } from '../../../database/database-handle';
import { queueMail } from '../../../mail/queue-mail';
import type { EventLetter } from '../../../mail/templates/event-letters';
import { readTimeZone } from '../../site/repository';
import { listWaitingPeople } from '../waiting-list/waiting-list-repository';
import { listExpected, listToRemind, reminderKey, type ExpectedPerson } from './expected-repository';

const BATCH_SIZE = 200;

const letterFor = (
  person: Pick<ExpectedPerson, 'firstName' | 'title' | 'start' | 'location'>,
  timeZone: string,
  path: string,
): EventLetter => ({
  firstName: person.firstName,
  title: person.title,
  when: `${formatDay(person.start, timeZone)}, ${formatTime(person.start, timeZone)}`,
  where: person.location,
  path,
});

/** Tells those who said that they come, and those who wait, that an event is called off. Call it before the event changes. */
export async function queueCancellation(tx: Transaction, eventId: number): Promise<void> {
  const timeZone = await readTimeZone(tx);
  for (const person of await listExpected(tx, eventId)) {
    await queueMail(tx, {
      to: person.email,
      userId: person.userId,
      template: 'eventCancelled',
      data: letterFor(person, timeZone, paths.events.to()),
    });
  }
  for (const { name, userId, ...person } of await listWaitingPeople(tx, eventId)) {
    await queueMail(tx, {
      to: person.email,
      ...(userId !== null && { userId }),
      template: 'waitedEventCancelled',
      data: letterFor({ ...person, firstName: name }, timeZone, paths.events.to()),
    });
  }
}

/** Reminds those who said that they come, once, the day before. */
export async function queueReminders(db: Database): Promise<void> {
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const timeZone = await readTimeZone(tx);
      const people = await listToRemind(tx, BATCH_SIZE);
      for (const person of people) {
        await queueMail(tx, {
          to: person.email,
          userId: person.userId,
          template: 'eventReminder',
          data: letterFor(person, timeZone, paths.event.to(person.eventId)),
          onceKey: reminderKey(person),
        });
      }
      return people.length;
    });
    if (count < BATCH_SIZE) return;
  }
}
