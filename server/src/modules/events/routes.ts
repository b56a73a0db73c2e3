import { editableDepartment, fromFieldValue, zonedParts } from '@narthex/shared-contracts';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import { handle } from '../../endpoints/handle';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { listResponse } from '../../lists/list-rows';
import { listCalendarEntries } from './occurrences/calendar-repository';
import { refreshOccurrences } from './occurrences/occurrence-repository';
import { canSeeEvent } from './policy';
import { presentEvent } from './presenter';
import { atNextOccurrence, findEvent, listEvents } from './repository';
import { eventCommands } from './commands';
import { rsvpFormRoutes } from './rsvp/rsvp-form-routes';
import { rsvpRoutes } from './rsvp/rsvp-routes';
import { waitingListFormRoutes } from './waiting-list/waiting-list-form-routes';
import { waitingListRoutes } from './waiting-list/waiting-list-routes';

const isUnfiltered = ({
  mine,
  search,
  sort,
  status,
  event_type: type,
  department,
}: EndpointQuery<'events.list'>) => !mine && !search && !sort && !status && !type && !department;

export const eventsRoutes: ModuleRoutes = async (app) => {
  await app.register(eventCommands);
  await app.register(rsvpFormRoutes);
  await app.register(rsvpRoutes);
  await app.register(waitingListFormRoutes);
  await app.register(waitingListRoutes);

  const readTimeZone = async () => (await app.currentSite()).time_zone;
  const refresh = () => refreshOccurrences(app.db, readTimeZone);
  app.housekeeping.add('occurrences', refresh);

  handle(app, 'events.list', async ({ query, actor }) => {
    const { mine } = query;
    if (mine && !actor) throw problem('unauthenticated');
    const editable = editableDepartment(actor, 'events.manage');
    // Without filters, people who edit no events see only upcoming ones.
    const upcoming = query.upcoming || (editable === 'none' && isUnfiltered(query));
    const managed = mine || !upcoming ? editable : 'none';
    await refresh();
    const timeZone = await readTimeZone();
    const listed = await listEvents(app.db, { ...query, upcoming }, { managed, withPublic: !mine });
    return listResponse(listed, (row) => presentEvent(upcoming ? atNextOccurrence(row) : row, timeZone));
  });

  handle(app, 'events.calendar', async ({ query }) => {
    const timeZone = await readTimeZone();
    const now = zonedParts(new Date(), timeZone);
    const { month = now.month, year = now.year } = query;
    const startOfMonth = (months: number) => {
      const day = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
      return new Date(fromFieldValue(day, timeZone));
    };
    await refresh();
    const listed = await listCalendarEntries(app.db, {
      timeZone,
      from: startOfMonth(0),
      until: startOfMonth(1),
    });
    return listResponse(listed, (row) => presentEvent(row, timeZone));
  });

  handle(app, 'events.get', async ({ params, actor }) => {
    await refresh();
    const event = await findEvent(app.db, params.id);
    if (!event || !canSeeEvent(actor, event)) throw problem('not_found');
    const timeZone = await readTimeZone();
    return { success: true, data: presentEvent(atNextOccurrence(event), timeZone) };
  });
};
