import ICAL from 'ical.js';
import { signIn, withTestApp } from '../../../../test/build-app';
import { createEvent } from '../../../../test/content-factories';
import { calendarEvents } from '../../../database/schema/calendar';

const app = withTestApp();

async function read(url: string) {
  const response = await app().inject(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const component = new ICAL.Component(ICAL.parse(response.body));
  const entries = component.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
  return { response, component, find: (uid: string) => entries.find((entry) => entry.uid === uid) };
}

it('names the instant of an event, so that it is 6:30 PM in Nairobi wherever it is read', async () => {
  const day = new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10);
  const event = await createEvent(app(), {
    title: 'Vespers, with the choirs; and „friends“ – a title long enough to be folded over two lines',
    start_datetime: new Date(`${day}T15:30:00Z`),
    end_datetime: new Date(`${day}T17:00:00Z`),
    description: 'Songs & a word.\nBring a friend.',
    location: 'Hill Hall',
  });
  const { find, response } = await read('/calendar.ics');
  const found = find(`event-${event.id}@church`);
  expect(found?.startDate.zone.tzid).toBe('UTC');
  expect(found?.startDate.toJSDate().toISOString()).toBe(`${day}T15:30:00.000Z`);
  expect(found?.endDate.toJSDate().toISOString()).toBe(`${day}T17:00:00.000Z`);
  expect(found).toMatchObject({ summary: event.title, location: 'Hill Hall', sequence: 0 });
  expect(found?.description).toContain('Songs & a word.\nBring a friend.');
  expect(found?.component.getFirstPropertyValue('dtstamp')).not.toBeNull();
  expect(found?.component.getFirstPropertyValue('last-modified')).not.toBeNull();
  for (const line of response.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

it('keeps the UID of an entry and counts its changes; what is called off says so; drafts are not there', async () => {
  const createdAt = new Date('2026-10-01T08:00:00Z');
  const event = await createEvent(app(), {
    status: 'cancelled',
    published_at: createdAt,
    created_at: createdAt,
    updated_at: new Date('2026-10-02T08:00:00Z'),
  });
  const draft = await createEvent(app(), { status: 'draft' });
  const droppedDraft = await createEvent(app(), { status: 'cancelled' });
  const { find } = await read('/calendar.ics');
  const found = find(`event-${event.id}@church`);
  expect(found?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(found?.sequence).toBe(86_400);
  for (const { id } of [draft, droppedDraft]) {
    expect(find(`event-${id}@church`)).toBeUndefined();
    expect((await app().inject(`/Events/${id}.ics`)).statusCode).toBe(404);
  }
});

it('says in a page that the event of a copied link is gone, and leads to the others', async () => {
  const gone = await app().inject('/Events/999999.ics?language=sw');
  expect(gone.statusCode).toBe(404);
  expect(gone.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(gone.body).toContain('<html lang="sw">');
  expect(gone.body).toContain('<a href="/sw/Events">Tazama matukio yote</a>');
});

it('holds the Sabbath programme as whole days', async () => {
  const saturday = Date.now() + (6 - new Date().getUTCDay()) * 86_400_000;
  const getDay = (after: number) => new Date(saturday + after * 86_400_000).toISOString().slice(0, 10);
  const sabbath = getDay(0);
  const [row] = await app()
    .db.insert(calendarEvents)
    .values({ date: sabbath, divine_service_topic: 'A lamp', divine_service_preacher: 'Pr. Wekesa' })
    .returning();
  const { find } = await read('/calendar.ics');
  const found = find(`programme-${row?.id}@church`);
  expect(found?.startDate.isDate).toBe(true);
  expect(found?.startDate.toString()).toBe(sabbath);
  expect(found?.endDate.toString()).toBe(getDay(1));
  expect(found?.summary).toBe('Sabbath: A lamp');
  expect(found?.description).toContain('Divine Service: A lamp, Pr. Wekesa');
});

it('repeats what repeats', async () => {
  const event = await createEvent(app(), {
    title: 'ሰንበት',
    is_recurring: true,
    recurrence_pattern: 'weekly',
  });
  const { find, response } = await read(`/Events/${event.id}.ics`);
  const found = find(`event-${event.id}@church`);
  expect(found?.isRecurring()).toBe(true);
  expect(response.headers['content-disposition']).toBe('inline; filename="event.ics"');
});

it('is handed to the phone’s own calendar, to be followed', async () => {
  const response = await app().inject({ url: '/calendar/subscribe', headers: { host: 'church.example' } });
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe('webcal://church.example/calendar.ics');
});

it('is not sent again while nothing changed', async () => {
  const { response } = await read('/calendar.ics');
  const again = await app().inject({
    url: '/calendar.ics',
    headers: { 'if-none-match': String(response.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

describe('on Swahili pages', () => {
  const speak = async (languages: string) => {
    const { headers } = await signIn(app(), 'admin');
    const translations = { sw: { meeting_place: 'Ukumbi wa mlimani' } };
    const payload = { languages, meeting_place: 'Hill Hall', translations };
    await app().inject({ method: 'PUT', url: '/api/v1/admin/settings', headers, payload });
  };
  const start = new Date(Date.now() + 30 * 86_400_000);
  const translations = { sw: { title: 'Ibada ya jioni' } };

  it('has an event with its Swahili texts, and the English ones it lacks', async () => {
    await speak('en,sw');
    const event = await createEvent(app(), {
      title: 'Vespers',
      location: 'Chapel',
      translations,
      start_datetime: start,
    });
    const { component, response, find } = await read(`/Events/${event.id}.ics?language=sw`);
    const found = find(`event-${event.id}@church`);
    expect(found).toMatchObject({ summary: 'Ibada ya jioni', location: 'Chapel' });
    expect(found?.component.getFirstPropertyValue('url')).toContain(`/sw/Events/${event.id}`);
    expect(response.headers['content-disposition']).toBe('inline; filename="ibada-ya-jioni.ics"');
    expect(component.getFirstPropertyValue('x-wr-calname')).toBe('Ibada ya jioni');
    expect((await read(`/Events/${event.id}.ics`)).response.body).toContain('SUMMARY:Vespers');
  });

  it('follows a calendar in Swahili that keeps its URL', async () => {
    await speak('en,sw');
    const event = await createEvent(app(), { title: 'Vespers', translations, start_datetime: start });
    const [row] = await app()
      .db.insert(calendarEvents)
      .values({ date: start.toISOString().slice(0, 10), sabbath_school_topic: 'Amani' })
      .returning();
    const subscribe = await app().inject('/calendar/subscribe?language=sw');
    expect(subscribe.headers.location).toMatch(/^webcal:\/\/[^/]+\/calendar\.ics\?language=sw$/);
    const { component, find, response } = await read('/calendar.ics?language=sw');
    expect(find(`event-${event.id}@church`)?.summary).toBe('Ibada ya jioni');
    expect(find(`programme-${row?.id}@church`)).toMatchObject({
      summary: expect.stringMatching(/^(Sabato|Ibada ya katikati ya wiki)/),
      description: expect.stringMatching(/^Shule ya Sabato: Amani\n.*\/sw\/COE$/),
      location: 'Ukumbi wa mlimani',
    });
    expect(component.getFirstPropertyValue('x-wr-calname')).toMatch(/^Kalenda ya /);
    expect(response.body.replaceAll('\r\n ', '')).toContain('/calendar.ics?language=sw');
    expect((await read('/calendar.ics')).find(`event-${event.id}@church`)?.summary).toBe('Vespers');
  });

  it('is English on a site that is shown in English alone', async () => {
    await speak('en');
    const event = await createEvent(app(), { title: 'Vespers', translations, start_datetime: start });
    const { find } = await read(`/Events/${event.id}.ics?language=sw`);
    expect(find(`event-${event.id}@church`)?.summary).toBe('Vespers');
  });
});
