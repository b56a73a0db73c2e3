import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { toExactOffsetTime } from '@narthex/shared-contracts';
import { signIn, withTestApp } from '../../../test/build-app';
import { createEvent, createPrayer, createRsvp } from '../../../test/content-factories';
import { confirmEmail } from '../../../test/factories';
import { media } from '../../database/schema/media';
import { mailPreferences } from '../../database/schema/mail';
import { newsletterSubscriptions } from '../../database/schema/visitor-forms';
import { openSession } from '../../plugins/access/session-repository';
import { storePicture } from '../media/pictures/store-picture';

const app = withTestApp();
type Headers = Record<string, string>;
const send = (method: 'GET' | 'PUT' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  app().inject({ method, url, headers, ...(payload && { payload }) });

let pictureCount = 0;
/** Stores a picture as an upload of this person. */
async function upload(userId: number): Promise<string> {
  pictureCount += 1;
  const background = { r: pictureCount, g: 60, b: 90 };
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  const { url, key } = await storePicture({ db: app().db, drive: app().media.drive }, bytes, {
    alt: '',
    name: 'me',
  });
  await app().db.update(media).set({ uploaded_by: userId }).where(eq(media.key, key));
  return url;
}
const isStored = async (url: string) => {
  await app().jobs.run('dropped-files');
  return (await app().inject(url)).statusCode === 200;
};

describe('the photo', () => {
  const put = (headers: Headers, photo_url: string | null) =>
    send('PUT', '/api/auth/user/photo', headers, { photo_url });

  it('is saved, shown, replaced and removed; files that nothing shows are deleted', async () => {
    const { headers, user } = await signIn(app(), 'member');
    const [first, second] = [await upload(user.id), await upload(user.id)];
    const saved = await put(headers, first);
    const shown = `http://localhost:80${first}`;
    expect(saved.json()).toMatchObject({
      message: 'Your photo was saved.',
      data: { user: { photo_url: shown } },
    });
    expect((await send('GET', '/api/auth/user', headers)).json().data.user.photo_url).toBe(shown);
    await put(headers, `http://localhost${second}`);
    expect([await isStored(first), await isStored(second)]).toEqual([false, true]);
    const removed = await put(headers, null);
    expect(removed.json()).toMatchObject({
      message: 'Your photo was removed.',
      data: { user: { photo_url: null } },
    });
    expect(await isStored(second)).toBe(false);
  });

  it('is refused when it is no picture, or not one of their own', async () => {
    const [{ headers }, other] = [await signIn(app(), 'member'), await signIn(app(), 'member')];
    expect((await put(headers, 'https://example.org/me.png')).json().errors).toEqual({
      photo_url: ['Please choose a picture'],
    });
    const foreign = await put(headers, await upload(other.user.id));
    expect(foreign.statusCode).toBe(422);
    expect(foreign.json().errors.photo_url).toHaveLength(1);
  });
});

describe('devices', () => {
  const URL = '/api/auth/sessions';
  const list = async (headers: Headers) => (await send('GET', URL, headers)).json().data;

  it('are listed with what they are, this one marked, and nobody else’s', async () => {
    const { headers, user } = await signIn(app(), 'member');
    await signIn(app(), 'member');
    const userAgent = 'Mozilla/5.0 (Linux; Android 13) Chrome/130.0 Mobile Safari/537.36';
    await openSession(app().db, { user_id: user.id, department: null, user_agent: userAgent });
    const devices = await list(headers);
    expect(devices).toHaveLength(2);
    expect(devices[0]).toMatchObject({ device: 'Chrome on Android', is_current: false });
    expect(devices[1]).toMatchObject({ device: 'An unknown device', is_current: true });
  });

  it('are signed out one by one; this one and those of others are not', async () => {
    const { headers, user } = await signIn(app(), 'member');
    const token = await openSession(app().db, { user_id: user.id, department: null, user_agent: 'x' });
    const other = await signIn(app(), 'member');
    const [theirs] = await list(other.headers);
    const devices: { id: number; is_current: boolean }[] = await list(headers);
    const getId = (isCurrent: boolean) => devices.find((device) => device.is_current === isCurrent)?.id;
    const ended = await send('DELETE', `${URL}/${getId(false)}`, headers);
    expect(ended.json()).toMatchObject({ success: true });
    expect((await send('GET', '/api/auth/user', { authorization: `Bearer ${token}` })).statusCode).toBe(401);
    expect((await send('DELETE', `${URL}/${getId(false)}`, headers)).statusCode).toBe(404);
    expect((await send('DELETE', `${URL}/${theirs.id}`, headers)).statusCode).toBe(404);
    expect((await send('DELETE', `${URL}/${getId(true)}`, headers)).statusCode).toBe(409);
    expect((await send('GET', '/api/auth/user', headers)).statusCode).toBe(200);
  });

  it('are all signed out but this one', async () => {
    const { headers, user } = await signIn(app(), 'member');
    await openSession(app().db, { user_id: user.id, department: null, user_agent: 'x' });
    await openSession(app().db, { user_id: user.id, department: null, user_agent: 'y' });
    expect((await send('DELETE', URL, headers)).json()).toMatchObject({
      message: 'You are signed out everywhere else.',
    });
    expect(await list(headers)).toMatchObject([{ is_current: true }]);
  });
});

describe('which emails somebody gets', () => {
  const URL = '/api/v1/member/mail-choices';

  it('is everything but the newsletter until they choose', async () => {
    const { headers, user } = await signIn(app(), 'member', { email_confirmed_at: null });
    expect((await send('GET', URL, headers)).json().data).toEqual({
      wants_messages: true,
      wants_reminders: true,
      wants_newsletter: null,
    });
    const saved = await send('PUT', URL, headers, { wants_messages: false, wants_reminders: false });
    expect(saved.json().data).toMatchObject({ wants_messages: false, wants_reminders: false });
    const [row] = await app().db.select().from(mailPreferences).where(eq(mailPreferences.email, user.email));
    expect(row).toMatchObject({ wants_messages: false, wants_reminders: false });
    await send('PUT', URL, headers, { wants_reminders: true });
    expect((await send('GET', URL, headers)).json().data).toMatchObject({
      wants_messages: false,
      wants_reminders: true,
    });
  });

  it('includes the newsletter once the address is confirmed', async () => {
    const { headers, user } = await signIn(app(), 'member', { email_confirmed_at: null });
    const refused = await send('PUT', URL, headers, { wants_newsletter: true });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe('Please confirm your email address first.');
    await confirmEmail(app(), user.id);
    const choose = async (wants_newsletter: boolean) =>
      (await send('PUT', URL, headers, { wants_newsletter })).json().data.wants_newsletter;
    expect((await send('GET', URL, headers)).json().data.wants_newsletter).toBe(false);
    expect([await choose(true), await choose(true), await choose(false), await choose(true)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    const subscriptions = await app()
      .db.select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, user.email));
    expect(subscriptions).toHaveLength(1);
  });

  it('refuses what is no choice', async () => {
    const { headers } = await signIn(app(), 'member');
    const response = await send('PUT', URL, headers, { wants_messages: 'perhaps' });
    expect(response.json().errors).toEqual({ wants_messages: ['Choose yes or no'] });
  });
});

describe('what somebody did on the site', () => {
  it('lists what they come to page by page, the latest first', async () => {
    const { headers, user } = await signIn(app(), 'member');
    for (const days of [1, 3, 2]) {
      const startDatetime = new Date(Date.now() + days * 86_400_000);
      const event = await createEvent(app(), { title: `In ${days} days`, start_datetime: startDatetime });
      await createRsvp(app(), event.id, user.id);
    }
    const read = async (query: string) =>
      (await send('GET', `/api/v1/member/events?${query}`, headers)).json();
    const titles = ({ data }: { data: { title: string }[] }) => data.map(({ title }) => title);
    const first = await read('per_page=2');
    expect(titles(first)).toEqual(['In 3 days', 'In 2 days']);
    expect(first.meta).toMatchObject({ page: 1, per_page: 2, total: 3, has_more_than_total: false });
    expect(titles(await read('per_page=2&page=2'))).toEqual(['In 1 days']);
    expect((await send('GET', '/api/v1/member/events?per_page=101', headers)).statusCode).toBe(422);
  });

  it('is read by themselves alone, under the older paths too', async () => {
    const { headers, user } = await signIn(app(), 'member');
    const other = await signIn(app(), 'member');
    const event = await createEvent(app());
    await createRsvp(app(), event.id, user.id);
    const prayer = await createPrayer(app(), { user_id: user.id, status: 'pending' });
    const read = async (path: string, who = headers) => (await send('GET', path, who)).json().data;
    for (const path of ['/api/v1/member/events', '/api/member/events']) {
      expect(await read(path)).toMatchObject([
        { id: event.id, title: 'Vespers', occurrence: toExactOffsetTime(event.start_datetime) },
      ]);
      expect(await read(path, other.headers)).toEqual([]);
    }
    for (const path of ['/api/v1/member/prayer-requests', '/api/member/prayer-requests']) {
      expect(await read(path)).toMatchObject([{ id: prayer.id, status: 'pending' }]);
      expect(await read(path, other.headers)).toEqual([]);
    }
    expect(await read('/api/member/donations')).toEqual([]);
    expect(await read('/api/member/dashboard')).toMatchObject({ prayer_requests_count: 1 });
    for (const path of ['/api/member/profile', '/api/auth/profile'])
      expect(await read(path)).toMatchObject({ user: { id: user.id } });
    const profile = { first_name: 'Atieno', last_name: 'Were', email: user.email };
    expect((await send('PUT', '/api/member/profile', headers, profile)).statusCode).toBe(200);
    expect(await read('/api/auth/profile')).toMatchObject({ user: { first_name: 'Atieno' } });
  });
});

it.each([
  ['GET', '/api/auth/sessions'],
  ['GET', '/api/v1/member/mail-choices'],
  ['GET', '/api/member/events'],
  ['GET', '/api/member/prayer-requests'],
  ['GET', '/api/member/donations'],
  ['PUT', '/api/auth/user/photo'],
] as const)('%s %s asks for a sign-in', async (method, url) => {
  expect((await send(method, url, {}, method === 'PUT' ? { photo_url: null } : undefined)).statusCode).toBe(
    401,
  );
});
