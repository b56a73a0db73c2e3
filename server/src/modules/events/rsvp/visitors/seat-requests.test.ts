import { eq, sql } from 'drizzle-orm';
import { listAudited } from '../../../../../test/audited';
import { signIn, withTestApp } from '../../../../../test/build-app';
import { createEvent } from '../../../../../test/content-factories';
import {
  askForPlace,
  confirmPlace,
  placeLink,
  takePlace,
  readMailbox,
} from '../../../../../test/mail/visitors';
import { eventOccurrences, eventRsvps, events } from '../../../../database/schema/events';
import { eventSeatRequests, eventWaiting } from '../../../../database/schema/waiting-list';

const app = withTestApp();
const HOUR_MS = 3_600_000;

const read = async (id: number, headers: Record<string, string> = {}) =>
  (await app().inject({ url: `/api/v1/events/${id}/rsvp`, headers })).json().data;
const come = (id: number, headers: Record<string, string>, attending = true) =>
  app().inject({ method: 'POST', url: `/api/v1/events/${id}/rsvp`, headers, payload: { attending } });
const create = (maxAttendees: number, values: Parameters<typeof createEvent>[1] = {}) =>
  createEvent(app(), {
    start_datetime: new Date(Date.now() + 240 * HOUR_MS),
    max_attendees: maxAttendees,
    ...values,
  });
const KEPT = 'The seats for visitors are taken. A few are kept for members: sign in to take one.';

describe('a visitor without an account', () => {
  it('takes no seat of an event by asking for it, however often', async () => {
    const { id } = await create(20);
    for (let asked = 0; asked < 20; asked += 1) await askForPlace(app(), id);
    expect(await read(id)).toMatchObject({ attendees_count: 0, places_left: 15, waiting_count: 0 });
    const { headers } = await signIn(app(), 'member');
    expect((await come(id, headers)).json().data).toMatchObject({ attending: true, attendees_count: 1 });
  });

  it('has a seat once the link in the email was opened and the button pressed', async () => {
    const event = await create(5, { title: 'Camp', location: 'Hill Hall' });
    const { response, email, cookie } = await askForPlace(app(), event.id, { name: 'Wafula Text' });
    expect(response.json()).toMatchObject({
      message: 'Check your email: your place is yours once you open the link in it.',
      data: { attending: false, is_unconfirmed: true, attendees_count: 0 },
    });
    const [sent] = await readMailbox(app(), email);
    expect(sent?.subject).toBe('Confirm your place: Camp');
    expect(sent?.text).toContain('Where: Hill Hall');
    // Anybody can type somebody else's address: none of their text goes there.
    expect(sent?.text).not.toContain('Wafula');
    const link = await placeLink(app(), email);
    const page = await app().inject(link);
    expect(page.body).toContain('<b>Camp, ');
    expect(page.body).toContain('<button>Yes, I’m coming</button>');
    expect((await read(event.id, { cookie })).attending).toBe(false);
    expect((await confirmPlace(app(), email)).body).toContain('You are on the list');
    expect(await read(event.id, { cookie })).toMatchObject({
      attending: true,
      is_unconfirmed: false,
      attendees_count: 1,
    });
    expect((await app().inject(link)).statusCode).toBe(404);
    expect((await confirmPlace(app(), email)).statusCode).toBe(404);
  });

  it.each([
    ['name', { name: ' ' }, 'Please tell us your name'],
    ['email', { email: 'wafula' }, 'A valid email address is required'],
  ])('is asked for a valid %s', async (field, values, message) => {
    const { id } = await create(5);
    const { response } = await askForPlace(app(), id, values);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ [field]: [message] });
  });

  it('has one seat for each mailbox, from however many devices', async () => {
    const { id } = await create(20);
    for (const email of ['one@demo.test', 'One@demo.test', 'one+b@demo.test']) {
      const { email: address } = await askForPlace(app(), id, { email });
      const [last] = (await readMailbox(app(), address.toLowerCase())).slice(-1);
      expect(last).toBeDefined();
      expect((await confirmPlace(app(), address.toLowerCase())).statusCode).toBe(200);
    }
    expect((await read(id)).attendees_count).toBe(1);
  });

  it('has one seat for each device, and takes the address back that they mistyped', async () => {
    const { id } = await create(20);
    const slip = await askForPlace(app(), id, { email: 'slip@demo.test' });
    const link = await placeLink(app(), 'slip@demo.test');
    const right = await takePlace(app(), id, { cookie: slip.cookie });
    expect(right.confirmed.statusCode).toBe(200);
    expect((await app().inject(link)).statusCode).toBe(404);
    expect(await read(id, { cookie: slip.cookie })).toMatchObject({ attending: true, attendees_count: 1 });
    expect((await come(id, { cookie: slip.cookie })).json().data.attendees_count).toBe(1);
  });

  it('withdraws what they asked for, and gives a seat back, by the device they asked on', async () => {
    const { id } = await create(20);
    const { cookie, email } = await askForPlace(app(), id);
    expect((await come(id, { cookie }, false)).json().data.is_unconfirmed).toBe(false);
    expect((await confirmPlace(app(), email)).statusCode).toBe(404);
    const again = await takePlace(app(), id, { cookie, email });
    expect((await read(id, { cookie })).attending).toBe(true);
    expect((await come(id, { cookie }, false)).json().data).toMatchObject({
      attending: false,
      attendees_count: 0,
    });
    const [row] = await app().db.select().from(eventRsvps).where(eq(eventRsvps.guest_email, again.email));
    expect(row).toBeUndefined();
    // The mailbox has no seat any more.
    expect((await takePlace(app(), id, { email })).confirmed.body).toContain('You are on the list');
  });

  it('gets the link anew within bounds, and the one they have works on', async () => {
    const { id } = await create(20);
    const { cookie, email } = await askForPlace(app(), id);
    for (let asked = 0; asked < 5; asked += 1) await askForPlace(app(), id, { cookie, email });
    expect(await readMailbox(app(), email)).toHaveLength(3);
    expect((await confirmPlace(app(), email)).statusCode).toBe(200);
  });

  it('is in the activity log without name and address, and only with a seat', async () => {
    const { id } = await create(20);
    const { email } = await askForPlace(app(), id);
    expect(await listAudited(app(), 'event.%', id)).toEqual([]);
    await confirmPlace(app(), email);
    const entries = await listAudited(app(), 'event.%', id);
    expect(entries).toMatchObject([{ action: 'event.take_place', actor_label: 'Visitor' }]);
    expect(JSON.stringify(entries)).not.toContain(email);
  });

  it('has until a bound to open the link, and is forgotten then', async () => {
    const { id } = await create(20);
    const { cookie, email } = await askForPlace(app(), id);
    await app()
      .db.update(eventSeatRequests)
      .set({ created_at: sql`now() - interval '49 hours'` })
      .where(eq(eventSeatRequests.email, email));
    expect((await read(id, { cookie })).is_unconfirmed).toBe(false);
    expect((await confirmPlace(app(), email)).statusCode).toBe(404);
    await app().housekeeping.run();
    expect(await app().db.$count(eventSeatRequests, eq(eventSeatRequests.email, email))).toBe(0);
  });

  it('is known to the leaders of the event by name until it is over', async () => {
    const { id } = await create(20, { department: 'youth' });
    const { cookie } = await takePlace(app(), id, { name: 'Wafula Barasa' });
    await askForPlace(app(), id, { name: 'Not Yet' });
    const { headers } = await signIn(app(), 'youth leader');
    const names = async () =>
      (await app().inject({ url: `/api/events/${id}/attendees`, headers }))
        .json()
        .data.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['Wafula Barasa']);
    const times = {
      start_datetime: sql`now() - interval '3 hours'`,
      end_datetime: sql`now() - interval '1 hour'`,
    };
    await app().db.update(eventOccurrences).set(times).where(eq(eventOccurrences.event_id, id));
    await app().housekeeping.run();
    expect(await names()).toEqual(['Visitor']);
    expect(cookie).not.toBe('');
  });

  it('reads page and email in the language of the page', async () => {
    const { id } = await create(20, {
      title: 'Camp',
      location: 'Field',
      start_datetime: new Date('2999-03-02T15:30:00Z'),
      translations: { sw: { title: 'Kambi', location: 'Uwanja' } },
    });
    const email = 'swahili@demo.test';
    await app().inject({
      method: 'POST',
      url: `/api/v1/events/${id}/rsvp`,
      headers: { 'accept-language': 'sw' },
      payload: { name: 'Wafula', email },
    });
    const [sent] = await readMailbox(app(), email);
    expect(sent?.subject).toBe('Thibitisha nafasi yako: Kambi');
    expect(sent?.text).toContain('Jmosi 2 Mac 2999, 6:30 PM');
    expect(sent?.text).toContain('Uwanja');
    const page = await app().inject(await placeLink(app(), email));
    expect(page.body).toContain('<html lang="sw">');
    expect(page.body).toContain('<button>Ndiyo, nitakuja</button>');
    const done = await confirmPlace(app(), email);
    expect(done.body).toContain('<html lang="sw">');
    expect(done.body).toContain('Nafasi ni yako.');
  });
});

describe('the seats that are kept for members', () => {
  /** Visitors have all that they can have of four seats. */
  async function fillShare() {
    const event = await create(4);
    const guests = [];
    for (let guest = 0; guest < 3; guest += 1) guests.push(await takePlace(app(), event.id));
    return { ...event, guests };
  }

  it('are not for visitors, who are told so', async () => {
    const { id } = await fillShare();
    expect(await read(id)).toMatchObject({ attendees_count: 3, places_left: 0, is_kept_for_members: true });
    const refused = await askForPlace(app(), id);
    expect(refused.response.statusCode).toBe(409);
    expect(refused.response.json().message).toBe(KEPT);
    const { headers } = await signIn(app(), 'member');
    expect(await read(id, headers)).toMatchObject({ places_left: 1, is_kept_for_members: false });
    expect((await come(id, headers)).statusCode).toBe(200);
    const full = await askForPlace(app(), id);
    expect(full.response.json().message).toBe('This event is full');
  });

  it('are there for members, though visitors wait', async () => {
    const { id } = await fillShare();
    const waiting = await takePlace(app(), id, {}, 'waiting-list');
    expect(waiting.confirmed.body).toContain('You are on the waiting list');
    expect(waiting.confirmed.body).toContain('A few are kept for members');
    const { headers } = await signIn(app(), 'member');
    expect((await come(id, headers)).json().data).toMatchObject({ attending: true, waiting_count: 1 });
  });

  it('are offered to members who wait, and those of visitors to visitors', async () => {
    const { id, guests } = await fillShare();
    const first = await signIn(app(), 'member');
    await come(id, first.headers);
    const guest = await takePlace(app(), id, {}, 'waiting-list');
    const second = await signIn(app(), 'member');
    const url = `/api/v1/events/${id}/waiting-list`;
    await app().inject({ method: 'POST', url, headers: second.headers, payload: {} });
    // The seat of a member is free: the visitor waits longer, but has no share in it.
    await come(id, first.headers, false);
    expect((await readMailbox(app(), second.user.email)).map(({ subject }) => subject)).toEqual([
      'A place is free: Vespers',
    ]);
    expect(await read(id, { cookie: guest.cookie })).toMatchObject({ waiting: { offered_until: null } });
    await app().jobs.run('waiting-lists');
    expect(await readMailbox(app(), guest.email)).toHaveLength(1);
    await come(id, { cookie: guests[0]?.cookie ?? '' }, false);
    expect((await readMailbox(app(), guest.email)).at(-1)?.subject).toBe('A place is free: Vespers');
    expect((await come(id, { cookie: guest.cookie })).json().data).toMatchObject({ attending: true });
  });

  it('are not passed by visitors who open their links at the same moment', async () => {
    const { id } = await create(4);
    const asked = await Promise.all(Array.from({ length: 8 }, () => askForPlace(app(), id)));
    const pages = await Promise.all(asked.map(({ email }) => confirmPlace(app(), email)));
    expect(pages.filter(({ body }) => body.includes('You are on the list'))).toHaveLength(3);
    expect(pages.filter(({ body }) => body.includes('You are on the waiting list'))).toHaveLength(5);
    expect(await read(id)).toMatchObject({ attendees_count: 3, waiting_count: 5 });
  });
});

describe('a link that is opened late', () => {
  it('puts a visitor on the waiting list when the last place has gone meanwhile', async () => {
    const { id } = await create(1);
    const late = await askForPlace(app(), id);
    await takePlace(app(), id);
    const page = await confirmPlace(app(), late.email);
    expect(page.body).toContain('You are on the waiting list');
    expect(await read(id, { cookie: late.cookie })).toMatchObject({
      attending: false,
      waiting: { place: 1 },
    });
  });

  it.each([
    ['is called off', { status: 'cancelled' as const }],
    ['is a draft again', { status: 'draft' as const }],
  ])('gives no place when the event %s', async (_, values) => {
    const { id } = await create(5);
    const { email } = await askForPlace(app(), id);
    await app().db.update(events).set(values).where(eq(events.id, id));
    expect((await confirmPlace(app(), email)).body).toContain('There is no place any more');
    expect(await app().db.$count(eventRsvps, eq(eventRsvps.guest_email, email))).toBe(0);
  });
});

it('says the same to and about every address: one with an account, a place, or one on the waiting list', async () => {
  const { id } = await create(1);
  const seated = await takePlace(app(), id);
  const waiting = await takePlace(app(), id, {}, 'waiting-list');
  const { user } = await signIn(app(), 'member');
  const addresses = [seated.email, waiting.email, user.email, 'nobody-knows@demo.test'];
  const responses = [];
  for (const email of addresses)
    responses.push((await askForPlace(app(), id, { email }, 'waiting-list')).response);
  expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  const last = await Promise.all(
    addresses.map(async (email) => (await readMailbox(app(), email)).at(-1)?.subject),
  );
  expect(new Set(last)).toEqual(new Set(['Confirm your place: Vespers']));
  expect(await app().db.$count(eventWaiting, eq(eventWaiting.email, waiting.email))).toBe(1);
});
