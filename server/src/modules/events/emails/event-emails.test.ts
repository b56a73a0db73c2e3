import { eq, isNotNull, sql } from 'drizzle-orm';
import { signIn, withTestApp } from '../../../../test/build-app';
import { createEvent, createRsvp } from '../../../../test/content-factories';
import { createUser } from '../../../../test/factories';
import { askForPlace, confirmPlace, takePlace, linkIn, readMailbox } from '../../../../test/mail/visitors';
import { eventRsvps } from '../../../database/schema/events';
import { mailOutbox } from '../../../database/schema/mail';
import { savePreference } from '../../../mail/recipients/preference-repository';

const app = withTestApp();
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

/** Somebody who said some hours ago that they come. */
async function createGuest(eventId: number, hoursAgo = 30, overrides: Parameters<typeof createUser>[1] = {}) {
  const user = await createUser(app(), overrides);
  await createRsvp(app(), eventId, user.id);
  await app()
    .db.update(eventRsvps)
    .set({ created_at: sql`now() - ${hoursAgo} * interval '1 hour'` })
    .where(eq(eventRsvps.user_id, user.id));
  return user;
}
const remind = () => app().jobs.run('event-reminders');
const subjects = async (email: string) => (await readMailbox(app(), email)).map(({ subject }) => subject);
const change = async (method: 'PUT' | 'DELETE', id: number, payload?: object) => {
  const { headers } = await signIn(app(), 'admin');
  return app().inject({ method, url: `/api/v1/events/${id}`, headers, ...(payload && { payload }) });
};

describe('the reminder', () => {
  it('comes once, the day before, with what to know', async () => {
    const event = await createEvent(app(), { start_datetime: inHours(20), location: 'Main Hall' });
    const user = await createGuest(event.id);
    await Promise.all([remind(), remind()]);
    await remind();
    const emails = await readMailbox(app(), user.email);
    expect(emails).toHaveLength(1);
    expect(emails[0]?.subject).toBe('Soon: Vespers');
    expect(emails[0]?.text).toContain('Where: Main Hall');
    expect(linkIn(emails[0], '/Events')).toBe(`/Events/${event.id}`);
  });

  it.each([
    ['is further away', { start_datetime: inHours(30) }],
    ['has begun', { start_datetime: inHours(-1) }],
    ['was called off', { start_datetime: inHours(20), status: 'cancelled' as const }],
  ])('does not come when the event %s', async (_, values) => {
    const event = await createEvent(app(), values);
    const user = await createGuest(event.id);
    await remind();
    expect(await subjects(user.email)).toEqual([]);
  });

  it('comes again when the event was postponed by days, not when the email about its new time will do', async () => {
    const event = await createEvent(app(), { start_datetime: inHours(10), end_datetime: inHours(11) });
    const user = await createGuest(event.id);
    await remind();
    const moveTo = async (hours: number) => {
      const times = { start_datetime: inHours(hours), end_datetime: inHours(hours + 1) };
      expect((await change('PUT', event.id, times)).statusCode).toBe(200);
      await remind();
    };
    await moveTo(20);
    expect(await subjects(user.email)).toEqual(['Soon: Vespers', 'New time: Vespers']);
    await moveTo(50);
    await moveTo(20);
    const emails = await readMailbox(app(), user.email);
    expect(
      emails
        .map(({ subject }) => subject)
        .slice(2)
        .sort(),
    ).toEqual(['New time: Vespers', 'New time: Vespers', 'Soon: Vespers']);
    const times = emails.map(({ text }) => /When: .*/.exec(text ?? '')?.[0]);
    expect(times[1]).not.toBe(times[0]);
    await change('PUT', event.id, { location: 'Elsewhere' });
    await remind();
    expect(await subjects(user.email)).toHaveLength(5);
  });

  it('does not come to who wants no reminders; the cancellation does', async () => {
    const event = await createEvent(app(), { start_datetime: inHours(20) });
    const user = await createGuest(event.id);
    await savePreference(app().db, user.email, { wants_reminders: false });
    await remind();
    expect(await subjects(user.email)).toEqual([]);
    await change('DELETE', event.id);
    expect(await subjects(user.email)).toEqual(['Cancelled: Vespers']);
  });

  it('does not come to an address that nobody has confirmed; the cancellation does', async () => {
    const event = await createEvent(app(), { start_datetime: inHours(20) });
    const user = await createGuest(event.id, 30, { email_confirmed_at: null });
    await remind();
    expect(await subjects(user.email)).toEqual([]);
    await change('DELETE', event.id);
    expect(await subjects(user.email)).toEqual(['Cancelled: Vespers']);
  });

  describe('of visitors with a confirmed seat', () => {
    const reminders = async (email: string) =>
      (await subjects(email)).filter((subject) => subject?.startsWith('Soon'));
    /** Makes the seats of visitors as old as those of `createGuest`, and runs the job. */
    async function remindVisitors() {
      await app()
        .db.update(eventRsvps)
        .set({ created_at: sql`now() - interval '30 hours'` })
        .where(isNotNull(eventRsvps.device_hash));
      await remind();
    }

    it('comes once, and again when the event was postponed', async () => {
      const event = await createEvent(app(), { start_datetime: inHours(20), end_datetime: inHours(21) });
      const visitor = await takePlace(app(), event.id);
      await remind();
      expect(await reminders(visitor.email)).toEqual([]);
      await remindVisitors();
      await remindVisitors();
      expect(await reminders(visitor.email)).toEqual(['Soon: Vespers']);
      for (const hours of [50, 20])
        await change('PUT', event.id, { start_datetime: inHours(hours), end_datetime: inHours(hours + 1) });
      await remindVisitors();
      expect(await reminders(visitor.email)).toHaveLength(2);
    });

    it('comes to nobody who is unconfirmed, gave the seat back or wants none', async () => {
      const event = await createEvent(app(), { start_datetime: inHours(20) });
      const unconfirmed = await askForPlace(app(), event.id);
      const unwilling = await takePlace(app(), event.id);
      await savePreference(app().db, unwilling.email, { wants_reminders: false });
      const { email, cookie } = await takePlace(app(), event.id);
      const payload = { attending: false };
      const url = `/api/v1/events/${event.id}/rsvp`;
      await app().inject({ method: 'POST', url, headers: { cookie }, payload });
      await remindVisitors();
      for (const recipient of [unconfirmed.email, unwilling.email, email])
        expect(await reminders(recipient)).toEqual([]);
    });

    it('comes once to who has a seat as a member, too', async () => {
      const event = await createEvent(app(), { start_datetime: inHours(20) });
      const visitor = await takePlace(app(), event.id);
      await createGuest(event.id, 30, { email: visitor.email });
      await remindVisitors();
      expect(await reminders(visitor.email)).toEqual(['Soon: Vespers']);
    });
  });

  it('does not come to who gave their place back, or said a moment ago that they come', async () => {
    const event = await createEvent(app(), { start_datetime: inHours(20) });
    const [left, late] = [await createGuest(event.id), await createGuest(event.id, 1)];
    await app().db.update(eventRsvps).set({ attending: false }).where(eq(eventRsvps.user_id, left.id));
    await remind();
    expect(await subjects(left.email)).toEqual([]);
    expect(await subjects(late.email)).toEqual([]);
  });
});

describe('the cancellation', () => {
  it('is told to who said that they come, once', async () => {
    const event = await createEvent(app(), { start_datetime: inHours(72) });
    const user = await createGuest(event.id);
    expect((await change('PUT', event.id, { status: 'cancelled' })).statusCode).toBe(200);
    expect(await subjects(user.email)).toEqual(['Cancelled: Vespers']);
    await change('PUT', event.id, { title: 'Vespers (called off)' });
    await change('DELETE', event.id);
    expect(await subjects(user.email)).toHaveLength(1);
  });

  it('is told to visitors who have confirmed that they come, and to no one who has not', async () => {
    const event = await createEvent(app(), { start_datetime: inHours(72) });
    const guest = await takePlace(app(), event.id);
    const unconfirmed = await askForPlace(app(), event.id);
    await change('PUT', event.id, { status: 'cancelled' });
    const told = async (email: string) =>
      (await subjects(email)).filter((said) => said?.startsWith('Cancelled'));
    expect(await told(guest.email)).toEqual(['Cancelled: Vespers']);
    expect(await told(unconfirmed.email)).toEqual([]);
  });

  it('reaches every one of very many guests and of those who wait, each once', async () => {
    const event = await createEvent(app(), { start_datetime: inHours(72) });
    const occurrence = sql`(select id from event_occurrences where event_id = ${event.id})`;
    await app().db.execute(sql`insert into users (email, password_hash, first_name, last_name)
      select 'guest-' || n || '@demo.test', '-', 'Guest', n from generate_series(1, 1001) as n`);
    await app().db.execute(sql`insert into event_rsvps (occurrence_id, user_id)
      select ${occurrence}, id from users where email like 'guest-%'`);
    await app().db.execute(sql`insert into event_waiting (occurrence_id, name, email, device_hash)
      select ${occurrence}, 'Waiting', 'waits-' || n || '@demo.test', 'device ' || n from generate_series(1, 501) as n`);
    await change('DELETE', event.id);
    const { rows } = await app().db.execute(sql`
      select template, count(*)::integer as emails, count(distinct to_email)::integer as people from mail_outbox
      where to_email like 'guest-%' or to_email like 'waits-%' group by template order by template`);
    expect(rows).toEqual([
      { template: 'eventCancelled', emails: 1001, people: 1001 },
      { template: 'waitedEventCancelled', emails: 501, people: 501 },
    ]);
    // Otherwise the next reader of a mailbox would wait until all of them are sent.
    await app().db.delete(mailOutbox);
  });

  it('is told when the event is deleted, too', async () => {
    const event = await createEvent(app(), { start_datetime: inHours(72) });
    const user = await createGuest(event.id);
    expect((await change('DELETE', event.id)).statusCode).toBe(200);
    expect(await subjects(user.email)).toEqual(['Cancelled: Vespers']);
  });

  it('is told once of an event that repeats, with the next time', async () => {
    const repeats = { is_recurring: true, recurrence_pattern: 'weekly' as const };
    const event = await createEvent(app(), { start_datetime: inHours(72), ...repeats });
    const user = await createGuest(event.id);
    await change('DELETE', event.id);
    expect(await subjects(user.email)).toEqual(['Cancelled: Vespers']);
  });

  it('is told to members and visitors of a camp that has begun and goes on', async () => {
    const event = await createEvent(app(), { start_datetime: inHours(-30), end_datetime: inHours(40) });
    const user = await createGuest(event.id);
    const visitor = await takePlace(app(), event.id);
    await change('PUT', event.id, { status: 'cancelled' });
    expect(await subjects(user.email)).toEqual(['Cancelled: Vespers']);
    expect((await subjects(visitor.email)).at(-1)).toBe('Cancelled: Vespers');
  });

  it('is told to nobody when the event is over, or only changed', async () => {
    const over = await createEvent(app(), { start_datetime: inHours(-5) });
    const changed = await createEvent(app(), { start_datetime: inHours(72) });
    const [was, is] = [await createGuest(over.id), await createGuest(changed.id)];
    await change('DELETE', over.id);
    await change('PUT', changed.id, { location: 'Elsewhere' });
    expect(await subjects(was.email)).toEqual([]);
    expect(await subjects(is.email)).toEqual([]);
  });
});

describe('an event that takes place after all', () => {
  const times = { start_datetime: inHours(72), end_datetime: inHours(73) };
  const later = { start_datetime: inHours(96).toISOString(), end_datetime: inHours(97).toISOString() };

  it('is told once to who was told that it is cancelled, members and visitors', async () => {
    const event = await createEvent(app(), times);
    const user = await createGuest(event.id);
    const visitor = await takePlace(app(), event.id);
    await change('PUT', event.id, { status: 'cancelled' });
    await change('PUT', event.id, { status: 'published' });
    await change('PUT', event.id, { status: 'published', location: 'Main Hall' });
    const told = ['Cancelled: Vespers', 'It takes place after all: Vespers'];
    expect(await subjects(user.email)).toEqual(told);
    expect((await subjects(visitor.email)).slice(-2)).toEqual(told);
    const email = (await readMailbox(app(), user.email)).at(-1);
    expect(email?.text).toContain('Your place is kept.');
    expect(linkIn(email, '/Events')).toBe(`/Events/${event.id}`);
  });

  it('is told with its new time alone where it has one', async () => {
    const event = await createEvent(app(), times);
    const user = await createGuest(event.id);
    await change('PUT', event.id, { status: 'cancelled' });
    await change('PUT', event.id, { status: 'published', ...later });
    expect(await subjects(user.email)).toEqual(['Cancelled: Vespers', 'New time: Vespers']);
  });

  it('is told to nobody when it is published for the first time', async () => {
    const event = await createEvent(app(), { ...times, status: 'draft' });
    const user = await createGuest(event.id);
    await change('PUT', event.id, { status: 'published' });
    expect(await subjects(user.email)).toEqual([]);
  });
});

describe('what happened to an event while it was a draft', () => {
  const CANCELLED = 'Cancelled: Vespers';
  const RESTORED = 'It takes place after all: Vespers';
  const MOVED = 'New time: Vespers';
  const at = (hours: number) => ({ start_datetime: inHours(hours), end_datetime: inHours(hours + 1) });
  const later = at(96);
  const times = at(72);

  it.each([
    ['it was cancelled before', ['cancelled', 'draft', 'published', 'published'], [CANCELLED, RESTORED]],
    ['it is cancelled then', ['draft', 'cancelled', 'cancelled'], [CANCELLED]],
    ['it is cancelled twice', ['cancelled', 'draft', 'draft', 'cancelled'], [CANCELLED]],
    ['it is deleted', ['draft', 'DELETE'], [CANCELLED]],
    ['it is deleted after it was cancelled', ['cancelled', 'draft', 'DELETE'], [CANCELLED]],
    ['it has a new time', ['draft', later, 'published', 'published'], [MOVED]],
    ['it has a new time and then its old one', ['draft', later, times, 'published'], []],
    [
      'it has a new time after it was cancelled',
      ['cancelled', 'draft', later, 'published'],
      [CANCELLED, MOVED],
    ],
    ['nothing happened', ['draft', 'published'], []],
  ])('is told once to who has a seat: %s', async (_, steps, told) => {
    const event = await createEvent(app(), times);
    const user = await createGuest(event.id);
    const visitor = await takePlace(app(), event.id);
    for (const step of steps) {
      const response =
        step === 'DELETE'
          ? await change(step, event.id)
          : await change('PUT', event.id, typeof step === 'string' ? { status: step } : step);
      expect(response.statusCode).toBe(200);
    }
    expect(await subjects(user.email)).toEqual(told);
    expect((await subjects(visitor.email)).slice(1)).toEqual(told);
  });
});

describe('who took a place on a Swahili page', () => {
  const SWAHILI = { 'accept-language': 'sw' };
  const translations = { sw: { title: 'Ibada ya jioni', location: 'Ukumbi' } };
  const rsvp = (id: number, headers: Record<string, string>, payload: object = {}) =>
    app().inject({
      method: 'POST',
      url: `/api/v1/events/${id}/rsvp`,
      headers: { ...headers, ...SWAHILI },
      payload,
    });

  it('is reminded in Swahili, with a link to the Swahili page', async () => {
    const event = await createEvent(app(), { start_datetime: inHours(20), location: 'Hall', translations });
    const { user, headers } = await signIn(app(), 'member');
    await rsvp(event.id, headers);
    await app()
      .db.update(eventRsvps)
      .set({ created_at: sql`now() - interval '30 hours'` })
      .where(eq(eventRsvps.user_id, user.id));
    await remind();
    const [email] = await readMailbox(app(), user.email);
    expect(email?.subject).toBe('Karibuni: Ibada ya jioni');
    expect(email?.text).toContain('Wapi: Ukumbi');
    expect(linkIn(email, '/sw')).toBe(`/sw/Events/${event.id}`);
  });

  it('is reminded in Swahili as a visitor, too', async () => {
    const event = await createEvent(app(), { start_datetime: inHours(20), translations });
    const email = `${crypto.randomUUID()}@demo.test`;
    await rsvp(event.id, {}, { name: 'Mgeni', email });
    await confirmPlace(app(), email);
    await app()
      .db.update(eventRsvps)
      .set({ created_at: sql`now() - interval '30 hours'` })
      .where(eq(eventRsvps.guest_email, email));
    await remind();
    const reminder = (await readMailbox(app(), email)).at(-1);
    expect(reminder?.subject).toBe('Karibuni: Ibada ya jioni');
    expect(linkIn(reminder, '/sw')).toBe(`/sw/Events/${event.id}`);
  });

  it('hears in Swahili of a new time and of the cancellation, as a visitor too', async () => {
    const event = await createEvent(app(), { start_datetime: inHours(72), translations });
    const email = `${crypto.randomUUID()}@demo.test`;
    await rsvp(event.id, {}, { name: 'Mgeni', email });
    await confirmPlace(app(), email);
    const times = { start_datetime: inHours(96).toISOString(), end_datetime: inHours(97).toISOString() };
    await change('PUT', event.id, times);
    await change('DELETE', event.id);
    const [, moved, cancelled] = await readMailbox(app(), email);
    expect(moved?.subject).toBe('Wakati mpya: Ibada ya jioni');
    expect(cancelled?.subject).toBe('Limefutwa: Ibada ya jioni');
    expect(linkIn(cancelled, '/sw')).toBe('/sw/Events');
  });

  it('is offered a place from the waiting list in Swahili, behind links that speak it', async () => {
    const event = await createEvent(app(), { start_datetime: inHours(72), max_attendees: 1, translations });
    const holder = await createGuest(event.id);
    const email = `${crypto.randomUUID()}@demo.test`;
    await app().inject({
      method: 'POST',
      url: `/api/v1/events/${event.id}/waiting-list`,
      headers: SWAHILI,
      payload: { name: 'Mgeni', email },
    });
    await confirmPlace(app(), email);
    await change('PUT', event.id, { max_attendees: 2 });
    const offer = (await readMailbox(app(), email)).at(-1);
    expect(offer?.subject).toBe('Nafasi imepatikana: Ibada ya jioni');
    for (const page of ['confirm', 'leave'])
      expect((await app().inject(linkIn(offer, `/waiting-list/${page}?`))).body).toContain('lang="sw"');
    expect(await subjects(holder.email)).toEqual([]);
  });
});

describe('new times', () => {
  const weekly = { is_recurring: true, recurrence_pattern: 'weekly' as const };
  const week = 7 * 24;
  const at = (hours: number) => ({
    start_datetime: inHours(hours).toISOString(),
    end_datetime: inHours(hours + 1).toISOString(),
  });
  /** Creates an event with a member and a visitor who come the first time, and a member who comes a week later. */
  async function createWeekly(values: Parameters<typeof createEvent>[1] = weekly) {
    const times = { start_datetime: inHours(72), end_datetime: inHours(73) };
    const event = await createEvent(app(), { ...times, ...values });
    const member = await createGuest(event.id);
    const visitor = await takePlace(app(), event.id);
    return { event, member, visitor };
  }
  const lastSubject = async (email: string) => (await subjects(email)).at(-1);

  it('are told to who comes, members and visitors', async () => {
    const { event, member, visitor } = await createWeekly({});
    expect((await change('PUT', event.id, at(96))).statusCode).toBe(200);
    const [email] = await readMailbox(app(), member.email);
    expect(email?.subject).toBe('New time: Vespers');
    expect(linkIn(email, '/Events')).toBe(`/Events/${event.id}`);
    expect(await lastSubject(visitor.email)).toBe('New time: Vespers');
  });

  it('are told to nobody when only the end moves, or before the event is published', async () => {
    const { event, member } = await createWeekly({});
    await change('PUT', event.id, { end_datetime: inHours(74).toISOString() });
    await change('PUT', event.id, { status: 'draft' });
    await change('PUT', event.id, at(96));
    expect(await subjects(member.email)).toEqual([]);
  });

  it('cancel the days that a series no longer has', async () => {
    const { event, member, visitor } = await createWeekly();
    const waiting = `${crypto.randomUUID()}@demo.test`;
    const occurrence = (number: number) => sql`(select id from event_occurrences
      where event_id = ${event.id} and start_datetime > now() order by start_datetime offset ${number} limit 1)`;
    await app().db.execute(sql`insert into event_waiting (occurrence_id, name, email, device_hash)
      values (${occurrence(0)}, 'Waiting', ${waiting}, 'device')`);
    const later = await createUser(app());
    await app().db.execute(sql`insert into event_rsvps (occurrence_id, user_id)
      values (${occurrence(1)}, ${later.id})`);
    await app().db.execute(sql`update event_occurrences set seats_taken = 1 where id = ${occurrence(1)}`);
    // Moves the whole series by a week: its second day is the first one now.
    expect((await change('PUT', event.id, at(72 + week))).statusCode).toBe(200);
    expect(await subjects(member.email)).toEqual(['Cancelled: Vespers']);
    expect(await lastSubject(visitor.email)).toBe('Cancelled: Vespers');
    expect(await subjects(waiting)).toEqual(['Cancelled: Vespers']);
    expect(await subjects(later.email)).toEqual([]);
  });
});
