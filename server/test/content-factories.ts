import { randomUUID } from 'node:crypto';
import type { Language } from '@narthex/shared-contracts/languages';
import type { App } from '../src/app';
import { announcements } from '../src/database/schema/announcements';
import { events } from '../src/database/schema/events';
import { contentSections, slides } from '../src/database/schema/homepage';
import { leaders } from '../src/database/schema/leaders';
import { pageSections } from '../src/database/schema/pages';
import { prayerRequests } from '../src/database/schema/prayers';
import { galleryItems } from '../src/database/schema/gallery';
import { sermons } from '../src/database/schema/sermons';
import { findOccurrence, scheduleEvent } from '../src/modules/events/occurrences/occurrence-repository';
import { takeSeat } from '../src/modules/events/rsvp/seat-repository';
import { readTimeZone } from '../src/site/site-repository';

const HOUR_MS = 3_600_000;

function first<T>(rows: T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('The row was not stored.');
  return row;
}

/** A published event of the whole church, two hours long, that begins tomorrow. */
export async function createEvent(app: App, overrides: Partial<typeof events.$inferInsert> = {}) {
  const startDatetime = overrides.start_datetime ?? new Date(Date.now() + 24 * HOUR_MS);
  const values = {
    title: 'Vespers',
    description: 'Songs as the Sabbath begins.',
    start_datetime: startDatetime,
    end_datetime: new Date(startDatetime.getTime() + 2 * HOUR_MS),
    event_type: 'worship' as const,
    ...overrides,
  };
  const event = first(await app.db.insert(events).values(values).returning());
  await scheduleEvent(app.db, event, await readTimeZone(app.db));
  return event;
}

/** Somebody's RSVP to the next occurrence of an event, or to the one there was. */
export async function createRsvp(app: App, eventId: number, userId: number, language: Language = 'en') {
  const occurrence = await findOccurrence(app.db, eventId, { now: new Date() });
  if (!occurrence) throw new Error('The event never takes place.');
  await app.db.transaction((tx) =>
    takeSeat(tx, occurrence.id, { user_id: userId, device_hash: null }, { ...app.config.bounds, language }),
  );
}

export async function createAnnouncement(
  app: App,
  overrides: Partial<typeof announcements.$inferInsert> = {},
) {
  const values = { title: 'Choir practice', content: 'In the hall, at four.', ...overrides };
  return first(await app.db.insert(announcements).values(values).returning());
}

export async function createLeader(app: App, overrides: Partial<typeof leaders.$inferInsert> = {}) {
  const values = { name: 'Baraka Otieno', title: 'First Elder', category: 'elders' as const, ...overrides };
  return first(await app.db.insert(leaders).values(values).returning());
}

/** An approved request that stands on the wall. */
export async function createPrayer(app: App, overrides: Partial<typeof prayerRequests.$inferInsert> = {}) {
  const values = {
    title: 'Examinations',
    description: 'For peace of mind.',
    requester_name: 'Wanjiru Kamau',
    status: 'approved' as const,
    ...overrides,
  };
  return first(await app.db.insert(prayerRequests).values(values).returning());
}

export async function createSermon(app: App, overrides: Partial<typeof sermons.$inferInsert> = {}) {
  const values = {
    title: 'A lamp to my feet',
    description: 'On Psalm 119.',
    speaker: 'Pastor Naliaka',
    sermon_date: '2026-11-14',
    ...overrides,
  };
  return first(await app.db.insert(sermons).values(values).returning());
}

export async function createSlide(app: App, overrides: Partial<typeof slides.$inferInsert> = {}) {
  const values = { title: 'Welcome', content: 'Come as you are.', ...overrides };
  return first(await app.db.insert(slides).values(values).returning());
}

/** A homepage section; there is one per key, so the stored one is taken where it is there already. */
export async function createSection(app: App, overrides: Partial<typeof contentSections.$inferInsert> = {}) {
  const values = { section_key: 'about_us' as const, content: 'Who we are.', ...overrides };
  const set = { ...values, version: 1 };
  const target = contentSections.section_key;
  return first(
    await app.db.insert(contentSections).values(values).onConflictDoUpdate({ target, set }).returning(),
  );
}

/** One section of an information page, under a key of its own. */
export async function createPageSection(app: App) {
  const values = {
    page_type: 'about_sda',
    section_key: `section_${randomUUID().slice(0, 8)}`,
    content: 'Text.',
  };
  return first(await app.db.insert(pageSections).values(values).returning());
}

export async function createGalleryItem(app: App, overrides: Partial<typeof galleryItems.$inferInsert> = {}) {
  const values = { title: 'Baptism at the river', description: 'Nine were baptised.', ...overrides };
  return first(await app.db.insert(galleryItems).values(values).returning());
}
