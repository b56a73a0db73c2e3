import { toExactOffsetTime } from '@narthex/shared-contracts';
import { signIn, withTestApp, type Kind } from '../../../test/build-app';
import { createEvent } from '../../../test/content-factories';
import { auditLog } from '../../database/schema/auth';
import { siteSettings } from '../../database/schema/site';
import { DEFAULT_SITE } from '../../site/site-repository';

const app = withTestApp();
const URL = '/api/v1/events';

const body = {
  title: ' Campus hike ',
  description: 'Up the ridge and back.',
  start_datetime: '2027-02-06T14:00',
  end_datetime: '2027-02-06T17:30',
  event_type: 'youth',
  max_attendees: '20',
  entry_fee: '150.5',
};

const post = async (kind: Kind, payload: object = body) => {
  const { headers } = await signIn(app(), kind);
  return app().inject({ method: 'POST', url: URL, headers, payload });
};
const titles = (response: { json(): { data: { title: string }[] } }) =>
  response.json().data.map((event) => event.title);

describe('the list', () => {
  it('shows visitors what is not over, the next one first, and what is over when they ask for it', async () => {
    await createEvent(app(), { title: 'Long past', start_datetime: new Date('2020-01-04T07:00:00Z') });
    await createEvent(app(), { title: 'In a year', start_datetime: new Date(Date.now() + 365 * 86_400_000) });
    await createEvent(app(), { title: 'Tomorrow' });
    await createEvent(app(), { title: 'Hidden draft', status: 'draft' });

    const ahead = await app().inject(URL);
    expect(ahead.statusCode).toBe(200);
    expect(ahead.json()).toMatchObject({ success: true });
    expect(titles(ahead)).toEqual(['Tomorrow', 'In a year']);
    const all = await app().inject(`${URL}?sort=-start_datetime`);
    expect(titles(all)).toEqual(['In a year', 'Tomorrow', 'Long past']);
    expect(titles(await app().inject(`${URL}?upcoming=true&limit=1`))).toEqual(['Tomorrow']);
  });

  it('shows what one department plans', async () => {
    await createEvent(app(), { title: 'Hike', department: 'education' });
    await createEvent(app(), { title: 'Clinic', department: 'health' });
    await createEvent(app(), { title: 'Draft of a hike', department: 'education', status: 'draft' });
    const response = await app().inject({ url: `${URL}?department=education&upcoming=true` });
    expect(titles(response)).toEqual(['Hike']);
    expect((await app().inject({ url: `${URL}?department=kitchen` })).statusCode).toBe(422);
  });

  it('shows a manager their own with drafts, and asks a visitor to sign in', async () => {
    await createEvent(app(), { title: 'Youth draft', status: 'draft', department: 'youth' });
    await createEvent(app(), { title: 'Music draft', status: 'draft', department: 'music' });
    const youth = await signIn(app(), 'youth leader');
    const mine = await app().inject({ url: `${URL}?mine=true`, headers: youth.headers });
    expect(titles(mine)).toEqual(['Youth draft']);
    const admin = await signIn(app(), 'admin');
    const everything = await app().inject({ url: `${URL}?mine=true`, headers: admin.headers });
    expect(titles(everything)).toEqual(expect.arrayContaining(['Youth draft', 'Music draft', 'Long past']));
    expect((await app().inject(`${URL}?mine=true`)).statusCode).toBe(401);
  });

  it('gives a manager what is ahead, the next first, then what is over, the latest first', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000);
    for (const [title, days] of [
      ['Last week', -7],
      ['In a week', 7],
      ['Last year', -365],
      ['In a day', 1],
    ] as const)
      await createEvent(app(), { title: `Choir ${title}`, department: 'music', start_datetime: day(days) });
    const { headers } = await signIn(app(), 'music leader');
    const response = await app().inject({ url: `${URL}?mine=true&search=choir`, headers });
    expect(titles(response)).toEqual(
      ['In a day', 'In a week', 'Last week', 'Last year'].map((when) => `Choir ${when}`),
    );
  });

  it('refuses a limit that makes no sense', async () => {
    const response = await app().inject(`${URL}?limit=0`);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toHaveProperty('limit');
  });
});

it("cuts the calendar's months in the site's zone", async () => {
  // 31 March 2031, 21:30 UTC, is 1 April in Nairobi.
  await createEvent(app(), { title: 'Night prayer', start_datetime: new Date('2031-03-31T21:30:00Z') });
  const month = (number: number) => app().inject(`${URL}/calendar?month=${number}&year=2031`);
  expect(titles(await month(3))).toEqual([]);
  expect(titles(await month(4))).toEqual(['Night prayer']);
  expect((await app().inject(`${URL}/calendar?month=13`)).statusCode).toBe(422);
});

describe('creating', () => {
  it("reads times in the site's zone and belongs to the leader's department", async () => {
    const response = await post('youth leader');
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      success: true,
      message: 'Event created successfully!',
      data: {
        title: 'Campus hike',
        start_datetime: '2027-02-06T14:00:00+03:00',
        event_date: '2027-02-06',
        start_time: '14:00',
        department: 'youth',
        max_attendees: 20,
        entry_fee: '150.50',
        status: 'published',
        attendees_count: 0,
      },
    });
    const shown = await app().inject(`${URL}/${response.json().data.id}`);
    expect(shown.json().data.title).toBe('Campus hike');
  });

  it.each([
    ['an empty fee', { entry_fee: '' }, null],
    ['no fee', { entry_fee: undefined }, null],
    ['a fee of nothing', { entry_fee: '0' }, '0.00'],
  ])('keeps %s as it is meant', async (_, fee, kept) => {
    const created = await post('youth leader', { ...body, ...fee });
    expect(created.json().data.entry_fee).toBe(kept);
    const shown = await app().inject(`${URL}/${created.json().data.id}`);
    expect(shown.json().data.entry_fee).toBe(kept);
  });

  it('belongs to the whole church when full oversight creates it, and is audited', async () => {
    const before = app().contentVersion('events');
    const response = await post('communication leader');
    expect(response.json().data.department).toBeNull();
    expect(app().contentVersion('events')).toBe(before + 1);
    const entries = await app().db.select().from(auditLog);
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'event.create', subject_id: String(response.json().data.id) }),
    );
  });

  it('refuses an end before the start, and times that are none', async () => {
    const backwards = await post('admin', { ...body, end_datetime: '2027-02-06T13:00' });
    expect(backwards.statusCode).toBe(422);
    expect(backwards.json().errors).toEqual({ end_datetime: ['End must be after the start'] });
    for (const start_datetime of ['Feb 6 2027 10:00', '2027-02-30T10:00', '2027-02-30T10:00:00Z']) {
      const strange = await post('admin', { ...body, start_datetime });
      expect(strange.statusCode).toBe(422);
      expect(strange.json().errors).toEqual({ start_datetime: ['A valid date and time is required'] });
    }
    const empty = await post('admin', {});
    expect(empty.json().errors).toMatchObject({ title: ['Title is required'] });
  });

  it('refuses an hour that the clocks skip, and says so; start and end may be the same', async () => {
    await app()
      .db.insert(siteSettings)
      .values({ settings: { ...DEFAULT_SITE, time_zone: 'Europe/Berlin' } });
    const night = { ...body, start_datetime: '2027-03-28T02:30', end_datetime: '2027-03-28T03:30' };
    const skipped = await post('admin', night);
    const reversed = await post('admin', { ...night, end_datetime: '2027-03-28T03:15' });
    const times = { start_datetime: '2027-03-28T03:30', end_datetime: '2027-03-28T03:30' };
    const instant = await post('admin', { ...body, ...times });
    await app().db.delete(siteSettings);
    for (const response of [skipped, reversed]) {
      expect(response.json().errors).toEqual({
        end_datetime: ['The clocks go forward that night and skip these times'],
      });
    }
    expect(instant.statusCode).toBe(201);
  });

  it.each(['member', 'finance leader', 'pastoral leader'] as const)('is refused to a %s', async (kind) => {
    expect((await post(kind)).statusCode).toBe(403);
  });

  it('is refused without a session', async () => {
    expect((await app().inject({ method: 'POST', url: URL, payload: body })).statusCode).toBe(401);
  });
});

describe('changing and deleting', () => {
  it('keeps the fields that a smaller form does not send', async () => {
    const { headers } = await signIn(app(), 'youth leader');
    const event = await createEvent(app(), { department: 'youth', max_attendees: 5, entry_fee: '20.00' });
    const response = await app().inject({
      method: 'PUT',
      url: `${URL}/${event.id}`,
      headers,
      payload: { title: 'Moved', status: 'cancelled' },
    });
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({
      title: 'Moved',
      status: 'cancelled',
      max_attendees: 5,
      entry_fee: '20.00',
      start_datetime: toExactOffsetTime(event.start_datetime),
    });
    expect((await app().inject(`${URL}/${event.id}`)).statusCode).toBe(404);
  });

  it("refuses another department's event, an empty title, and an event that isn't there", async () => {
    const { headers } = await signIn(app(), 'music leader');
    const foreign = await createEvent(app(), { department: 'youth' });
    const own = await createEvent(app(), { department: 'music' });
    const put = (id: number) =>
      app().inject({ method: 'PUT', url: `${URL}/${id}`, headers, payload: { title: ' ' } });
    expect((await put(foreign.id)).statusCode).toBe(403);
    expect((await put(own.id)).json()).toMatchObject({
      code: 'validation',
      errors: { title: ['Title is required'] },
    });
    expect((await put(999_999)).statusCode).toBe(404);
    const remove = (id: number) => app().inject({ method: 'DELETE', url: `${URL}/${id}`, headers });
    expect((await remove(foreign.id)).statusCode).toBe(403);
    expect((await remove(own.id)).json()).toEqual({ success: true, message: 'Event deleted successfully!' });
    expect((await remove(own.id)).statusCode).toBe(404);
  });
});

describe('what repeats', () => {
  const WEEK = 7 * 86_400_000;
  const began = new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000 - 3 * WEEK - 86_400_000);

  it('is listed at its next time, shown so on its page, and stands in the calendar each time', async () => {
    const { id } = await createEvent(app(), {
      title: 'Hour of prayer',
      start_datetime: began,
      end_datetime: new Date(began.getTime() + 3_600_000),
      is_recurring: true,
      recurrence_pattern: 'weekly',
    });
    const next = toExactOffsetTime(new Date(began.getTime() + 4 * WEEK));
    type Listed = { id: number; start_datetime: string }[];
    const ofThis = (list: Listed) => list.filter((event) => event.id === id);
    const upcoming: Listed = (await app().inject('/api/v1/events?upcoming=true&limit=100')).json().data;
    expect(ofThis(upcoming)).toMatchObject([{ start_datetime: next }]);
    const starts = upcoming.map((event) => event.start_datetime);
    expect(starts).toEqual([...starts].sort());
    expect((await app().inject(`/api/v1/events/${id}`)).json().data.start_datetime).toBe(next);
    const month = await app().inject('/api/v1/events/calendar?month=3&year=2100');
    expect(ofThis(month.json().data).length).toBeGreaterThanOrEqual(4);
    const { headers } = await signIn(app(), 'admin');
    const managed: Listed = (await app().inject({ url: '/api/v1/events?mine=true', headers })).json().data;
    expect(ofThis(managed)).toMatchObject([{ start_datetime: toExactOffsetTime(began) }]);
  });
});

it('shows visitors what was called off after it was published, and no draft that was', async () => {
  const { headers } = await signIn(app(), 'admin');
  const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
    app().inject({ method, url, headers, payload });
  const create = async (status: string) =>
    (await send('POST', '/api/v1/events', { ...body, status })).json().data.id as number;
  const [published, draft] = [await create('published'), await create('draft')];
  for (const id of [published, draft]) await send('PUT', `/api/v1/events/${id}`, { status: 'cancelled' });
  const shown = await app().inject(`/api/v1/events/${published}`);
  expect(shown.json().data.status).toBe('cancelled');
  expect((await app().inject(`/api/v1/events/${draft}`)).statusCode).toBe(404);
});
