import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { signIn, withTestApp } from '../../../../test/build-app';
import { createEvent, createPrayer, createRsvp } from '../../../../test/content-factories';
import { confirmEmail } from '../../../../test/factories';
import { createInquiry } from '../../../../test/mail/mail-factories';
import { ministryMembers } from '../../../database/schema/ministries';
import { auditLog, users } from '../../../database/schema/auth';
import { notifications } from '../../../database/schema/notifications';
import { eventOccurrences, eventRsvps } from '../../../database/schema/events';
import { mailOutbox } from '../../../database/schema/mail';
import { eventWaiting } from '../../../database/schema/waiting-list';
import { inquiries, newsletterSubscriptions } from '../../../database/schema/visitor-forms';
import { FIELD_LABELS } from './field-labels';
import { storePicture } from '../../media/pictures/store-picture';
import { ministryStore } from '../../ministries/repository';

const app = withTestApp();

async function download(headers: Record<string, string>) {
  const response = await app().inject({ url: '/api/v1/member/export', headers });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/zip');
  expect(response.headers['content-disposition']).toMatch(
    /^attachment; filename="(my-data|data-zangu)-\d{4}-\d\d-\d\d\.zip"$/,
  );
  const files = unzipSync(new Uint8Array(response.rawPayload));
  const read = (name: string) => JSON.parse(strFromU8(files[`data/${name}.json`] ?? new Uint8Array()));
  return { files, read, index: strFromU8(files['index.html'] ?? new Uint8Array()) };
}

it('holds what is stored about the person, as data and to read', async () => {
  const { headers, user } = await signIn(app(), 'member', { language: 'sw' });
  const event = await createEvent(app(), { title: 'Vespers & songs' });
  await createRsvp(app(), event.id, user.id);
  await createPrayer(app(), { user_id: user.id, title: 'My examinations' });
  const ministry = await ministryStore.insert(app().db, {
    ...{ name: 'Choir', description: 'Sings.', leader: 'Juma', email: 'choir@demo.test' },
  });
  await app().db.insert(ministryMembers).values({ ministry_id: ministry.id, user_id: user.id });
  await app().db.insert(notifications).values({ user_id: user.id, kind: 'system', text: 'You are in.' });
  const { files, read, index } = await download(headers);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['index.html', 'data/profile.json']));
  expect(read('profile')).toMatchObject([
    { email: user.email, first_name: 'Neema', language_of_emails: 'sw' },
  ]);
  expect(read('devices')).toHaveLength(1);
  expect(read('events')).toMatchObject([{ event: 'Vespers & songs', attending: true }]);
  expect(read('prayer-requests')).toMatchObject([{ title: 'My examinations' }]);
  expect(read('ministries')).toEqual([{ ministry: 'Choir', role: 'Member', status: 'joined' }]);
  expect(read('notifications')).toMatchObject([{ text: 'You are in.' }]);
  expect(index).toContain('stores about Neema Achieng');
  expect(index).toContain('Vespers &amp; songs');
  expect(strFromU8(files['data/profile.json'] ?? new Uint8Array())).not.toContain('argon2');
});

it('is read in the language of the page, with times and choices in words', async () => {
  const { headers, user } = await signIn(app(), 'member', { language: 'sw' });
  await app()
    .db.insert(notifications)
    .values({ user_id: user.id, kind: 'system', text: 'You are now in Choir' });
  await createPrayer(app(), { user_id: user.id, category: 'healing' });
  const { index, read } = await download({ ...headers, 'accept-language': 'sw' });
  expect(index).toContain('<html lang="sw">');
  expect(index).toContain('inahifadhi kuhusu Neema Achieng');
  expect(index).toContain('<td>Jina la kwanza</td><td>Neema</td>');
  expect(index).toContain('<td>Lugha ya barua pepe</td><td>Kiswahili</td>');
  expect(index).toContain('<td>Aina</td><td>Uponyaji</td>');
  expect(index).not.toMatch(/Your|Nothing|Not provided|<td>(?:Yes|No)<|member</);
  expect(read('profile')).toMatchObject([{ first_name: 'Neema', role: 'member' }]);
});

it('names the kinds of the emails it lists in words', async () => {
  const { headers, user } = await signIn(app(), 'member');
  const mail = { template: 'waitedEventCancelled', to_email: user.email, user_id: user.id, data: {} };
  await app().db.insert(mailOutbox).values(mail);
  const { index } = await download({ ...headers, 'accept-language': 'sw' });
  expect(index).toContain('<td>Tukio limefutwa</td>');
  expect(index).not.toContain('waitedEventCancelled');
});

it('names each of its fields', async () => {
  const { headers, user } = await signIn(app(), 'member');
  await confirmEmail(app(), user.id);
  const event = await createEvent(app());
  await createRsvp(app(), event.id, user.id);
  await createPrayer(app(), { user_id: user.id });
  const { files } = await download(headers);
  const names = Object.entries(files)
    .filter(([name]) => name.endsWith('.json'))
    .flatMap(([, file]) => (JSON.parse(strFromU8(file)) as object[]).flatMap((row) => Object.keys(row)));
  expect(names.filter((name) => !Object.hasOwn(FIELD_LABELS, name))).toEqual([]);
});

/** Stores a photo of a person, and returns its bytes. */
async function addPhoto({ id }: { readonly id: number }): Promise<Buffer> {
  const create = { width: 300, height: 300, channels: 3, background: '#204060' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const drive = { db: app().db, drive: app().media.drive };
  const { url } = await storePicture(drive, bytes, { alt: '', name: 'me' });
  await app().db.update(users).set({ photo_url: url }).where(eq(users.id, id));
  return bytes;
}

it('holds the photo', async () => {
  const { headers, user } = await signIn(app(), 'member');
  const bytes = await addPhoto(user);
  const { files, index } = await download(headers);
  expect(Buffer.from(files['photo.png'] ?? []).equals(bytes)).toBe(true);
  expect(index).toContain('<img src="photo.png"');
});

it('fails when the photo can’t be read, instead of ending in the middle of a file', async () => {
  const { headers, user } = await signIn(app(), 'member');
  await addPhoto(user);
  const read = jest.spyOn(app().media.drive.disk, 'getBytes').mockRejectedValueOnce(new Error('lost'));
  const response = await app().inject({ url: '/api/v1/member/export', headers });
  expect(response.statusCode).toBe(500);
  read.mockRestore();
});

it('holds nothing of other people, and messages from the address only once it is confirmed', async () => {
  const { headers, user } = await signIn(app(), 'member', { email_confirmed_at: null });
  const other = await signIn(app(), 'member');
  await createPrayer(app(), { user_id: other.user.id, title: 'A secret of theirs' });
  const { id } = await createInquiry(app());
  await app().db.update(inquiries).set({ email: user.email, message: 'When?' }).where(eq(inquiries.id, id));
  const before = await download(headers);
  expect(before.read('inquiries')).toEqual([]);
  expect(before.index).not.toContain('A secret of theirs');
  expect(before.index).not.toContain(other.user.email);
  await confirmEmail(app(), user.id);
  expect((await download(headers)).read('inquiries')).toMatchObject([{ message: 'When?' }]);
});

it('tells times by the clock of the church, and the newsletter in words', async () => {
  const { headers, user } = await signIn(app(), 'member');
  await confirmEmail(app(), user.id);
  const event = await createEvent(app(), { start_datetime: new Date('2999-03-02T22:30:00Z') });
  await createRsvp(app(), event.id, user.id);
  const at = new Date('2026-03-02T22:30:00Z');
  await app()
    .db.insert(newsletterSubscriptions)
    .values({ email: user.email, token: 'x', interests: ['sermons', 'events'], confirmed_at: at });
  const { index, read } = await download(headers);
  expect(index).toContain('<td>2999-03-03 01:30</td>');
  expect(index).toContain('<td>2026-03-03 01:30</td>');
  expect(index).toContain('<td>Sermons, Events</td>');
  expect(index).toContain('Africa/Nairobi');
  expect(read('letters')).toMatchObject([{ newsletter_confirmed_at: at.toISOString() }]);
});

it('holds the seats that the address took without an account, once it is confirmed', async () => {
  const { headers, user } = await signIn(app(), 'member', { email_confirmed_at: null });
  const event = await createEvent(app(), { title: 'Camp' });
  const [occurrence] = await app()
    .db.select()
    .from(eventOccurrences)
    .where(eq(eventOccurrences.event_id, event.id));
  const guest = { guest_name: 'Neema', guest_email: user.email, device_hash: 'a phone' };
  await app()
    .db.insert(eventRsvps)
    .values({ occurrence_id: occurrence?.id ?? 0, attending: true, ...guest });
  await app()
    .db.insert(eventWaiting)
    .values({
      occurrence_id: occurrence?.id ?? 0,
      name: 'Neema',
      email: user.email,
      device_hash: 'a tablet',
    });
  const before = await download(headers);
  expect([before.read('events'), before.read('waiting-lists')]).toEqual([[], []]);
  await confirmEmail(app(), user.id);
  const { read } = await download(headers);
  expect(read('events')).toMatchObject([{ event: 'Camp', attending: true }]);
  expect(read('waiting-lists')).toMatchObject([{ event: 'Camp', name: 'Neema' }]);
});

it('is on record, and asks for a sign-in', async () => {
  const { headers, user } = await signIn(app(), 'member');
  await download(headers);
  const entries = await app().db.select().from(auditLog).where(eq(auditLog.actor_id, user.id));
  expect(entries).toMatchObject([{ action: 'account.export' }]);
  expect((await app().inject('/api/v1/member/export')).statusCode).toBe(401);
});
