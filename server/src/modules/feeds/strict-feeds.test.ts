import ICAL from 'ical.js';
import { withTestApp } from '../../../test/build-app';
import { createAnnouncement, createEvent, createLeader, createSermon } from '../../../test/content-factories';
import { parseCalendar } from '../../../test/parsers/strict-calendar';
import { findAll, parseXml, readTexts, type XmlElement } from '../../../test/parsers/strict-xml';
import { calendarEvents } from '../../database/schema/calendar';
import { media } from '../../database/schema/media';
import { namedWriter } from '../../writes/unit/writer';
import { saveSettings, DEFAULT_SITE } from '../../site/site-repository';

const app = withTestApp();

/** These are texts as people write them, and as they were stored under older rules; each must be read unchanged. */
const TEXTS: readonly [stored: string, read: string][] = [
  ['RSVP to <office@x.org> or <https://zoom.us/j/1>', 'RSVP to <office@x.org> or <https://zoom.us/j/1>'],
  ['a<b, x < y; c>d', 'a<b, x < y; c>d'],
  ['Bread & <b>wine</b> &amp; &lt;tea&gt; &nbsp;', 'Bread & <b>wine</b> &amp; &lt;tea&gt; &nbsp;'],
  ['Ends ]]> and ]]>]]> again', 'Ends ]]> and ]]>]]> again'],
  ['C:\\new\\, "quoted"; it’s, 100%', 'C:\\new\\, "quoted"; it’s, 100%'],
  ['Choir\r\nX-EVIL:1\nBEGIN:VEVENT', 'Choir X-EVIL:1 BEGIN:VEVENT'],
  ['Jose\u0301\u0000 a\u0007b \ufffe\u2028c', 'José ab c'],
  [`${'Wamũyũ 👩‍👧 '.repeat(12)}end`, `${'Wamũyũ 👩‍👧 '.repeat(12)}end`],
];
/** The database refuses null characters. */
const storable = (text: string) => text.replaceAll('\u0000', '');
const LINES = TEXTS.map(([, read]) => read);
const ALL = TEXTS.map(([stored]) => storable(stored)).join('\n\n');
const READ_ALL = ALL.replaceAll('\r\n', '\n')
  .replace(/[\u0007\ufffe]/g, '')
  .replace('\u2028', '\n')
  .normalize('NFC');
const NAME = 'Mwangaza; <Hill>, \\ & co ]]>\r\nX-NAME:1';
const NAME_READ = 'Mwangaza; <Hill>, \\ & co ]]> X-NAME:1';
const KEY = 'a-lamp-1a2b3c4d.mp3';

beforeAll(async () => {
  await app().unitOfWorkBy(namedWriter('Test'), async ({ tx, invalidates }) => {
    await saveSettings(tx, {
      ...DEFAULT_SITE,
      name: NAME,
      tagline: NAME,
      about: ALL,
      meeting_place: NAME,
      email: 'office@church.example',
    });
    invalidates('site');
  });
  await app()
    .db.insert(media)
    .values({ key: KEY, kind: 'audio', content_type: 'audio/mpeg', bytes: 9, seconds: 1 });
  for (const [index, [text]] of TEXTS.entries()) {
    const title = storable(text);
    await createEvent(app(), { title, location: title, description: ALL, additional_info: title });
    await createAnnouncement(app(), { title, content: ALL });
    const day = `2026-10-0${index + 1}`;
    await createSermon(app(), {
      title,
      speaker: title,
      description: ALL,
      scripture_reference: title,
      audio_file: KEY,
      sermon_date: day,
    });
    await createLeader(app(), { name: title });
  }
  await app()
    .db.insert(calendarEvents)
    .values({
      date: new Date().toISOString().slice(0, 10),
      divine_service_topic: storable(TEXTS[5]?.[0] ?? ''),
      special_notes: NAME,
    });
});

const get = async (url: string) => {
  const response = await app().inject({ url, headers: { host: 'church.example' } });
  expect(response.statusCode).toBe(200);
  return response.body;
};

const sorted = (texts: readonly string[]) => [...texts].sort();

describe('the calendar', () => {
  // The library doesn't treat these two properties as texts.
  const readHead = (calendar: ICAL.Component, name: 'x-wr-calname' | 'x-wr-caldesc') =>
    String(calendar.getFirstPropertyValue(name)).replace(/\\([\\;,])/g, '$1');
  const readEvents = (calendar: ICAL.Component) =>
    calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));

  it('holds each text as it was written, on a line of its own', async () => {
    const calendar = parseCalendar(await get('/calendar.ics'));
    expect(readHead(calendar, 'x-wr-calname')).toBe(`${NAME_READ} calendar`);
    expect(readHead(calendar, 'x-wr-caldesc')).toBe(NAME_READ);
    const entries = readEvents(calendar);
    const events = entries.filter(({ uid }) => uid.startsWith('event-'));
    expect(sorted(events.map(({ summary }) => summary))).toEqual(sorted(LINES));
    expect(sorted(events.map(({ location }) => location))).toEqual(sorted(LINES));
    for (const { description } of events) expect(description.startsWith(`${READ_ALL}\n\n`)).toBe(true);
    const programme = entries.find(({ uid }) => uid.startsWith('programme-'));
    expect(programme?.summary).toContain(NAME_READ);
    expect(programme?.description).toContain('Divine Service: Choir X-EVIL:1 BEGIN:VEVENT\n');
  });

  it.each(TEXTS)('of one event is named %j', async (text, read) => {
    const event = await createEvent(app(), {
      title: storable(text),
      is_recurring: true,
      recurrence_pattern: 'weekly',
    });
    const calendar = parseCalendar(await get(`/Events/${event.id}.ics`));
    expect(readHead(calendar, 'x-wr-calname')).toBe(read);
    expect(readEvents(calendar)[0]?.summary).toBe(read);
  });
});

/** RSS readers interpret a description as HTML. */
const readHtml = (html: string) =>
  html
    .replaceAll('<br>', '\n')
    .replace(
      /&(lt|gt|quot|#39|amp);/g,
      (_, name: string) => ({ lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' })[name] ?? '',
    );

function expectItems(feed: XmlElement) {
  const items = findAll(feed, 'item');
  expect(sorted(items.flatMap((item) => readTexts(item, 'title')))).toEqual(sorted(LINES));
  for (const item of items) {
    const [html = ''] = readTexts(item, 'description');
    expect(html.replaceAll('<br>', '')).not.toContain('<');
    expect(readHtml(html)).toBe(READ_ALL);
  }
  return items;
}

it('the podcast holds each text as it was written', async () => {
  const feed = parseXml(await get('/podcast.xml'));
  const items = expectItems(feed);
  expect(items).toHaveLength(TEXTS.length);
  expect(readTexts(feed, 'title')[0]).toBe(`${NAME_READ} sermons`);
  expect(readTexts(feed, 'itunes:name')).toEqual([NAME_READ]);
  expect(readTexts(feed, 'itunes:email')).toEqual(['office@church.example']);
  expect(readTexts(feed, 'itunes:author').at(-1)).toBe(NAME_READ);
  for (const name of ['itunes:author', 'itunes:subtitle']) {
    expect(sorted(items.flatMap((item) => readTexts(item, name)))).toEqual(sorted(LINES));
  }
  expect(new Set(items.flatMap((item) => readTexts(item, 'itunes:summary')))).toEqual(new Set([READ_ALL]));
});

it('the announcements hold each text as it was written', async () => {
  const feed = parseXml(await get('/announcements.xml'));
  expectItems(feed);
  expect(readTexts(feed, 'title')[0]).toBe(`${NAME_READ} announcements`);
});

it('the sitemap is XML, with the URLs of this site alone', async () => {
  const sitemap = parseXml(await get('/sitemap.xml'));
  for (const url of readTexts(sitemap, 'loc')) expect(new URL(url).host).toBe('church.example');
});
