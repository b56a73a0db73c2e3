import { eq } from 'drizzle-orm';
import { listAudited } from '../../../../../test/audited';
import { signIn, withTestApp } from '../../../../../test/build-app';
import { createEvent, createRsvp } from '../../../../../test/content-factories';
import { createUser } from '../../../../../test/factories';
import { askForPlace, linkIn, readMailbox, takePlace } from '../../../../../test/mail/visitors';
import { eventOccurrences, eventRsvps } from '../../../../database/schema/events';

const app = withTestApp();
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

const press = (url: string) =>
  app().inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
const read = async (id: number, cookie: string) =>
  (await app().inject({ url: `/api/v1/events/${id}/rsvp`, headers: { cookie } })).json().data;

/** Moves an event, so that everybody with a seat gets an email. */
async function move(id: number) {
  const { headers } = await signIn(app(), 'admin');
  const payload = { start_datetime: inHours(100), end_datetime: inHours(101) };
  await app().inject({ method: 'PUT', url: `/api/v1/events/${id}`, headers, payload });
}
const lastEmail = async (email: string) => (await readMailbox(app(), email)).at(-1);

/** Creates an event with a visitor who got the email about its new time, and the link in that. */
async function createLink({ seats = 20 } = {}) {
  const event = await createEvent(app(), {
    title: 'Camp',
    start_datetime: inHours(72),
    end_datetime: inHours(73),
    max_attendees: seats,
  });
  const visitor = await takePlace(app(), event.id);
  await move(event.id);
  return { event, ...visitor, link: linkIn(await lastEmail(visitor.email), '/rsvp/cancel?') };
}

it('cancels the RSVP of a visitor on any device, when the button is pressed', async () => {
  const { event, cookie, link } = await createLink();
  const page = await app().inject(link);
  expect(page.body).toContain('<b>Camp, ');
  expect(page.body).toContain('<button>Cancel my RSVP</button>');
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(await read(event.id, cookie)).toMatchObject({ attending: true });

  expect((await press(link)).body).toContain('Your RSVP is cancelled');
  expect(await read(event.id, cookie)).toMatchObject({ attending: false, attendees_count: 0 });
  expect(await listAudited(app(), 'event.give_place_back')).toMatchObject([{ subject_id: String(event.id) }]);
  for (const again of [await app().inject(link), await press(link)]) {
    expect(again.statusCode).toBe(404);
    expect(again.body).toContain('This link was used already');
  }
});

it('offers the place to who waits for it', async () => {
  const { event, link } = await createLink({ seats: 1 });
  const waiting = await takePlace(app(), event.id, {}, 'waiting-list');
  await press(link);
  expect((await lastEmail(waiting.email))?.subject).toBe('A place is free: Camp');
});

it('is for one seat of one email address', async () => {
  const { event, email, cookie, link } = await createLink();
  const other = await takePlace(app(), event.id);
  const [seat] = await app().db.select().from(eventRsvps).where(eq(eventRsvps.guest_email, other.email));
  expect((await press(link.replace(/token=\d+/, `token=${seat?.id}`))).statusCode).toBe(404);
  expect((await press('/rsvp/cancel?token=1')).statusCode).toBe(404);

  await press(link);
  const again = await askForPlace(app(), event.id, { cookie });
  expect(again.email).not.toBe(email);
  await press(linkIn(await lastEmail(again.email), '/rsvp/confirm?'));
  expect((await press(link)).statusCode).toBe(404);
  expect(await read(event.id, cookie)).toMatchObject({ attending: true });
});

it('is no longer valid after the event', async () => {
  const { event, link } = await createLink();
  await app()
    .db.update(eventOccurrences)
    .set({ start_datetime: inHours(-2), end_datetime: inHours(-1) })
    .where(eq(eventOccurrences.event_id, event.id));
  expect((await app().inject(link)).statusCode).toBe(404);
});

it('says of a deleted event that there is nothing left to cancel', async () => {
  const { event, link } = await createLink();
  const { headers } = await signIn(app(), 'admin');
  await app().inject({ method: 'DELETE', url: `/api/v1/events/${event.id}`, headers });
  const page = await app().inject(link);
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain(
    'or the event is over or no longer takes place. There is nothing left to cancel',
  );
});

it('is not in the emails of members, whom the page of the event knows', async () => {
  const event = await createEvent(app(), { start_datetime: inHours(72), end_datetime: inHours(73) });
  const user = await createUser(app());
  await createRsvp(app(), event.id, user.id);
  await move(event.id);
  const sent = await lastEmail(user.email);
  expect(sent?.text).toContain('cancel your RSVP on the page of the event');
  expect(sent?.text).not.toContain('/rsvp/cancel');
});

it.each(['.', '>', ').'])('works with the %j that a mail program adds to it', async (added) => {
  const { event, cookie, link } = await createLink();
  const swahili = await app().inject(`${link}&language=sw${encodeURIComponent(added)}`);
  expect(swahili.body).toContain('<html lang="sw">');
  expect((await app().inject(link + encodeURIComponent(added))).statusCode).toBe(200);
  expect((await press(link + added)).statusCode).toBe(200);
  expect(await read(event.id, cookie)).toMatchObject({ attending: false });
});

it('is not taken for one that was used when its end is missing, or when it is too long', async () => {
  const { event, cookie, link } = await createLink();
  for (const cut of [
    link.slice(0, -1),
    link.slice(0, link.indexOf('.') + 1),
    '/rsvp/cancel',
    `${link}&token=1`,
  ]) {
    const page = await app().inject(cut);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('This link is not complete: its end is missing.');
  }
  const ofPhone = { 'accept-language': 'sw-KE,sw;q=0.9,en;q=0.8' };
  const onPhone = await app().inject({ url: link.slice(0, -1), headers: ofPhone });
  expect(onPhone.body).toContain('Kiungo hiki hakijakamilika: mwisho wake haupo.');
  expect((await app().inject({ url: link, headers: ofPhone })).body).toContain('<html lang="en">');
  expect(await read(event.id, cookie)).toMatchObject({ attending: true });
  expect((await app().inject(`${link}${'x'.repeat(300)}`)).statusCode).toBe(200);
});
