import { signIn, withTestApp } from '../../../test/build-app';
import { calendarEvents } from '../../database/schema/calendar';
import { CALENDAR_ARCHIVE } from '@narthex/demo/calendar-archive';

const app = withTestApp();
const URL = '/api/v1/calendar';
const dates = (response: { json(): { data: { entries: { date: string }[] } } }) =>
  response.json().data.entries.map(({ date }) => date);

beforeAll(async () => {
  await app()
    .db.insert(calendarEvents)
    .values([
      ...CALENDAR_ARCHIVE,
      { date: '2026-01-10', divine_service_topic: 'A new year', special_notes: 'Ten days of prayer' },
    ]);
});

it('returns the founding semester with its nineteen days in order', async () => {
  const response = await app().inject(`${URL}?semester=2025-09`);
  expect(response.statusCode).toBe(200);
  expect(dates(response)).toHaveLength(19);
  expect(dates(response)[0]).toBe('2025-09-06');
  expect(dates(response).at(-1)).toBe('2026-01-03');
  expect(response.json().data).toMatchObject({
    semester: { key: '2025-09', label: 'September – December 2025' },
    entries: expect.arrayContaining([
      expect.objectContaining({ sabbath_school_topic: null, divine_service_topic: null }),
    ]),
  });
});

it('returns a month', async () => {
  expect(dates(await app().inject(`${URL}?year=2026&month=1`))).toEqual(['2026-01-03', '2026-01-10']);
});

it('opens on the current semester, which is always among those to choose from', async () => {
  const { semester, semesters } = (await app().inject(URL)).json().data;
  const keys = semesters.map(({ key }: { key: string }) => key);
  expect(keys).toEqual(expect.arrayContaining(['2025-09', '2026-01', semester.key]));
  expect(keys).toEqual([...keys].sort());
});

it.each(['semester=2025-10', 'semester=next', 'month=13', 'month=1&year=soon'])(
  'refuses %s',
  async (query) => {
    expect((await app().inject(`${URL}?${query}`)).statusCode).toBe(422);
  },
);

describe('the list of its managers', () => {
  const listed = async (query: string) =>
    (await app().inject(`/api/v1/calendar/events?${query}`))
      .json()
      .data.map(({ date }: { date: string }) => date);

  it('shows a month of a year, a month of every year, or what is searched', async () => {
    expect(await listed('month=1&year=2026')).toEqual(['2026-01-10', '2026-01-03']);
    expect(await listed('month=1&sort=date')).toEqual(['2026-01-03', '2026-01-10']);
    expect(await listed('year=2024')).toEqual([]);
    expect(await listed('search=ten%20days')).toEqual(['2026-01-10']);
  });

  it('and the public calendar read the same rows', async () => {
    const { headers } = await signIn(app(), 'communication leader');
    const payload = { date: '2027-02-06', divine_service_topic: 'New wine' };
    const created = await app().inject({ method: 'POST', url: '/api/v1/calendar/events', headers, payload });
    expect(created.json().message).toBe('Calendar event created successfully!');
    expect(dates(await app().inject(`${URL}?year=2027&month=2`))).toEqual(['2027-02-06']);
    const one = await app().inject(`/api/v1/calendar/events/${created.json().data.id}`);
    expect(one.json().data).toMatchObject({ divine_service_topic: 'New wine', event_type: 'regular' });
    expect((await app().inject('/api/v1/calendar/events/999999')).statusCode).toBe(404);
  });
});
