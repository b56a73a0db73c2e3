import { sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { plainDate, toFieldValue } from '@narthex/shared-contracts';
import { withTestApp } from '../../../../test/build-app';
import { createEvent } from '../../../../test/content-factories';
import { siteSettings } from '../../../database/schema/site';
import { DEFAULT_SITE } from '../../../site/site-repository';

/** Returns the first starts of a repeating event, as a calendar shows them in the site's time zone. */
function listStarts(body: string, count: number, timeZone: string): string[] {
  const component = new ICAL.Component(ICAL.parse(body));
  ICAL.TimezoneService.reset();
  for (const zone of component.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const [entry] = component.getAllSubcomponents('vevent');
  if (!entry) throw new Error('The file holds no event');
  const times = new ICAL.Event(entry).iterator();
  return Array.from({ length: count }, () => toFieldValue(times.next().toJSDate(), timeZone));
}

describe('in Nairobi', () => {
  const app = withTestApp();

  it('a monthly event just after midnight stays on its day', async () => {
    const { id } = await createEvent(app(), {
      start_datetime: new Date('2027-02-28T21:30:00Z'),
      is_recurring: true,
      recurrence_pattern: 'monthly',
    });
    const { body } = await app().inject(`/Events/${id}.ics`);
    expect(listStarts(body, 4, 'Africa/Nairobi')).toEqual([
      '2027-03-01T00:30',
      '2027-04-01T00:30',
      '2027-05-01T00:30',
      '2027-06-01T00:30',
    ]);
  });

  it('a single event names its instant, and needs no zone', async () => {
    const { id } = await createEvent(app());
    const { body } = await app().inject(`/Events/${id}.ics`);
    expect(body).not.toContain('VTIMEZONE');
  });

  it('a day that a month doesn’t have is left out', async () => {
    const { id } = await createEvent(app(), {
      start_datetime: new Date('2027-01-30T21:30:00Z'),
      is_recurring: true,
      recurrence_pattern: 'monthly',
    });
    const { body } = await app().inject(`/Events/${id}.ics`);
    expect(listStarts(body, 2, 'Africa/Nairobi')).toEqual(['2027-01-31T00:30', '2027-03-31T00:30']);
  });
});

describe('where the clocks change', () => {
  const app = withTestApp();
  const timeZone = 'America/New_York';
  beforeAll(() =>
    app()
      .db.insert(siteSettings)
      .values({ settings: { ...DEFAULT_SITE, time_zone: timeZone } }),
  );

  it('a weekly evening keeps its hour over both changes of the clocks', async () => {
    const { id } = await createEvent(app(), {
      start_datetime: new Date('2027-03-06T00:00:00Z'),
      is_recurring: true,
      recurrence_pattern: 'weekly',
    });
    const starts = listStarts((await app().inject(`/Events/${id}.ics`)).body, 40, timeZone);
    expect(starts[0]).toBe('2027-03-05T19:00');
    expect(new Set(starts.map((start) => start.slice(11)))).toEqual(new Set(['19:00']));
    expect(starts).toContain('2027-03-19T19:00');
    expect(starts).toContain('2027-11-12T19:00');
  });

  it('a monthly event late in the evening stays on its day', async () => {
    const { id } = await createEvent(app(), {
      start_datetime: new Date('2027-02-01T03:30:00Z'),
      is_recurring: true,
      recurrence_pattern: 'monthly',
    });
    const { body } = await app().inject(`/Events/${id}.ics`);
    expect(listStarts(body, 3, timeZone)).toEqual([
      '2027-01-31T22:30',
      '2027-03-31T22:30',
      '2027-05-31T22:30',
    ]);
  });

  it('the zone is in the calendar to subscribe to as well, once', async () => {
    const body = (await app().inject('/calendar.ics')).body;
    expect(body.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
    expect(body).toContain(`TZID:${timeZone}`);
    expect(body).toContain('BEGIN:DAYLIGHT');
  });
});

describe('the calendar to subscribe to', () => {
  const app = withTestApp();
  const DAY_MS = 86_400_000;

  it('holds what is near, and everything that repeats', async () => {
    const at = (days: number) => ({ start_datetime: new Date(Date.now() + days * DAY_MS) });
    const near = [await createEvent(app(), at(-60)), await createEvent(app(), at(400))];
    const far = [await createEvent(app(), at(-200)), await createEvent(app(), at(700))];
    const weekly = await createEvent(app(), {
      ...at(-500),
      is_recurring: true,
      recurrence_pattern: 'weekly',
    });
    const { body } = await app().inject('/calendar.ics');
    for (const { id } of [...near, weekly]) expect(body).toContain(`UID:event-${id}@church`);
    for (const { id } of far) expect(body).not.toContain(`UID:event-${id}@church`);
    expect(body).toContain(
      `DTSTART;TZID=Africa/Nairobi:${plainDate(weekly.start_datetime).replaceAll('-', '')}`,
    );
  });

  it('leaves out what is over first when there are more events than it holds', async () => {
    await app().db.execute(sql`
      insert into events (title, description, start_datetime, end_datetime, event_type, published_at)
      select 'Over ' || n, '', now() - n * interval '1 hour', now() - n * interval '1 hour', 'other', now()
      from generate_series(1, 1001) as n`);
    const coming = await createEvent(app(), { start_datetime: new Date(Date.now() + 20 * DAY_MS) });
    const { body } = await app().inject('/calendar.ics');
    expect(body).toContain(`UID:event-${coming.id}@church`);
    expect(body).toContain('SUMMARY:Over 1\r\n');
    expect(body).not.toContain('SUMMARY:Over 1001\r\n');
  });
});
