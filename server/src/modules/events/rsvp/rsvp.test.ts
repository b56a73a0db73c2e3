import { toExactOffsetTime } from '@narthex/shared-contracts';
import { signIn, withTestApp } from '../../../../test/build-app';
import { listAudited } from '../../../../test/audited';
import { createEvent, createRsvp } from '../../../../test/content-factories';
import { confirmEmail } from '../../../../test/factories';
import { askForPlace, confirmPlace, takePlace } from '../../../../test/mail/visitors';

const app = withTestApp();

const postRsvp = (id: number, headers: Record<string, string> = {}, payload: object = {}) =>
  app().inject({ method: 'POST', url: `/api/v1/events/${id}/rsvp`, headers, payload });

const signInMany = async (count: number) => {
  const people = [];
  for (let person = 0; person < count; person += 1) people.push(await signIn(app(), 'member'));
  return people;
};

it('gives the last seats once, however many people ask at the same moment', async () => {
  const event = await createEvent(app(), { max_attendees: 3 });
  const people = await signInMany(8);
  const responses = await Promise.all(people.map(({ headers }) => postRsvp(event.id, headers)));
  expect(responses.filter((response) => response.statusCode === 200)).toHaveLength(3);
  const refused = responses.filter((response) => response.statusCode === 409);
  expect(refused).toHaveLength(5);
  expect(refused[0]?.json()).toMatchObject({ success: false, message: 'This event is full' });
  const shown = await app().inject(`/api/v1/events/${event.id}`);
  expect(shown.json().data.attendees_count).toBe(3);
});

it('counts a device once, also when it asks twice at once, and frees its seat', async () => {
  const event = await createEvent(app(), { max_attendees: 1 });
  const { response, cookie } = await takePlace(app(), event.id);
  expect(response.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const again = await Promise.all([postRsvp(event.id, { cookie }), postRsvp(event.id, { cookie })]);
  expect(again.map((response) => response.json().data.attendees_count)).toEqual([1, 1]);
  expect((await askForPlace(app(), event.id)).response.statusCode).toBe(409);

  const freed = await postRsvp(event.id, { cookie }, { attending: false });
  expect(freed.json().data).toEqual({
    attending: false,
    is_unconfirmed: false,
    attendees_count: 0,
    max_attendees: 1,
    places_left: 1,
    is_kept_for_members: false,
    occurrence: toExactOffsetTime(event.start_datetime),
    waiting_count: 0,
    waiting: null,
  });
  expect((await takePlace(app(), event.id)).confirmed.statusCode).toBe(200);
  expect((await postRsvp(event.id, { cookie })).statusCode).toBe(409);
});

it('takes and frees no seat of the device for an account whose session has ended', async () => {
  const event = await createEvent(app(), {});
  const { headers } = await signIn(app(), 'member');
  await postRsvp(event.id, headers);
  await app().inject({ method: 'POST', url: '/api/auth/logout', headers });
  const url = `/api/v1/events/${event.id}`;
  const responses = [
    await postRsvp(event.id, headers, { attending: false }),
    await postRsvp(event.id, headers),
    await app().inject({ method: 'POST', url: `${url}/waiting-list`, headers, payload: {} }),
    await app().inject({ method: 'DELETE', url: `${url}/waiting-list`, headers }),
  ];
  expect(responses.map((response) => response.statusCode)).toEqual([401, 401, 401, 401]);
  expect(responses[0]?.json().message).toBe('Please sign in to continue.');
  expect(responses.flatMap((response) => response.cookies)).toEqual([]);
  expect((await app().inject(url)).json().data.attendees_count).toBe(1);
});

describe('an account whose email address is not confirmed', () => {
  const CONFIRM_FIRST =
    'Please confirm your email address first: open the link in the email we sent you, or have it sent again.';

  it('takes no seat before it is', async () => {
    const event = await createEvent(app(), { max_attendees: 4 });
    const { user, headers } = await signIn(app(), 'member', { email_confirmed_at: null });
    const refused = await postRsvp(event.id, headers);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toBe(CONFIRM_FIRST);
    const inSwahili = await postRsvp(event.id, { ...headers, 'accept-language': 'sw' });
    expect(inSwahili.json().message).toMatch(/^Tafadhali thibitisha barua pepe yako kwanza/);
    expect((await postRsvp(event.id, headers, { attending: false })).statusCode).toBe(200);
    await confirmEmail(app(), user.id);
    expect((await postRsvp(event.id, headers)).json().data).toMatchObject({
      attending: true,
      attendees_count: 1,
    });
  });

  it('does not empty an event, however many there are', async () => {
    const event = await createEvent(app(), { max_attendees: 3 });
    for (let account = 0; account < 6; account += 1) {
      const { headers } = await signIn(app(), 'member', { email_confirmed_at: null });
      await postRsvp(event.id, headers);
    }
    expect((await app().inject(`/api/v1/events/${event.id}`)).json().data.attendees_count).toBe(0);
  });

  it('keeps a seat from before, and may repeat its RSVP', async () => {
    const event = await createEvent(app(), { max_attendees: 3 });
    const { user, headers } = await signIn(app(), 'member', { email_confirmed_at: null });
    await createRsvp(app(), event.id, user.id);
    const repeated = await postRsvp(event.id, headers);
    expect(repeated.statusCode).toBe(200);
    expect(repeated.json().data.attending).toBe(true);
  });
});

it('records each change of a seat once, with who made it', async () => {
  const event = await createEvent(app());
  const { headers, user } = await signIn(app(), 'member');
  for (const attending of [false, true, true, false]) await postRsvp(event.id, headers, { attending });
  const by = { actor_id: user.id, subject_type: 'event', after: { occurrence_id: expect.any(Number) } };
  expect(await listAudited(app(), 'event.%place%', event.id)).toMatchObject([
    { ...by, action: 'event.take_place' },
    { ...by, action: 'event.give_place_back' },
  ]);
});

it('has no end where the number of seats is 0', async () => {
  const event = await createEvent(app(), { max_attendees: 0 });
  const { headers } = await signIn(app(), 'member');
  expect((await postRsvp(event.id, headers)).statusCode).toBe(200);
  expect((await postRsvp(event.id, headers)).json().data.attendees_count).toBe(1);
  await takePlace(app(), event.id);
  expect((await postRsvp(event.id, headers)).json().data.attendees_count).toBe(2);
});

it('refuses what is over, what is a draft, and what is no RSVP', async () => {
  const over = await createEvent(app(), { start_datetime: new Date('2020-01-04T07:00:00Z') });
  expect((await postRsvp(over.id)).json().message).toBe('This event is over');
  const draft = await createEvent(app(), { status: 'draft' });
  expect((await postRsvp(draft.id)).statusCode).toBe(404);
  const open = await createEvent(app());
  expect((await postRsvp(open.id, {}, { attending: 'perhaps' })).statusCode).toBe(422);
});

it('lists the attendees for the managers of the event only', async () => {
  const event = await createEvent(app(), { department: 'youth' });
  const member = await signIn(app(), 'member');
  await postRsvp(event.id, member.headers);
  await takePlace(app(), event.id);
  const ask = (headers: Record<string, string>, id = event.id) =>
    app().inject({ url: `/api/events/${id}/attendees`, headers });

  const youth = await signIn(app(), 'youth leader');
  const list = await ask(youth.headers);
  expect(list.json().data).toMatchObject([
    { name: 'Neema Achieng', is_member: true },
    { name: 'Wafula', is_member: false },
  ]);
  expect((await ask(youth.headers, 999_999)).statusCode).toBe(404);
  expect((await ask((await signIn(app(), 'music leader')).headers)).statusCode).toBe(403);
  expect((await ask(member.headers)).statusCode).toBe(403);
  expect((await ask({})).statusCode).toBe(401);
});

it('is open to what comes again, however long ago it began', async () => {
  const event = await createEvent(app(), {
    start_datetime: new Date('2020-01-04T07:00:00Z'),
    is_recurring: true,
    recurrence_pattern: 'weekly',
  });
  const { headers } = await signIn(app(), 'member');
  expect((await postRsvp(event.id, headers)).statusCode).toBe(200);
});

it('empties no kept page when an RSVP changes nothing', async () => {
  const event = await createEvent(app(), {});
  const { cookie } = await takePlace(app(), event.id);
  await askForPlace(app(), event.id);
  const before = app().contentVersion('events');
  await postRsvp(event.id, { cookie });
  await postRsvp(event.id, {}, { attending: false });
  expect(app().contentVersion('events')).toBe(before);
  const stranger = await postRsvp(event.id, {}, { attending: false });
  expect(stranger.cookies).toEqual([]);
  await postRsvp(event.id, { cookie }, { attending: false });
  expect(app().contentVersion('events')).toBe(before + 1);
});

it('tells a device what it said, and gives nobody a cookie for asking', async () => {
  const event = await createEvent(app(), { max_attendees: 5 });
  const url = `/api/v1/events/${event.id}/rsvp`;
  const stranger = await app().inject(url);
  expect(stranger.json().data).toEqual({
    attending: false,
    is_unconfirmed: false,
    attendees_count: 0,
    max_attendees: 5,
    places_left: 3,
    is_kept_for_members: false,
    occurrence: toExactOffsetTime(event.start_datetime),
    waiting_count: 0,
    waiting: null,
  });
  expect(stranger.cookies).toEqual([]);
  expect(stranger.headers['cache-control']).toBe('no-store');
  const { cookie } = await takePlace(app(), event.id);
  expect((await app().inject({ url, headers: { cookie } })).json().data.attending).toBe(true);
  await postRsvp(event.id, { cookie }, { attending: false });
  expect((await app().inject({ url, headers: { cookie } })).json().data.attending).toBe(false);
  expect((await app().inject('/api/v1/events/999999/rsvp')).statusCode).toBe(404);
});

describe('the plain form', () => {
  const post = (fields: Record<string, string>, cookie = '') =>
    app().inject({
      method: 'POST',
      url: '/forms/rsvp',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      payload: new URLSearchParams(fields).toString(),
    });

  const visitor = { name: 'Achieng', email: 'achieng@demo.test' };

  it('asks for a seat, gives it back, and leads back to the event', async () => {
    const event = await createEvent(app(), { max_attendees: 1 });
    const fields = { event_id: String(event.id), attending: 'true', ...visitor };
    const asked = await post(fields);
    expect(asked.statusCode).toBe(303);
    expect(asked.headers.location).toBe(`/Events/${event.id}?sent=rsvp-unconfirmed#rsvp`);
    await confirmPlace(app(), visitor.email);
    const full = await post(fields);
    expect(full.statusCode).toBe(409);
    expect(full.body).toContain('This event is full');
    const device = asked.cookies.find(({ name }) => name === 'narthex_device')?.value ?? '';
    const freed = await post({ ...fields, attending: 'false' }, `narthex_device=${device}`);
    expect(freed.headers.location).toBe(`/Events/${event.id}?sent=rsvp-cancel#rsvp`);
    expect((await post(fields)).statusCode).toBe(303);
  });

  it('comes back with what is wrong', async () => {
    const event = await createEvent(app());
    const refused = await post({
      event_id: String(event.id),
      attending: 'true',
      name: 'Achieng',
      email: 'x',
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('A valid email address is required');
  });
});
