import { mediaName, plainDate } from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE, fileInLanguage, type Language } from '@narthex/shared-contracts/languages';
import { isTranslatedLanguage, type Translations } from '@narthex/shared-contracts/schemas/translations';
import { shownLanguage } from '../../site/shown-language';
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

interface Writing {
  readonly language: Language;
  readonly fillText: FillText;
}

/**
 * Returns a row with the texts that editors wrote in a language, and with facts in them. Texts without a translation stay
 * English. This is done before an entry is written, because its lines are folded at 75 bytes.
 */
function withTexts<Row extends { readonly translations: Translations }>(
  row: Row,
  texts: object,
  { language, fillText }: Writing,
): Row {
  const own: Readonly<Record<string, string | undefined>> =
    (isTranslatedLanguage(language) && row.translations[language]) || {};
  const filled = Object.entries(row).flatMap(([name, text]) =>
    name in texts && typeof text === 'string'
      ? [[name, fillText(own[name] || text, own[name] ? language : SOURCE_LANGUAGE, 'plain')]]
      : [],
  );
  return { ...row, ...Object.fromEntries(filled) };
}

const TYPE = 'text/calendar; charset=utf-8';

/**
 * Registers the church's calendar for subscriptions and each event as a file. The calendar covers a window: entries
 * that begin in it, and events that repeat in it.
 */
export const calendarFeedRoutes: ModuleRoutes = async (app) => {
  const calendarFeed = cachedByContent(app, ['events', ...FACT_SUBJECTS], async (key) => {
    const [origin = '', asked] = key.split(' ');
    const site = await readSite(app.db);
    const language = shownLanguage(site, asked);
    const reader = { site, origin, language };
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
    const writing = { language, fillText: await app.facts.filler() };
    for (const event of planned) addEvent(calendar, withTexts(event, eventTexts, writing), reader);
    for (const row of programme) addProgramme(calendar, withTexts(row, calendarTexts, writing), reader);
    return writeCalendar(calendar);
  });
  handle(app, 'feeds.calendar', async ({ query, request, reply }) => {
    const { slug } = await readSite(app.db);
    reply.header('content-disposition', `inline; filename="${slug}.ics"`);
    return sendFeed(
      request,
      reply,
      TYPE,
      await calendarFeed([siteOrigin(request), query.language].join(' ')),
    );
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
    if (!stored || !isPublic(stored)) throw problem('not_found');
    const site = await readSite(app.db);
    const language = shownLanguage(site, query.language);
    const event = withTexts(stored, eventTexts, { language, fillText: await app.facts.filler() });
    const reader = { site, origin: siteOrigin(request), language };
    const calendar = churchCalendar(reader, event.title);
    addEvent(calendar, event, reader);
    reply.header('content-disposition', `inline; filename="${mediaName(event.title, 'event')}.ics"`);
    return sendFeed(request, reply, TYPE, writeCalendar(calendar));
  });
};
