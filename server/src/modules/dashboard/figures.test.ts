import { eq } from 'drizzle-orm';
import { withTestApp } from '../../../test/build-app';
import {
  createAnnouncement,
  createEvent,
  createGalleryItem,
  createPrayer,
  createRsvp,
} from '../../../test/content-factories';
import { createUser } from '../../../test/factories';
import { announcements } from '../../database/schema/announcements';
import { eventRsvps, events } from '../../database/schema/events';
import { galleryItems } from '../../database/schema/gallery';
import { users } from '../../database/schema/auth';
import { prayerRequests } from '../../database/schema/prayers';
import { newsletterSubscriptions } from '../../database/schema/visitor-forms';
import { proposals } from '../../database/schema/writes';
import { siteSettings } from '../../database/schema/site';
import { DEFAULT_SITE } from '../../site/site-repository';
import { countPending } from '../reports/month-repository';
import { countByMonth, readFigures } from './stored-figures-repository';

const app = withTestApp();
const read = () => readFigures(app().db, ['events', 'prayers', 'pending_prayers', 'urgent_prayers']);

it('follows what is created, changed and deleted', async () => {
  const event = await createEvent(app(), { department: 'youth' });
  await createEvent(app(), { status: 'draft' });
  const prayer = await createPrayer(app(), { status: 'pending', is_urgent: true });
  expect(await read()).toEqual({ events: 2, prayers: 1, pending_prayers: 1, urgent_prayers: 1 });
  expect(await readFigures(app().db, ['events'], 'youth')).toEqual({ events: 1 });

  await app().db.update(prayerRequests).set({ status: 'approved' }).where(eq(prayerRequests.id, prayer.id));
  await app().db.delete(events).where(eq(events.id, event.id));
  expect(await read()).toEqual({ events: 1, prayers: 1, pending_prayers: 0, urgent_prayers: 0 });
  await app().db.delete(events);
});

it("counts months in the site's zone, and anew when the zone changes", async () => {
  const now = new Date();
  // The last hour of the month in UTC is the next month in Nairobi, except for the current month's own end.
  const lastHour = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 0, 22, 30));
  await createEvent(app(), { start_datetime: lastHour });
  const monthOfEvent = async (timeZone: string) =>
    (await countByMonth(app().db, timeZone)).find((month) => month.events === 1)?.month;
  const monthAt = (ahead: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 7);
  expect(await monthOfEvent('Africa/Nairobi')).toBe(monthAt(-1));
  await app()
    .db.insert(siteSettings)
    .values({ id: 1, settings: { ...DEFAULT_SITE, time_zone: 'UTC' } });
  expect(await monthOfEvent('UTC')).toBe(monthAt(-2));
});

describe('what reports read', () => {
  const names = ['rsvps', 'subscribers', 'gallery_items', 'proposals'] as const;
  const readAll = () => readFigures(app().db, names);
  const readPending = async () => [
    await countPending(app().db, null),
    await countPending(app().db, 'youth'),
    await countPending(app().db, 'music'),
  ];

  it('follows RSVPs, sign-ups and pictures that come, change and go', async () => {
    const [event, person] = [await createEvent(app()), await createUser(app())];
    await createRsvp(app(), event.id, person.id);
    await createGalleryItem(app());
    await app()
      .db.insert(newsletterSubscriptions)
      .values([
        { email: 'a@demo.test', token: 'a', confirmed_at: new Date() },
        { email: 'b@demo.test', token: 'b' },
      ]);
    expect(await readAll()).toMatchObject({ rsvps: 1, subscribers: 1, gallery_items: 1 });

    await app().db.update(eventRsvps).set({ attending: false });
    await app()
      .db.update(newsletterSubscriptions)
      .set({ confirmed_at: new Date(), unsubscribed_at: new Date() });
    expect(await readAll()).toMatchObject({ rsvps: 0, subscribers: 2, gallery_items: 1 });

    await app().db.update(eventRsvps).set({ attending: true });
    // The RSVPs are deleted with the event.
    await app().db.delete(events).where(eq(events.id, event.id));
    await app().db.delete(newsletterSubscriptions);
    await app().db.delete(galleryItems);
    expect(await readAll()).toMatchObject({ rsvps: 0, subscribers: 0, gallery_items: 0 });
  });

  it('follows announcements to another department', async () => {
    const announcement = await createAnnouncement(app(), { department: 'youth' });
    const countWritten = (department: 'youth' | 'music') =>
      readFigures(app().db, ['written_announcements'], department).then((row) => row.written_announcements);
    expect([await countWritten('youth'), await countWritten('music')]).toEqual([1, 0]);
    await app()
      .db.update(announcements)
      .set({ department: 'music' })
      .where(eq(announcements.id, announcement.id));
    expect([await countWritten('youth'), await countWritten('music')]).toEqual([0, 1]);
  });

  it('follows proposals that are decided, and authors who leave', async () => {
    const [staying, leaving] = [
      await createUser(app(), { department: 'youth' }),
      await createUser(app(), { department: 'music' }),
    ];
    const propose = (authorId: number) => ({
      endpoint: 'announcements.create',
      params: {},
      subject_type: 'announcement',
      author_id: authorId,
      author_label: 'Somebody',
    });
    await app()
      .db.insert(proposals)
      .values([propose(staying.id), propose(staying.id), propose(leaving.id)]);
    expect(await readAll()).toMatchObject({ proposals: 3 });
    expect(await readPending()).toEqual([3, 2, 1]);

    const [first] = await app()
      .db.select()
      .from(proposals)
      .where(eq(proposals.author_id, staying.id))
      .limit(1);
    await app()
      .db.update(proposals)
      .set({ status: 'approved' })
      .where(eq(proposals.id, first?.id ?? 0));
    await app().db.delete(users).where(eq(users.id, leaving.id));
    // Their proposals stay pending.
    expect(await readAll()).toMatchObject({ proposals: 3 });
    expect(await readPending()).toEqual([2, 1, 0]);

    await app().db.delete(proposals);
    expect(await readAll()).toMatchObject({ proposals: 0 });
    expect(await readPending()).toEqual([0, 0, 0]);
  });
});
