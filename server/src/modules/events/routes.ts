import { editableDepartment, fromFieldValue, zonedParts } from '@narthex/shared-contracts';
import { handle } from '../../endpoints/handle';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { readTimeZone } from '../site/repository';
import { listResponse } from '../../lists/list-rows';
import { listCalendarEntries } from './occurrences/calendar-repository';
import { refreshOccurrences } from './occurrences/occurrence-repository';
import { canSeeEvent } from './policy';
import { presentEvent } from './presenter';
import { atNextOccurrence, findEvent, listEvents } from './repository';

export const eventsRoutes: ModuleRoutes = async (app) => {
  const refresh = () => refreshOccurrences(app.db, () => readTimeZone(app.db));
  app.housekeeping.add('occurrences', refresh);

  handle(app, 'events.list', async ({ query, actor }) => {
    const { mine, upcoming } = query;
    if (mine && !actor) throw problem('unauthenticated');
    const managed = mine || !upcoming ? editableDepartment(actor, 'events.manage') : 'none';
    await refresh();
    const timeZone = await readTimeZone(app.db);
    const listed = await listEvents(app.db, query, { managed, withPublic: !mine });
    return listResponse(listed, (row) => presentEvent(upcoming ? atNextOccurrence(row) : row, timeZone));
  });

  handle(app, 'events.calendar', async ({ query }) => {
    const timeZone = await readTimeZone(app.db);
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
    const timeZone = await readTimeZone(app.db);
    return { success: true, data: presentEvent(atNextOccurrence(event), timeZone) };
  });
};
