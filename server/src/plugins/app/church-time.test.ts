import { signIn, withTestApp } from '../../../test/build-app';
import { createAnnouncement, createEvent, createPrayer } from '../../../test/content-factories';

const app = withTestApp();
/** The instant is half past midnight on a Friday in Nairobi, and still Thursday in UTC. */
const STARTS = new Date('2026-11-26T21:30:00Z');
const ENDS = new Date('2026-11-27T01:00:00Z');

it('names the day that the church has, in every response that tells of an instant', async () => {
  const { headers } = await signIn(app(), 'admin');
  const { id } = await createEvent(app(), {
    start_datetime: STARTS,
    end_datetime: ENDS,
    title: 'Night prayer',
  });
  const night = { start_datetime: '2026-11-27T00:30:00+03:00', end_datetime: '2026-11-27T04:00:00+03:00' };
  const read = async (url: string) => (await app().inject({ url, headers })).json().data;
  expect(await read(`/api/v1/events/${id}`)).toMatchObject({ ...night, event_date: '2026-11-27' });
  expect(await read('/api/v1/events?sort=title')).toMatchObject([night]);
  expect(await read('/api/v1/events/calendar?month=11&year=2026')).toMatchObject([night]);

  const announcement = await createAnnouncement(app(), { created_at: STARTS });
  const created = { created_at: '2026-11-27T00:30:00+03:00' };
  expect(await read(`/api/v1/announcements/${announcement.id}`)).toMatchObject(created);
  await createPrayer(app(), { created_at: STARTS });
  expect(await read('/api/v1/prayer-requests/public')).toMatchObject([created]);
});

it('keeps what an editor of another version is shown, and milliseconds', async () => {
  const { headers } = await signIn(app(), 'admin');
  const at = new Date('2026-11-26T21:30:07.250Z');
  const { id } = await createEvent(app(), { start_datetime: STARTS, end_datetime: at });
  const response = await app().inject({
    method: 'PUT',
    url: `/api/v1/events/${id}`,
    headers: { ...headers, 'if-match': '"999"' },
    payload: { title: 'Other' },
  });
  expect(response.statusCode).toBe(409);
  expect(response.json().conflict.current).toMatchObject({
    start_datetime: '2026-11-27T00:30:00+03:00',
    end_datetime: '2026-11-27T00:30:07.250+03:00',
  });
});

it('leaves texts that only speak of an instant as they are', async () => {
  const title = 'Night prayer, 2026-11-26T21:30:00.000Z';
  const { id } = await createEvent(app(), { title });
  expect((await app().inject(`/api/v1/events/${id}`)).json().data.title).toBe(title);
});

it.each([
  '2026-11-26T25:61:61Z',
  '2026-13-01T00:00:00Z',
  '0000-00-00T00:00:00.000Z',
  '2026-02-30T10:00:00+00:00',
  '9999-99-99T99:99:99.999999Z',
])('leaves the text %s, which no instant is, as a person wrote it', async (title) => {
  const { id } = await createEvent(app(), { title });
  const response = await app().inject(`/api/v1/events/${id}`);
  expect(response.json().data?.title).toBe(title);
});

it('follows the time zone of the settings at once', async () => {
  const { headers } = await signIn(app(), 'admin');
  const { id } = await createEvent(app(), { start_datetime: STARTS, end_datetime: ENDS });
  const { data } = (await app().inject({ url: '/api/v1/admin/settings', headers })).json();
  const { id: _id, version: _version, ...settings } = data;
  const payload = { ...settings, time_zone: 'America/St_Johns' };
  const saved = await app().inject({ method: 'PUT', url: '/api/v1/admin/settings', headers, payload });
  expect(saved.statusCode).toBe(200);
  const event = (await app().inject(`/api/v1/events/${id}`)).json().data;
  expect(event.start_datetime).toBe('2026-11-26T18:00:00-03:30');
});
