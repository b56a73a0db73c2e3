import { eq } from 'drizzle-orm';
import { withTestApp } from '../../../test/build-app';
import { createEvent, createPrayer } from '../../../test/content-factories';
import { events } from '../../database/schema/content/events';
import { prayerRequests } from '../../database/schema/people/prayers';
import { siteSettings } from '../../database/schema/system/site';
import { DEFAULT_SITE } from '../site/default-site';
import { countByMonth, readFigures } from './figure-repository';

const app = withTestApp();
const read = () => readFigures(app().db, ['events', 'prayers', 'pending_prayers', 'urgent_prayers']);

it('follows what is created, changed and deleted', async () => {
  const event = await createEvent(app(), { department: 'youth' });
  await createEvent(app(), { status: 'draft' });
  const prayer = await createPrayer(app(), { status: 'pending', isUrgent: true });
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
  await createEvent(app(), { startDatetime: lastHour });
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
