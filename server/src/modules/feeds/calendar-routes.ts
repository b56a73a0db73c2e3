import { and, asc } from 'drizzle-orm';
import { mediaName, plainDate } from '@narthex/shared-contracts';
import { events } from '../../database/schema/events';
import { cachedByContent } from '../../cached-by-content';
import { problem } from '../../problem-error';
import { listProgramme } from '../calendar/repository';
import { isPublic } from '../events/policy';
import { findEvent, isNotOver, wasPublic } from '../events/repository';
import type { ModuleRoutes } from '../module-routes';
import { idParams } from '../params';
import { readSite } from '../site/repository';
import { addEvent, addProgramme, churchCalendar } from './church-calendar';
import { siteOrigin } from '../site-origin';
import { sendFeed } from './send-feed';

const TYPE = 'text/calendar; charset=utf-8';
const DAYS_BACK = 365;
const LAST_DAY = '2200-12-31';

/** The church's calendar to subscribe to, and each event as a file to add. */
export const calendarFeedRoutes: ModuleRoutes = async (app) => {
  const calendarFeed = cachedByContent(app, ['events', 'calendar', 'site'], async (origin) => {
    const site = await readSite(app.db);
    const since = new Date(Date.now() - DAYS_BACK * 86_400_000);
    const planned = await app.db
      .select()
      .from(events)
      .where(and(wasPublic(), isNotOver(since)))
      .orderBy(asc(events.startDatetime), asc(events.id));
    const programme = await listProgramme(app.db, plainDate(since, site.time_zone), LAST_DAY);
    const calendar = churchCalendar(site).source(`${origin}/calendar.ics`);
    for (const event of planned) addEvent(calendar, { ...event, attendeesCount: 0 }, site, origin);
    for (const row of programme) addProgramme(calendar, row, site, origin);
    return calendar.toString();
  });
  app.get('/calendar.ics', { schema: { hide: true } }, async (request, reply) => {
    const { slug } = await readSite(app.db);
    reply.header('content-disposition', `inline; filename="${slug}.ics"`);
    return sendFeed(request, reply, TYPE, await calendarFeed(siteOrigin(request)));
  });

  // A phone's calendar follows an address of this scheme; one of https is taken in once and never again.
  app.get('/calendar/subscribe', { schema: { hide: true } }, async (request, reply) => {
    const { host } = new URL(siteOrigin(request));
    return reply.header('cache-control', 'no-store').redirect(`webcal://${host}/calendar.ics`, 302);
  });

  const one = { schema: { params: idParams, hide: true } };
  app.get('/Events/:id(^\\d+).ics', one, async (request, reply) => {
    const event = await findEvent(app.db, request.params.id);
    if (!event || !isPublic(event)) throw problem('not_found');
    const site = await readSite(app.db);
    const calendar = churchCalendar(site, event.title);
    addEvent(calendar, event, site, siteOrigin(request));
    reply.header('content-disposition', `inline; filename="${mediaName(event.title)}.ics"`);
    return sendFeed(request, reply, TYPE, calendar.toString());
  });
};
