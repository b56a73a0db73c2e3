import { t } from '@narthex/shared-contracts/translate';
import { findActingMinistry } from '../../requests/find-acting-ministry';
import type { ModuleRoutes } from '../module-routes';
import { readTimeZone } from '../../site/site-repository';
import { handleCommand } from '../../writes/handle-command';
import type { Command } from '../../writes/command';
import { eventColumns, mergeEventInput } from './event-columns';
import { queueCancellation, queueReminders } from './emails/queue-event-emails';
import { presentEvent } from './presenter';
import { offerPlacesOfEvent, offerFreedPlaces } from './waiting-list/offer-places';
import { deleteEvent, findEvent, insertEvent, lockEvent, updateEvent, type EventRow } from './repository';
import { REMINDERS_EVERY_MS } from './reminder-policy';
import { OFFERS_EVERY_MS } from './waiting-list/offer-policy';

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
      if (values.status === 'cancelled') await queueCancellation(tx, row.id);
      const updated = await updateEvent(tx, row, { values, timeZone });
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
      await queueCancellation(tx, params.id);
      await deleteEvent(tx, params.id);
      return undefined;
    },
  });
};
