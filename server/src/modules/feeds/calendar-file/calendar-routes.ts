import { mediaName, paths, plainDate } from '@narthex/shared-contracts';
import { fileInLanguage, joinLanguage, type Language } from '@narthex/shared-contracts/languages';
import { calendarTexts } from '@narthex/shared-contracts/schemas/calendar';
import { eventTexts } from '@narthex/shared-contracts/schemas/events';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../../endpoints/handle';
import { siteOrigin } from '../../../requests/site-origin';
import { plainPage } from '../../../responses/html/plain-page';
import { sayIn } from '../../../responses/translate-message';
import { readSite } from '../../../site/site-repository';
import { DAY_MS } from '../../../time-units';
import { isPublic } from '../../events/policy';
import { findEvent } from '../../events/repository';
import type { ModuleRoutes } from '../../module-routes';
import { CALENDAR_DAYS_AHEAD, CALENDAR_DAYS_BACK, MAX_CALENDAR_ENTRIES } from '../feed-policy';
import { cachedFeed, describeReader, withTexts } from '../feed-reader';
import { listWindowEvents, listWindowProgramme } from '../repository';
import { sendFeed } from '../send-feed';
import { addEvent, addProgramme, churchCalendar } from './church-calendar';
import { writeCalendar } from './write-calendar';

const TYPE = 'text/calendar; charset=utf-8';

/** Returns a page, because people open the copied link of one event in a browser. */
function goneEvent(language: Language): string {
  const say = sayIn(language);
  const next = { path: joinLanguage(language, paths.events.to()), label: say(t('See all events')) };
  const text = t('It was taken off the site, so there is nothing to put into your calendar.');
  return plainPage(say(t('This event is not here any more')), [say(text)], next);
}

/**
 * Registers the church's calendar for subscriptions and each event as a file. The calendar covers a window: entries
 * that begin in it, and events that repeat in it.
 */
export const calendarFeedRoutes: ModuleRoutes = async (app) => {
  const calendarFeed = cachedFeed(app, ['events'], async (reader) => {
    const { site, origin, language } = reader;
    const now = new Date();
    const daysFrom = (days: number) => new Date(now.getTime() + days * DAY_MS);
    const [since, until] = [daysFrom(-CALENDAR_DAYS_BACK), daysFrom(CALENDAR_DAYS_AHEAD)];
    const planned = await listWindowEvents(app.db, { since, now, until, limit: MAX_CALENDAR_ENTRIES });
    const programme = await listWindowProgramme(app.db, {
      since: plainDate(since, site.time_zone),
      until: plainDate(until, site.time_zone),
      limit: MAX_CALENDAR_ENTRIES,
    });
    const calendar = churchCalendar(reader).source(origin + fileInLanguage('/calendar.ics', language));
    for (const event of planned) addEvent(calendar, withTexts(event, eventTexts, reader), reader);
    for (const row of programme) addProgramme(calendar, withTexts(row, calendarTexts, reader), reader);
    return writeCalendar(calendar);
  });
  handle(app, 'feeds.calendar', async ({ query, request, reply }) => {
    const { slug } = await readSite(app.db);
    reply.header('content-disposition', `inline; filename="${slug}.ics"`);
    return sendFeed(request, reply, TYPE, await calendarFeed(request, query.language));
  });

  // Phones follow a calendar with this scheme; one with https is imported only once.
  handle(app, 'feeds.subscribe', async ({ query, request, reply }) => {
    const { host } = new URL(siteOrigin(request));
    return reply
      .header('cache-control', 'no-store')
      .redirect(`webcal://${host}${fileInLanguage('/calendar.ics', query.language)}`, 302);
  });

  handle(app, 'feeds.event', async ({ params, query, request, reply }) => {
    const stored = await findEvent(app.db, params.id);
    if (!stored || !isPublic(stored)) {
      reply.code(404).header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return reply.send(goneEvent(query.language));
    }
    const reader = await describeReader(app, siteOrigin(request), query.language);
    const event = withTexts(stored, eventTexts, reader);
    const calendar = churchCalendar(reader, event.title);
    addEvent(calendar, event, reader);
    reply.header('content-disposition', `inline; filename="${mediaName(event.title, 'event')}.ics"`);
    return sendFeed(request, reply, TYPE, writeCalendar(calendar));
  });
};
