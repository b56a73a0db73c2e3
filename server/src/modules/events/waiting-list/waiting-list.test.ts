import { eq, isNotNull } from 'drizzle-orm';
import { toExactOffsetTime } from '@narthex/shared-contracts';
import { signIn, withTestApp } from '../../../../test/build-app';
import { createEvent } from '../../../../test/content-factories';
import { confirmEmail } from '../../../../test/factories';
import { askForPlace, confirmPlace, takePlace, linkIn, readMailbox } from '../../../../test/mail/visitors';
import { auditLog, users } from '../../../database/schema/auth';
import { eventOccurrences, events } from '../../../database/schema/events';
import { eventWaiting } from '../../../database/schema/waiting-list';

const app = withTestApp();
const HOUR_MS = 3_600_000;

function send(method: 'GET' | 'POST' | 'DELETE', url: string, cookie = '', payload?: object) {
  return app().inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
}

/** A full event of one place, and the cookie of the device that has it. */
async function createFull(values: Parameters<typeof createEvent>[1] = {}) {
  const event = await createEvent(app(), {
    start_datetime: new Date(Date.now() + 240 * HOUR_MS),
    max_attendees: 1,
    ...values,
  });
  const { cookie: guest } = await takePlace(app(), event.id);
  return { ...event, guest };
}
const rsvp = (id: number, cookie = '', attending = true) =>
  send('POST', `/api/v1/events/${id}/rsvp`, cookie, { attending });
const read = async (id: number, cookie: string) =>
  (await send('GET', `/api/v1/events/${id}/rsvp`, cookie)).json().data;

/** Somebody on the waiting list, who has confirmed their address. */
const join = (id: number) => takePlace(app(), id, {}, 'waiting-list');
/** Somebody who asks to be put on it. */
const ask = async (id: number, visitor: Parameters<typeof askForPlace>[2] = {}) =>
  (await askForPlace(app(), id, visitor, 'waiting-list')).response;
const leave = (id: number, cookie: string) => send('DELETE', `/api/v1/events/${id}/waiting-list`, cookie);
/** The emails to an address but for the one that it was confirmed by. */
const emailsTo = async (address: string) =>
  (await readMailbox(app(), address)).filter(({ subject }) => !subject?.startsWith('Confirm your place'));
/** The path of a link in the email that offers a place. */
const offerLink = async (email: string, page: 'confirm' | 'leave' = 'confirm') =>
  linkIn((await emailsTo(email)).at(-1), `/waiting-list/${page}`);
/** As if the time to take an offered place were over. */
const lapse = () =>
  app()
    .db.update(eventWaiting)
    .set({ offered_until: new Date(Date.now() - 1000) })
    .where(isNotNull(eventWaiting.offered_until));

describe('a full event', () => {
  it('takes names for its waiting list, and tells everyone their place', async () => {
    const { id } = await createFull();
    const first = await join(id);
    expect(await read(id, first.cookie)).toMatchObject({
      attending: false,
      waiting: { place: 1, offered_until: null },
      waiting_count: 1,
    });
    const second = await join(id);
    expect((await read(id, second.cookie)).waiting.place).toBe(2);
    await leave(id, first.cookie);
    expect(await read(id, first.cookie)).toMatchObject({ waiting: null, waiting_count: 1 });
    expect((await read(id, second.cookie)).waiting.place).toBe(1);
  });

  it('is shown to be waited for by those who are left, also when an account is deleted', async () => {
    const { id } = await createFull();
    const { user, headers } = await signIn(app(), 'member');
    await app().inject({
      method: 'POST',
      url: `/api/v1/events/${id}/waiting-list`,
      headers,
      payload: {},
    });
    await join(id);
    const [waiting] = await app().db.select().from(eventWaiting).where(eq(eventWaiting.user_id, user.id));
    expect(waiting?.email).toBe(user.email);
    const count = async () => (await send('GET', `/api/v1/events/${id}`)).json().data.waiting_count;
    expect(await count()).toBe(2);
    await app().db.delete(users).where(eq(users.id, user.id));
    expect(await count()).toBe(1);
  });

  it('has nobody wait who has not confirmed their address', async () => {
    const { id, guest } = await createFull();
    const asked = await askForPlace(app(), id, {}, 'waiting-list');
    expect(asked.response.json()).toMatchObject({
      message: 'Check your email: your place is yours once you open the link in it.',
      data: { is_unconfirmed: true, waiting: null, waiting_count: 0 },
    });
    await rsvp(id, guest, false);
    await app().jobs.run('waiting-lists');
    expect(await emailsTo(asked.email)).toEqual([]);
    const { headers } = await signIn(app(), 'member');
    const url = `/api/v1/events/${id}/rsvp`;
    expect((await app().inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(200);
  });

  it('has no account wait whose address is not confirmed', async () => {
    const { id } = await createFull({ max_attendees: 2 });
    const seat = await signIn(app(), 'member');
    await app().inject({
      method: 'POST',
      url: `/api/v1/events/${id}/rsvp`,
      headers: seat.headers,
      payload: {},
    });
    const { user, headers } = await signIn(app(), 'member', { email_confirmed_at: null });
    const url = `/api/v1/events/${id}/waiting-list`;
    const wait = () => app().inject({ method: 'POST', url, headers, payload: {} });
    const refused = await wait();
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toMatch(/^Please confirm your email address first/);
    await confirmEmail(app(), user.id);
    expect((await wait()).json().data.waiting).toMatchObject({ place: 1 });
  });

  it('keeps the place of who asks again, and has each mailbox wait once', async () => {
    const { id } = await createFull();
    const { cookie, email } = await join(id);
    await join(id);
    expect((await ask(id, { cookie })).json().data).toMatchObject({
      waiting: { place: 1 },
      waiting_count: 2,
    });
    await takePlace(app(), id, { email: email.replace('@', '+more@') }, 'waiting-list').catch(
      () => undefined,
    );
    expect((await read(id, cookie)).waiting_count).toBe(2);
  });

  it.each([
    ['a name', { name: ' ' }],
    ['an email address', { email: 'wafula' }],
  ])('asks for %s', async (_, values) => {
    const { id } = await createFull();
    expect((await ask(id, values)).statusCode).toBe(422);
  });

  it('shows managers and visitors how many wait', async () => {
    const { id } = await createFull();
    await join(id);
    await join(id);
    expect((await send('GET', `/api/v1/events/${id}`)).json().data.waiting_count).toBe(2);
    const { headers } = await signIn(app(), 'admin');
    const listed = await app().inject({ url: '/api/v1/events?mine=true', headers });
    expect(listed.json().data.find((event: { id: number }) => event.id === id).waiting_count).toBe(2);
  });
});

it('takes nobody where there is a place, who has one, or what is over', async () => {
  const open = await createEvent(app(), { max_attendees: 5 });
  expect((await ask(open.id)).statusCode).toBe(409);
  const full = await createFull();
  expect((await ask(full.id, { cookie: full.guest })).json().message).toBe('You already have a place');
  const over = await createEvent(app(), { start_datetime: new Date('2020-01-04T07:00:00Z') });
  expect((await ask(over.id)).json().message).toBe('This event is over');
  expect((await ask(999_999)).statusCode).toBe(404);
});

describe('a place that becomes free', () => {
  it('is offered to who waits the longest, by an email with a link that takes it', async () => {
    const event = await createFull({ title: 'Camp', location: 'Hill Hall' });
    const first = await join(event.id);
    const second = await join(event.id);
    await rsvp(event.id, event.guest, false);

    const [email] = await emailsTo(first.email);
    expect(email?.subject).toBe('A place is free: Camp');
    expect(email?.text).toContain('Where: Hill Hall');
    expect(await emailsTo(second.email)).toEqual([]);
    const { offered_until } = (await read(event.id, first.cookie)).waiting;
    const hours = (Date.parse(offered_until) - Date.now()) / HOUR_MS;
    expect(hours).toBeGreaterThan(47);
    expect(hours).toBeLessThanOrEqual(48);

    const link = await offerLink(first.email);
    const question = (await send('GET', link)).body;
    expect(question).toContain('Take the place?');
    expect(question).toContain('<b>Camp, ');
    expect((await read(event.id, first.cookie)).attending).toBe(false);
    expect((await send('POST', link)).statusCode).toBe(200);
    expect(await read(event.id, first.cookie)).toMatchObject({
      attending: true,
      attendees_count: 1,
      waiting: null,
      waiting_count: 1,
    });
    const again = await send('POST', link);
    expect(again.statusCode).toBe(404);
    expect(again.body).toContain('If you took the place with it, the place is yours');
  });

  it('is not there any more when the event is called off after it was offered', async () => {
    const event = await createFull();
    const { email, cookie } = await join(event.id);
    await rsvp(event.id, event.guest, false);
    const link = await offerLink(email);
    await app().db.update(events).set({ status: 'cancelled' }).where(eq(events.id, event.id));
    for (const method of ['GET', 'POST'] as const) {
      const { body } = await send(method, link);
      expect(body).toContain('This event is over, or it does not take place.');
      expect(body).not.toContain('<button>');
    }
    await app().db.update(events).set({ status: 'published' }).where(eq(events.id, event.id));
    expect(await read(event.id, cookie)).toMatchObject({ attending: false });
  });

  it('is taken on the page of the event as well', async () => {
    const event = await createFull();
    const { cookie } = await join(event.id);
    await rsvp(event.id, event.guest, false);
    expect((await rsvp(event.id, cookie)).json().data).toMatchObject({ attending: true, waiting: null });
  });

  it('is never kept beyond the start', async () => {
    const startDatetime = new Date(Date.now() + 5 * HOUR_MS);
    const event = await createFull({ start_datetime: startDatetime });
    const { cookie } = await join(event.id);
    await rsvp(event.id, event.guest, false);
    const { waiting } = await read(event.id, cookie);
    expect(waiting.offered_until).toBe(toExactOffsetTime(startDatetime));
  });

  it('is not for somebody who comes by, nor for who waits further back', async () => {
    const event = await createFull();
    await join(event.id);
    const second = await join(event.id);
    await rsvp(event.id, event.guest, false);
    expect((await rsvp(event.id)).json().message).toBe('This event is full');
    expect((await rsvp(event.id, second.cookie)).statusCode).toBe(409);
    expect((await read(event.id, second.cookie)).waiting.place).toBe(2);
  });

  it('goes to exactly one of many who want it at the same moment', async () => {
    const event = await createFull();
    const first = await join(event.id);
    const second = await join(event.id);
    await rsvp(event.id, event.guest, false);
    const link = await offerLink(first.email);
    const strangers = Array.from({ length: 5 }, () => rsvp(event.id));
    const taken = await Promise.all([
      send('POST', link),
      send('POST', link),
      rsvp(event.id, first.cookie),
      rsvp(event.id, second.cookie),
      ...strangers,
    ]);
    expect(taken.slice(3).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(409));
    expect(await read(event.id, first.cookie)).toMatchObject({ attending: true, attendees_count: 1 });
    expect(await read(event.id, second.cookie)).toMatchObject({ attending: false, waiting: { place: 1 } });
  });

  it('goes to one of two who were offered two places, of which one is left', async () => {
    const event = await createFull({ max_attendees: 1 });
    const both = [await join(event.id), await join(event.id)];
    await app().db.update(events).set({ max_attendees: 4 }).where(eq(events.id, event.id));
    await app().jobs.run('waiting-lists');
    const links = await Promise.all(both.map(({ email }) => offerLink(email)));
    await app().db.update(events).set({ max_attendees: 3 }).where(eq(events.id, event.id));
    const responses = await Promise.all(links.map((link) => send('POST', link)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect((await read(event.id, '')).attendees_count).toBe(2);
  });

  it('goes to the next when it is not taken in time', async () => {
    const event = await createFull();
    const first = await join(event.id);
    const second = await join(event.id);
    await rsvp(event.id, event.guest, false);
    const late = await offerLink(first.email);
    await lapse();
    await Promise.all([app().jobs.run('waiting-lists'), app().jobs.run('waiting-lists')]);
    expect((await send('POST', late)).statusCode).toBe(404);
    expect((await read(event.id, first.cookie)).waiting).toBeNull();
    expect(await emailsTo(second.email)).toHaveLength(1);
    expect((await send('POST', await offerLink(second.email))).statusCode).toBe(200);
  });

  it('goes to the next when it is not wanted', async () => {
    const event = await createFull();
    const [first, second, third] = [await join(event.id), await join(event.id), await join(event.id)];
    await rsvp(event.id, event.guest, false);
    await send('POST', await offerLink(first.email, 'leave'));
    expect(await emailsTo(second.email)).toHaveLength(1);
    await leave(event.id, second.cookie);
    expect(await emailsTo(third.email)).toHaveLength(1);
  });

  it('comes with more places, too, for as many as there are', async () => {
    const event = await createFull();
    const waiting = [await join(event.id), await join(event.id), await join(event.id)];
    const { headers } = await signIn(app(), 'admin');
    // Of four places, visitors can have three.
    const payload = { max_attendees: 4 };
    await app().inject({ method: 'PUT', url: `/api/v1/events/${event.id}`, headers, payload });
    const told = await Promise.all(waiting.map(async ({ email }) => (await emailsTo(email)).length));
    expect(told).toEqual([1, 1, 0]);
  });

  it('is taken back from who waits the shortest when there are fewer places again, and they go on waiting', async () => {
    const event = await createFull();
    const [first, second] = [await join(event.id), await join(event.id)];
    const { headers } = await signIn(app(), 'admin');
    const setPlaces = (seats: number) =>
      app().inject({
        method: 'PUT',
        url: `/api/v1/events/${event.id}`,
        headers,
        payload: { max_attendees: seats },
      });
    await setPlaces(4);
    const link = await offerLink(second.email);
    await setPlaces(3);
    expect((await send('POST', link)).statusCode).toBe(404);
    await lapse();
    await app().jobs.run('waiting-lists');
    expect((await read(event.id, first.cookie)).waiting).toBeNull();
    expect((await read(event.id, second.cookie)).waiting).toMatchObject({ place: 1 });
    expect(await emailsTo(second.email)).toHaveLength(2);
  });

  it('comes with a deleted account', async () => {
    const event = await createEvent(app(), { max_attendees: 1 });
    const { user, headers } = await signIn(app(), 'member');
    await app().inject({ method: 'POST', url: `/api/v1/events/${event.id}/rsvp`, headers, payload: {} });
    const { email } = await join(event.id);
    await app().db.delete(users).where(eq(users.id, user.id));
    await app().jobs.run('waiting-lists');
    expect(await emailsTo(email)).toHaveLength(1);
  });

  it('is hoped for in vain when the event is called off, and who waits is told so', async () => {
    const event = await createFull({ title: 'Lake retreat' });
    const { email } = await join(event.id);
    const { headers } = await signIn(app(), 'admin');
    const payload = { status: 'cancelled' };
    await app().inject({ method: 'PUT', url: `/api/v1/events/${event.id}`, headers, payload });
    expect((await emailsTo(email)).map(({ subject }) => subject)).toEqual(['Cancelled: Lake retreat']);
  });

  it('is offered to nobody when the event is called off or has begun', async () => {
    const cancelled = await createFull();
    const first = await join(cancelled.id);
    await app().db.update(events).set({ status: 'cancelled' }).where(eq(events.id, cancelled.id));
    await rsvp(cancelled.id, cancelled.guest, false);
    const begun = await createFull();
    const second = await join(begun.id);
    await app()
      .db.update(eventOccurrences)
      .set({ start_datetime: new Date(Date.now() - HOUR_MS) })
      .where(eq(eventOccurrences.event_id, begun.id));
    await rsvp(begun.id, begun.guest, false);
    await app().jobs.run('waiting-lists');
    expect([...(await emailsTo(first.email)), ...(await emailsTo(second.email))]).toEqual([]);
    // Names and addresses go when nobody can be waiting any more.
    expect(await app().db.$count(eventWaiting, eq(eventWaiting.email, second.email))).toBe(0);
  });
});

it('is in the activity log without names and addresses', async () => {
  const event = await createFull();
  const { email, cookie } = await join(event.id);
  await rsvp(event.id, event.guest, false);
  await send('POST', await offerLink(email));
  expect((await read(event.id, cookie)).attending).toBe(true);
  const entries = await app()
    .db.select()
    .from(auditLog)
    .where(eq(auditLog.subject_id, String(event.id)))
    .orderBy(auditLog.id);
  expect(entries.map(({ action }) => action)).toEqual([
    'event.take_place',
    'event.join_waiting_list',
    'event.give_place_back',
    'event.offer_place',
    'event.take_offered_place',
  ]);
  expect(JSON.stringify(entries)).not.toContain(email);
});

it('keeps a waiting list when the time of the event changes', async () => {
  const event = await createFull();
  const { cookie } = await join(event.id);
  await rsvp(event.id, event.guest, false);
  const { headers } = await signIn(app(), 'admin');
  const later = (date: Date) => new Date(date.getTime() + 24 * HOUR_MS).toISOString();
  const payload = { start_datetime: later(event.start_datetime), end_datetime: later(event.end_datetime) };
  await app().inject({ method: 'PUT', url: `/api/v1/events/${event.id}`, headers, payload });
  expect(await read(event.id, cookie)).toMatchObject({ waiting: { place: 1 }, waiting_count: 1 });
});

describe('the plain form', () => {
  const post = (fields: Record<string, string>, cookie = '') =>
    app().inject({
      method: 'POST',
      url: '/forms/waiting-list',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      payload: new URLSearchParams(fields).toString(),
    });

  it('asks to wait, says the place in the URL it leads to, and leaves', async () => {
    const { id } = await createFull();
    await join(id);
    const fields = { event_id: String(id), name: 'Achieng', email: 'achieng@demo.test' };
    const joined = await post({ ...fields, action: 'join' });
    expect(joined.statusCode).toBe(303);
    expect(joined.headers.location).toBe(`/Events/${id}?sent=rsvp-unconfirmed#rsvp`);
    await confirmPlace(app(), fields.email);
    const device = joined.cookies.find(({ name }) => name === 'narthex_device')?.value ?? '';
    const cookie = `narthex_device=${device}`;
    const again = await post({ ...fields, action: 'join' }, cookie);
    expect(again.headers.location).toBe(`/Events/${id}?place=2&sent=waiting-list#rsvp`);
    const left = await post({ event_id: String(id), action: 'leave' }, cookie);
    expect(left.headers.location).toBe(`/Events/${id}?sent=waiting-list-left#rsvp`);
    expect((await send('GET', `/api/v1/events/${id}`)).json().data.waiting_count).toBe(1);
  });

  it('comes back with what is wrong', async () => {
    const { id } = await createFull();
    const refused = await post({ event_id: String(id), action: 'join', name: 'Achieng', email: 'achieng' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('A valid email address is required');
  });
});
