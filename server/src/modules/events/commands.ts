import { t } from '@narthex/shared-contracts/translate';
import { findActingMinistry } from '../../requests/find-acting-ministry';
import type { ModuleRoutes } from '../module-routes';
import { readTimeZone } from '../../site/site-repository';
import { handleCommand } from '../../writes/handle-command';
import type { Command } from '../../writes/command';
import { queueCancellation, queueReminders, queueRestoration } from './emails/queue-event-emails';
import { announceNewTimes } from './occurrences/occurrence-repository';
import { presentEvent } from './presenter';
import { offerPlacesOfEvent, offerFreedPlaces } from './waiting-list/offer-places';
import {
  deleteEvent,
  findEvent,
  insertEvent,
  isCancelled,
  lockEvent,
  updateEvent,
  type EventRow,
  pickEventColumns,
  type EventColumns,
} from './repository';
import { REMINDERS_EVERY_MS } from './reminder-policy';
import { OFFERS_EVERY_MS } from './waiting-list/offer-policy';
import { fromFieldValue } from '@narthex/shared-contracts';
import { eventInputSchema, type ValidatedEvent } from '@narthex/shared-contracts/schemas/events';
import { fieldProblem } from '../../problem-error';
import { parseUpdate } from '../../requests/parse-input';

const ISO = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

function readInstant(text: string, timeZone: string): Date | null {
  try {
    return new Date(fromFieldValue(text, timeZone));
  } catch (error) {
    // The date or time doesn't exist, such as 30 February.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Converts the date and time of a form to an instant. Values without an offset are in the site's time zone. */
function toInstant(field: string, text: string, timeZone: string): Date {
  const instant = ISO.test(text) ? readInstant(text, timeZone) : null;
  const year = instant?.getUTCFullYear() ?? 0;
  if (instant && year >= FIRST_YEAR && year <= LAST_YEAR) return instant;
  throw fieldProblem(field, 'A valid date and time is required');
}

/** Returns true if an event ends after its start by a clock that is never changed. */
const isInOrder = ({ start_datetime: start, end_datetime: end }: ValidatedEvent) =>
  toInstant('start_datetime', start, 'UTC') < toInstant('end_datetime', end, 'UTC');

/** Converts a validated body to columns. Throws 422 if the end is before the start; both may be equal. */
function eventColumns(input: ValidatedEvent, timeZone: string) {
  const startDatetime = toInstant('start_datetime', input.start_datetime, timeZone);
  const endDatetime = toInstant('end_datetime', input.end_datetime, timeZone);
  if (endDatetime <= startDatetime && isInOrder(input))
    throw fieldProblem('end_datetime', t('The clocks go forward that night and skip these times'));
  if (endDatetime < startDatetime) throw fieldProblem('end_datetime', t('End must be after the start'));
  return {
    ...pickEventColumns(input),
    start_datetime: startDatetime,
    end_datetime: endDatetime,
    entry_fee: input.entry_fee === null ? null : input.entry_fee.toFixed(2),
  } satisfies Partial<EventColumns>;
}

/** Merges the fields of a request into the stored event, so that fields that weren't sent stay as they are. */
const mergeEventInput = (event: EventRow, body: object) =>
  parseUpdate(eventInputSchema, body, event, {
    start_datetime: event.start_datetime.toISOString(),
    end_datetime: event.end_datetime.toISOString(),
  });

type EventCommand = Pick<Command<'events.update', EventRow>, 'subjectType' | 'owner' | 'present'>;

const event: EventCommand = {
  subjectType: 'event',
  owner: ({ department }) => ({ department }),
  present: async (row, { tx }) => ({ ...presentEvent(row, await readTimeZone(tx)) }),
};

export const eventCommands: ModuleRoutes = async (app) => {
  app.jobs.add({
    name: 'event-reminders',
    everyMs: REMINDERS_EVERY_MS,
    run: () => queueReminders(app.db),
  });
  app.jobs.add({ name: 'waiting-lists', everyMs: OFFERS_EVERY_MS, run: () => offerFreedPlaces(app) });

  handleCommand<'events.create', EventRow>(app, 'events.create', {
    ...event,
    verb: 'create',
    find: null,
    message: t('Event created successfully!'),
    async apply({ tx, body, actor }) {
      const timeZone = await readTimeZone(tx);
      const values = { ...eventColumns(body, timeZone), department: findActingMinistry(actor) };
      return insertEvent(tx, values, { created_by: actor.id, timeZone });
    },
  });

  handleCommand<'events.update', EventRow>(app, 'events.update', {
    ...event,
    verb: 'update',
    message: t('Event updated successfully!'),
    find: ({ tx, params, forUpdate }) => (forUpdate ? lockEvent : findEvent)(tx, params.id),
    async apply({ tx, audit, body }, row) {
      if (!row) return undefined;
      const timeZone = await readTimeZone(tx);
      const values = eventColumns(mergeEventInput(row, body), timeZone);
      if (values.status === 'cancelled') await queueCancellation(tx, { eventId: row.id });
      const updated = await updateEvent(tx, row, { values, timeZone });
      if (values.status === 'published') {
        // An email about a new time says as well that the event takes place.
        const areTold = await announceNewTimes(tx, row.id);
        if (isCancelled(row) && !areTold) await queueRestoration(tx, row.id);
      }
      await offerPlacesOfEvent({ tx, audit }, app.config.bounds, row.id);
      return updated && findEvent(tx, row.id);
    },
  });

  handleCommand<'events.delete', EventRow>(app, 'events.delete', {
    ...event,
    verb: 'delete',
    message: t('Event deleted successfully!'),
    find: ({ tx, params, forUpdate }) => (forUpdate ? lockEvent : findEvent)(tx, params.id),
    async apply({ tx, params }) {
      await queueCancellation(tx, { eventId: params.id });
      await deleteEvent(tx, params.id);
      return undefined;
    },
  });
};
