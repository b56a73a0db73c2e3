import { editableDepartment, fromFieldValue, zonedParts } from '@narthex/shared-contracts';
import { handle } from '../../endpoints/handle';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { readTimeZone } from '../site/repository';
import { inOrder, nextOccurrence, occurrencesBetween } from './occurrences';
import { canSeeEvent } from './policy';
import { presentEvent } from './presenter';
import { findEvent, listEvents, listEventsBetween } from './repository';

const MAX_LISTED = 500;

export const eventsRoutes: ModuleRoutes = async (app) => {
  handle(app, 'events.list', async ({ query, actor }) => {
    const { mine, upcoming, limit = MAX_LISTED } = query;
    if (mine && !actor) throw problem('unauthenticated');
    const scope = mine ? editableDepartment(actor, 'events.manage') : 'published';
    const timeZone = await readTimeZone(app.db);
    const now = new Date();
    const rows =
      scope === 'none'
        ? []
        : await listEvents(app.db, { scope, limit: MAX_LISTED, ...(upcoming && { notOverAt: now }) });
    const sorted = upcoming ? inOrder(rows, timeZone, now) : rows;
    return { success: true, data: sorted.slice(0, limit).map((row) => presentEvent(row, timeZone)) };
  });

  handle(app, 'events.calendar', async ({ query }) => {
    const timeZone = await readTimeZone(app.db);
    const now = zonedParts(new Date(), timeZone);
    const { month = now.month, year = now.year } = query;
    const firstOf = (months: number) => {
      const day = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
      return new Date(fromFieldValue(day, timeZone));
    };
    const [from, until] = [firstOf(0), firstOf(1)];
    const rows = await listEventsBetween(app.db, from, until);
    const days = rows.flatMap((row) => occurrencesBetween(row, timeZone, from, until));
    days.sort((a, b) => a.startDatetime.getTime() - b.startDatetime.getTime() || a.id - b.id);
    return { success: true, data: days.map((row) => presentEvent(row, timeZone)) };
  });

  handle(app, 'events.get', async ({ params, actor }) => {
    const event = await findEvent(app.db, params.id);
    if (!event || !canSeeEvent(actor, event)) throw problem('not_found');
    const timeZone = await readTimeZone(app.db);
    return { success: true, data: presentEvent(nextOccurrence(event, timeZone, new Date()), timeZone) };
  });
};
