import Parser from 'rss-parser';
import { plainDate } from '@narthex/shared-contracts';
import { signIn, withTestApp } from '../../../test/build-app';
import { createAnnouncement, createEvent } from '../../../test/content-factories';
import { calendarEvents } from '../../database/schema/calendar';
import { worshipServices } from '../../database/schema/homepage';
import { pageContents, pageSections } from '../../database/schema/pages';
import { siteSettings } from '../../database/schema/site';
import { DEFAULT_SITE } from '../../site/site-repository';

const app = withTestApp();
const HOUSE = { category: 'ministries', page: 'prayer_department' } as const;

const EVENING = {
  name: 'Prayer Meeting',
  day: 3,
  start_time: '17:00',
  end_time: '18:00',
  location: 'Room <3 & hall',
  translations: { sw: { name: 'Mkutano wa Maombi', location: 'Chumba cha Maombi' } },
};
const choir = (day: number, startTime: string, endTime: string) => ({
  name: 'Choir practice',
  day,
  start_time: startTime,
  end_time: endTime,
});

beforeAll(async () => {
  const { db } = app();
  await db.insert(worshipServices).values([EVENING, choir(0, '14:00', '17:00'), choir(5, '11:00', '13:00')]);
  await db.insert(calendarEvents).values([
    { date: '2020-01-04', event_type: 'communion' },
    { date: '2999-12-28', event_type: 'communion' },
  ]);
  const giving = { ...DEFAULT_SITE.giving, paybill: '000247', account: 'KILIMA' };
  await db.insert(siteSettings).values({ settings: { ...DEFAULT_SITE, giving } });
});

async function text(content: string, sw = '') {
  const { db } = app();
  await db.delete(pageContents);
  const translations = sw ? { sw: { content: sw } } : {};
  await db.insert(pageContents).values({ ...HOUSE, field: 'introduction', content, translations });
}
const read = async (headers = {}) => {
  const url = '/api/v1/page-content/ministries/prayer_department';
  return (await app().inject({ url, headers })).json().data.fields.introduction.content as string;
};
const SWAHILI = { 'accept-language': 'sw' };

it.each([
  ['service:prayer-meeting.time', '5:00 PM', '5:00 PM'],
  ['service:prayer-meeting.hours', '5:00 – 6:00 PM', '5:00 – 6:00 PM'],
  ['service:prayer-meeting.day', 'Wednesday', 'Jumatano'],
  ['service:prayer-meeting.place', 'Room &lt;3 &amp; hall', 'Chumba cha Maombi'],
  ['service:choir-practice.day', 'Sunday', 'Jumapili'],
  ['service:choir-practice-friday.hours', '11:00 AM – 1:00 PM', '11:00 AM – 1:00 PM'],
  ['calendar:communion.next', 'Sat 28 Dec 2999', 'Jmosi 28 Des 2999'],
  ['giving:church.account', 'KILIMA', 'KILIMA'],
  ['giving:church.paybill', '000247', '000247'],
  ['count:ministries', '0', '0'],
  // The record was deleted or renamed, or has no such part.
  ['service:morning-watch.time', 'please ask us', 'tafadhali tuulize'],
  ['service:choir-practice.place', 'please ask us', 'tafadhali tuulize'],
  ['calendar:baptism.next', 'please ask us', 'tafadhali tuulize'],
])('%s is %s, in Swahili %s', async (name, english, swahili) => {
  await text(`<p>Come: {{${name}}}.</p>`, `<p>Njoo: {{${name}}}.</p>`);
  expect(await read()).toBe(`<p>Come: ${english}.</p>`);
  expect(await read(SWAHILI)).toBe(`<p>Njoo: ${swahili}.</p>`);
});

it('a text without a translation keeps its facts in English too', async () => {
  await text('<p>On {{service:prayer-meeting.day}}</p>');
  expect(await read(SWAHILI)).toBe('<p>On Wednesday</p>');
});

it('editors see what a fact is called, and visitors what it says, also where an editor visits', async () => {
  await text('<p>At {{service:prayer-meeting.time}}</p>');
  const { headers } = await signIn(app(), 'communication leader');
  expect(await read(headers)).toBe('<p>At {{service:prayer-meeting.time}}</p>');
  expect(await read({ ...headers, prefer: 'filled-texts' })).toBe('<p>At 5:00 PM</p>');
  expect(await read((await signIn(app(), 'member')).headers)).toBe('<p>At 5:00 PM</p>');
});

it('lists the facts that can be inserted, each with its subject and text', async () => {
  const { data } = (await app().inject('/api/v1/facts')).json();
  expect(data.missing).toBe('please ask us');
  expect(data.facts).toContainEqual({
    name: 'service:prayer-meeting.place',
    subject: 'Prayer Meeting, Wednesday',
    part: 'place',
    text: 'Room <3 & hall',
  });
  expect(data.facts.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining([
      'service:choir-practice.day',
      'service:choir-practice-sunday.day',
      'giving:church.account',
    ]),
  );
});

it('lists the facts of a text in the language of that text, whatever the page is in', async () => {
  const readDay = async (url: string, headers = {}) => {
    const { data } = (await app().inject({ url, headers })).json();
    const day = data.facts.find(({ name }: { name: string }) => name === 'service:prayer-meeting.day');
    return [day.text, data.missing];
  };
  expect(await readDay('/api/v1/facts', SWAHILI)).toEqual(['Jumatano', 'tafadhali tuulize']);
  expect(await readDay('/api/v1/facts?language=en', SWAHILI)).toEqual(['Wednesday', 'please ask us']);
  expect(await readDay('/api/v1/facts?language=sw')).toEqual(['Jumatano', 'tafadhali tuulize']);
});

it('fills the other texts of editors as well: sections, announcements, events', async () => {
  const named = 'At {{service:prayer-meeting.time}} in {{service:prayer-meeting.place}}';
  const filled = 'At 5:00 PM in Room <3 & hall';
  await app()
    .db.insert(pageSections)
    .values({ page_type: 'about_sda', section_key: 'motto', title: named, content: `<p>${named}</p>` });
  const announcement = await createAnnouncement(app(), { title: 'Prayer', content: named });
  const event = await createEvent(app(), { title: named, description: named, location: named });
  const get = async (url: string) => (await app().inject(url)).json().data;
  expect(await get('/api/about/about_sda')).toMatchObject({
    motto: { title: filled, content: '<p>At 5:00 PM in Room &lt;3 &amp; hall</p>' },
  });
  expect(await get(`/api/v1/announcements/${announcement.id}`)).toMatchObject({ content: filled });
  expect(await get(`/api/v1/events/${event.id}`)).toMatchObject({
    title: filled,
    description: filled,
    location: filled,
  });

  const feed = await new Parser().parseString((await app().inject('/announcements.xml')).body);
  expect(feed.items[0]?.contentSnippet).toBe(filled);
  await app()
    .db.insert(calendarEvents)
    .values({ date: plainDate(new Date()), divine_service_topic: named });
  const calendar = (await app().inject('/calendar.ics')).body.replace(/\r\n /g, '');
  expect(calendar).toContain(`DESCRIPTION:${filled}`);
  expect(calendar).toContain(`SUMMARY:${filled}`);
  expect(calendar).toContain(`LOCATION:${filled}`);
  expect(calendar).toContain(`Divine Service: ${filled}`);
  expect((await app().inject(`/events/${event.id}.ics`)).body.replace(/\r\n /g, '')).not.toContain('{{');
  const hits = await get('/api/v1/search?q=prayer');
  const excerpts = hits.map(({ excerpt }: { excerpt: { text: string }[] }) =>
    excerpt
      .map((part) => part.text)
      .join('')
      .trim(),
  );
  expect(excerpts).toContain(filled);
  expect(JSON.stringify(excerpts)).not.toContain('{{');
});

it('leaves braces that name no fact as they are, also in a search', async () => {
  const odd = 'Chemistry: {{H2O}} and {{ and }} or {{service}}';
  await createAnnouncement(app(), { title: 'Chemistry', content: odd });
  const { data } = (await app().inject('/api/v1/search?q=chemistry')).json();
  expect(
    data[0].excerpt
      .map((part: { text: string }) => part.text)
      .join('')
      .trim(),
  ).toBe(odd);
});
