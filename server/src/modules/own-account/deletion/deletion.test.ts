import { eq } from 'drizzle-orm';
import { signIn, withTestApp } from '../../../../test/build-app';
import { createEvent, createPrayer, createRsvp } from '../../../../test/content-factories';
import { PASSWORD } from '../../../../test/factories';
import { readMailbox } from '../../../../test/mail/visitors';
import { eventOccurrences } from '../../../database/schema/events';
import { media } from '../../../database/schema/media';
import { ministryMembers } from '../../../database/schema/ministries';
import { auditLog, users } from '../../../database/schema/auth';
import { prayerRequests } from '../../../database/schema/prayers';
import { newsletterSubscriptions } from '../../../database/schema/visitor-forms';
import { mailPreferences } from '../../../database/schema/mail';
import { ministryStore } from '../../ministries/repository';
import { saveSubscription } from '../../newsletter/repository';

const app = withTestApp();
const HOUR_MS = 3_600_000;
const remove = (headers: Record<string, string>, current_password: string | null = PASSWORD) =>
  app().inject({ method: 'POST', url: '/api/auth/user/deletion', headers, payload: { current_password } });
const isThere = async (id: number) => (await app().db.$count(users, eq(users.id, id))) > 0;
const seatsAt = async (eventId: number) => {
  const [row] = await app().db.select().from(eventOccurrences).where(eq(eventOccurrences.event_id, eventId));
  return row?.seats_taken;
};
const readWall = async () =>
  (await app().inject('/api/v1/prayer-requests/public?limit=100')).json().data as Record<string, unknown>[];

it('asks for the password', async () => {
  const { headers, user } = await signIn(app(), 'member');
  const [missing, wrong] = [await remove(headers, ''), await remove(headers, 'a guess')];
  expect(missing.statusCode).toBe(422);
  expect(missing.json().errors).toEqual({ current_password: ['Please enter your current password'] });
  expect(wrong.json().errors).toEqual({ current_password: ['This is not your current password'] });
  expect((await remove({})).statusCode).toBe(401);
  expect(await isThere(user.id)).toBe(true);
});

it('ends every session, says goodbye by email, and lets nobody sign in again', async () => {
  const { headers, user } = await signIn(app(), 'member');
  expect((await remove(headers)).json()).toEqual({ success: true, message: 'Your account is deleted.' });
  expect(await isThere(user.id)).toBe(false);
  expect((await app().inject({ url: '/api/auth/user', headers })).statusCode).toBe(401);
  const login = { email: user.email, password: PASSWORD };
  expect((await app().inject({ method: 'POST', url: '/api/auth/login', payload: login })).statusCode).toBe(
    401,
  );
  expect((await readMailbox(app(), user.email)).map(({ subject }) => subject)).toEqual([
    'Your account is deleted',
  ]);
});

it('keeps attendance that is over as a number, and gives the seat at what is to come back', async () => {
  const { headers, user } = await signIn(app(), 'member');
  const past = await createEvent(app(), { start_datetime: new Date(Date.now() - 48 * HOUR_MS) });
  const coming = await createEvent(app());
  for (const { id } of [past, coming]) await createRsvp(app(), id, user.id);
  await remove(headers);
  expect([await seatsAt(past.id), await seatsAt(coming.id)]).toEqual([1, 0]);
});

it('keeps prayer requests of the wall without the name, and deletes those nobody else read', async () => {
  const { headers, user } = await signIn(app(), 'member');
  const asked = { user_id: user.id, requester_name: 'Neema Achieng' };
  const wall = await createPrayer(app(), asked);
  const others = [
    await createPrayer(app(), { ...asked, status: 'pending' }),
    await createPrayer(app(), { ...asked, is_public: false }),
  ];
  const theirs = await createPrayer(app());
  await app().inject({ method: 'POST', url: `/api/v1/prayer-requests/${theirs.id}/pray`, headers });
  await remove(headers);
  const shown = await readWall();
  expect(shown.find(({ id }) => id === wall.id)).toMatchObject({ requester_name: null, is_anonymous: true });
  expect(shown.find(({ id }) => id === theirs.id)).toMatchObject({ prayed_count: 1 });
  for (const { id } of others)
    expect(await app().db.$count(prayerRequests, eq(prayerRequests.id, id))).toBe(0);
});

it('takes the person out of ministries, the newsletter, and their choices and files with them', async () => {
  const { headers, user } = await signIn(app(), 'member');
  const ministry = await ministryStore.insert(app().db, {
    ...{ name: 'Choir', description: 'Sings.', leader: 'Juma', email: 'choir@demo.test' },
  });
  await app().db.insert(ministryMembers).values({ ministry_id: ministry.id, user_id: user.id });
  await saveSubscription(app().db, user.email, { isWanted: true, language: 'en' });
  await app().db.insert(mailPreferences).values({ email: user.email, token: 'a-token-of-theirs' });
  const file = {
    key: 'left-1a2b3c4d.pdf',
    kind: 'document' as const,
    content_type: 'application/pdf',
    bytes: 3,
  };
  await app()
    .db.insert(media)
    .values({ ...file, uploaded_by: user.id });
  await remove(headers);
  await app().jobs.run('dropped-files');
  expect((await ministryStore.find(app().db, ministry.id))?.member_count).toBe(0);
  const { db } = app();
  expect(await db.$count(newsletterSubscriptions, eq(newsletterSubscriptions.email, user.email))).toBe(0);
  expect(await db.$count(mailPreferences, eq(mailPreferences.email, user.email))).toBe(0);
  expect(await db.$count(media, eq(media.key, file.key))).toBe(0);
});

it('takes the files that nothing uses along when the office deletes somebody', async () => {
  const { user } = await signIn(app(), 'member');
  const { headers } = await signIn(app(), 'admin');
  const file = {
    key: 'left-4d3c2b1a.pdf',
    kind: 'document' as const,
    content_type: 'application/pdf',
    bytes: 3,
  };
  await app()
    .db.insert(media)
    .values({ ...file, uploaded_by: user.id });
  const url = `/api/v1/members/${user.id}`;
  expect((await app().inject({ method: 'DELETE', url, headers })).statusCode).toBe(200);
  await app().jobs.run('dropped-files');
  expect(await app().db.$count(media, eq(media.key, file.key))).toBe(0);
});

it('is on record, and what was recorded before keeps its name', async () => {
  const { headers, user } = await signIn(app(), 'member');
  await remove(headers);
  const entries = await app()
    .db.select()
    .from(auditLog)
    .where(eq(auditLog.subject_id, String(user.id)));
  expect(entries).toMatchObject([{ action: 'account.delete', actor_id: null, actor_label: 'Neema Achieng' }]);
});

it('is refused to the last administrator', async () => {
  const { headers, user } = await signIn(app(), 'admin');
  await app().db.update(users).set({ role: 'member' }).where(eq(users.role, 'admin'));
  await app().db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
  const refused = await remove(headers);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toBe('This is the last administrator. Make somebody else one first.');
  await signIn(app(), 'admin');
  expect((await remove(headers)).statusCode).toBe(200);
});
