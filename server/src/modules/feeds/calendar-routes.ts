import { mediaName, plainDate } from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';
import { calendarTexts } from '@narthex/shared-contracts/schemas/calendar';
import { eventTexts } from '@narthex/shared-contracts/schemas/events';
import { cachedByContent } from '../../content-cache/cached-by-content';
import { handle } from '../../endpoints/handle';
import { problem } from '../../problem-error';
import { isPublic } from '../events/policy';
import { findEvent } from '../events/repository';
import { FACT_SUBJECTS, type FillText } from '../../responses/fill-text';
import type { ModuleRoutes } from '../module-routes';
import { readSite } from '../../site/site-repository';
import { addEvent, addProgramme, churchCalendar } from './calendar-file/church-calendar';
import { siteOrigin } from '../../requests/site-origin';
import { listWindowEvents, listWindowProgramme } from './repository';
import { sendFeed } from './send-feed';
import { writeCalendar } from './calendar-file/write-calendar';
import { DAY_MS } from '../../time-units';
import { CALENDAR_DAYS_AHEAD, CALENDAR_DAYS_BACK, MAX_CALENDAR_ENTRIES } from './feed-policy';

/**
 * Fills facts into the texts that editors write. This is done before an entry is written, because its lines are folded at
 * 75 bytes.
 */
function withFacts<Row extends object>(row: Row, texts: object, fillText: FillText): Row {
  const filled = Object.entries(row).flatMap(([name, text]) =>
    name in texts && typeof text === 'string' ? [[name, fillText(text, SOURCE_LANGUAGE, 'plain')]] : [],
  );
  return { ...row, ...Object.fromEntries(filled) };
}

const TYPE = 'text/calendar; charset=utf-8';

/**
 * Registers the church's calendar for subscriptions and each event as a file. The calendar covers a window: entries
 * that begin in it, and events that repeat in it.
 */
export const calendarFeedRoutes: ModuleRoutes = async (app) => {
  const calendarFeed = cachedByContent(app, ['events', ...FACT_SUBJECTS], async (origin) => {
    const site = await readSite(app.db);
    const now = new Date();
    const daysFrom = (days: number) => new Date(now.getTime() + days * DAY_MS);
    const [since, until] = [daysFrom(-CALENDAR_DAYS_BACK), daysFrom(CALENDAR_DAYS_AHEAD)];
    const planned = await listWindowEvents(app.db, { since, now, until, limit: MAX_CALENDAR_ENTRIES });
    const programme = await listWindowProgramme(app.db, {
      since: plainDate(since, site.time_zone),
      until: plainDate(until, site.time_zone),
      limit: MAX_CALENDAR_ENTRIES,
    });
    const calendar = churchCalendar(site).source(`${origin}/calendar.ics`);
    const fillText = await app.facts.filler();
    for (const event of planned) addEvent(calendar, withFacts(event, eventTexts, fillText), site, origin);
    for (const row of programme)
      addProgramme(calendar, withFacts(row, calendarTexts, fillText), site, origin);
    return writeCalendar(calendar);
  });
  handle(app, 'feeds.calendar', async ({ request, reply }) => {
    const { slug } = await readSite(app.db);
    reply.header('content-disposition', `inline; filename="${slug}.ics"`);
    return sendFeed(request, reply, TYPE, await calendarFeed(siteOrigin(request)));
  });

  // Phones follow a calendar with this scheme; one with https is imported only once.
  handle(app, 'feeds.subscribe', async ({ request, reply }) => {
    const { host } = new URL(siteOrigin(request));
    return reply.header('cache-control', 'no-store').redirect(`webcal://${host}/calendar.ics`, 302);
  });

  handle(app, 'feeds.event', async ({ params, request, reply }) => {
    const stored = await findEvent(app.db, params.id);
    if (!stored || !isPublic(stored)) throw problem('not_found');
    const event = withFacts(stored, eventTexts, await app.facts.filler());
    const site = await readSite(app.db);
    const calendar = churchCalendar(site, event.title);
    addEvent(calendar, event, site, siteOrigin(request));
    reply.header('content-disposition', `inline; filename="${mediaName(event.title, 'event')}.ics"`);
    return sendFeed(request, reply, TYPE, writeCalendar(calendar));
  });
};
