import { eq } from 'drizzle-orm';
import { toExactOffsetTime } from '@narthex/shared-contracts';
import { signIn, withTestApp } from '../../../../test/build-app';
import { createEvent, createRsvp } from '../../../../test/content-factories';
import { users } from '../../../database/schema/auth';
import { eventOccurrences } from '../../../database/schema/events';
import { refreshOccurrences } from '../occurrences/occurrence-repository';
import { takeSeat } from './seat-repository';

const app = withTestApp();
const WEEK = 7 * 86_400_000;
const inTwoDays = () => new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000 + 2 * 86_400_000);

const createWeekly = (values: Parameters<typeof createEvent>[1] = {}) =>
  createEvent(app(), {
    start_datetime: new Date(inTwoDays().getTime() - 3 * WEEK),
    is_recurring: true,
    recurrence_pattern: 'weekly',
    ...values,
  });
const weeksOn = (weeks: number) => toExactOffsetTime(new Date(inTwoDays().getTime() + weeks * WEEK));
/** Somebody with an account says that they come. */
async function post(id: number, payload: object = {}) {
  const { headers } = await signIn(app(), 'member');
  return app().inject({ method: 'POST', url: `/api/v1/events/${id}/rsvp`, payload, headers });
}
const getEvent = async (id: number) => (await app().inject(`/api/v1/events/${id}`)).json().data;

it('fills each occurrence of what repeats by itself', async () => {
  const { id } = await createWeekly({ max_attendees: 1 });
  const next = await post(id);
  expect(next.json().data).toMatchObject({ attending: true, attendees_count: 1, occurrence: weeksOn(0) });
  expect((await post(id)).json().message).toBe('This event is full');
  const later = await post(id, { occurrence: weeksOn(1) });
  expect(later.json().data).toMatchObject({ attendees_count: 1, occurrence: weeksOn(1) });
  expect((await post(id, { occurrence: weeksOn(1) })).statusCode).toBe(409);
  expect(await getEvent(id)).toMatchObject({ start_datetime: weeksOn(0), attendees_count: 1 });
});

it('opens the seats again once an occurrence is over', async () => {
  const { id } = await createWeekly({ max_attendees: 1 });
  await post(id);
  await refreshOccurrences(
    app().db,
    () => Promise.resolve('Africa/Nairobi'),
    new Date(inTwoDays().getTime() + 86_400_000),
  );
  expect(await getEvent(id)).toMatchObject({ start_datetime: weeksOn(1), attendees_count: 0 });
});

it('refuses a time at which it does not take place, and one that is over', async () => {
  const { id } = await createWeekly();
  const wrong = await post(id, { occurrence: new Date(inTwoDays().getTime() + 60_000).toISOString() });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json().errors).toHaveProperty('occurrence');
  expect((await post(id, { occurrence: weeksOn(-1) })).json().message).toBe('This event is over');
  expect((await post(id, { occurrence: 'Friday' })).statusCode).toBe(422);
});

it('lists the attendees of one occurrence, page by page', async () => {
  const { id } = await createWeekly({ department: 'youth' });
  const { headers } = await signIn(app(), 'youth leader');
  for (let person = 0; person < 3; person += 1) await post(id);
  await post(id, { occurrence: weeksOn(1) });
  const ask = async (query = '') =>
    (await app().inject({ url: `/api/events/${id}/attendees${query}`, headers })).json();
  expect(await ask('?per_page=2')).toMatchObject({
    meta: { total: 3, per_page: 2 },
    occurrence: weeksOn(0),
  });
  expect((await ask('?per_page=2&page=2')).data).toHaveLength(1);
  expect((await ask(`?occurrence=${weeksOn(1)}`)).data).toHaveLength(1);
});

it('knows an occurrence by its start in any zone, and without one in the site’s', async () => {
  const { id } = await createWeekly({ department: 'youth' });
  const { headers } = await signIn(app(), 'youth leader');
  await post(id, { occurrence: weeksOn(1) });
  const start = weeksOn(1);
  const utc = new Date(start).toISOString();
  for (const written of [start, encodeURIComponent(start), utc, start.slice(0, 19), start.slice(0, 16)]) {
    const url = `/api/events/${id}/attendees?occurrence=${written}`;
    expect((await app().inject({ url, headers })).json().data).toHaveLength(1);
  }
});

it('takes people along when the times change', async () => {
  const { headers } = await signIn(app(), 'admin');
  const weekly = await createWeekly();
  const single = await createEvent(app());
  for (const { id } of [weekly, single]) await post(id);
  const put = (id: number, payload: object) =>
    app().inject({ method: 'PUT', url: `/api/v1/events/${id}`, headers, payload });
  const anHourLater = (instant: Date) => toExactOffsetTime(new Date(instant.getTime() + 3_600_000));
  await put(weekly.id, {
    start_datetime: anHourLater(weekly.start_datetime),
    end_datetime: anHourLater(weekly.end_datetime),
  });
  expect(await getEvent(weekly.id)).toMatchObject({
    start_datetime: anHourLater(inTwoDays()),
    attendees_count: 1,
  });
  await put(single.id, { start_datetime: weeksOn(5), end_datetime: weeksOn(5) });
  expect(await getEvent(single.id)).toMatchObject({ start_datetime: weeksOn(5), attendees_count: 1 });
});

it('keeps what is over at its time, once, with and without people, when the hour of a series changes', async () => {
  const { headers } = await signIn(app(), 'admin');
  const weekly = await createWeekly();
  const { user } = await signIn(app(), 'member');
  const ofWeekly = eq(eventOccurrences.event_id, weekly.id);
  const [first] = await app().db.select().from(eventOccurrences).where(ofWeekly).orderBy(eventOccurrences.id);
  await app().db.transaction((tx) =>
    takeSeat(
      tx,
      first?.id ?? 0,
      { user_id: user.id, device_hash: null },
      { ...app().config.bounds, language: 'en' },
    ),
  );
  const later = {
    start_datetime: weeksOn(-3).replace('T03:', 'T05:'),
    end_datetime: weeksOn(-3).replace('T03:', 'T06:'),
  };
  await app().inject({ method: 'PUT', url: `/api/v1/events/${weekly.id}`, headers, payload: later });
  const stored = await app().db.select().from(eventOccurrences).where(ofWeekly);
  const starts = stored.map(({ start_datetime: start }) => toExactOffsetTime(start)).sort();
  expect(starts.slice(0, 4)).toEqual([
    weeksOn(-3),
    weeksOn(-2),
    weeksOn(-1),
    weeksOn(0).replace('T03:', 'T05:'),
  ]);
});

it('gives the seats of a deleted account back', async () => {
  const event = await createEvent(app());
  const { user } = await signIn(app(), 'member');
  await createRsvp(app(), event.id, user.id);
  await app().db.delete(users).where(eq(users.id, user.id));
  expect((await getEvent(event.id)).attendees_count).toBe(0);
});
