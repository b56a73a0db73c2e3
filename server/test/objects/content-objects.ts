import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { App } from '../../src/app';
import { contentSections } from '../../src/database/schema/homepage';
import { acceptFile } from '../../src/modules/media/accept-file';
import { calendarStore } from '../../src/modules/calendar/repository';
import { projectStore, serviceStore } from '../../src/modules/homepage/list-repository';
import { ministryStore } from '../../src/modules/ministries/repository';
import { songStore } from '../../src/modules/songs/repository';
import {
  createAnnouncement,
  createEvent,
  createGalleryItem,
  createLeader,
  createPageSection,
  createSection,
  createSermon,
  createSlide,
} from '../content-factories';
import { church, draft, given, owned, type ObjectKind, type ObjectOwner } from './object-kind';

export const MINISTRY = { name: 'Choir', description: 'Sings.', leader: 'Juma', email: 'choir@demo.test' };

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** There is one section for each key. */
async function createHomeSection(app: App, isActive: boolean) {
  const { id, section_key: sectionKey } = await createSection(app);
  await app.db.update(contentSections).set({ is_active: isActive }).where(eq(contentSections.id, id));
  return { id, section: sectionKey };
}

async function createPicture(app: App, { user_id: userId }: ObjectOwner) {
  const { drive } = app.media;
  const file = path.join(drive.uploadFolder, crypto.randomUUID());
  await writeFile(file, PIXEL);
  const accepted = { path: file, name: 'pixel.gif', kind: 'gallery', user_id: userId } as const;
  const { key } = await acceptFile({ db: app.db, drive }, accepted);
  return { id: (await createGalleryItem(app, { file: key })).id };
}

const event = owned(
  (app, department) => createEvent(app, { department }),
  draft('events', (app, department) => createEvent(app, { department, status: 'draft' })),
);

/** Maps the first part of an endpoint's name, or a whole name, to the content it acts on. */
export const CONTENT_OBJECTS: Readonly<Record<string, ObjectKind>> = {
  events: event,
  attendees: event,
  rsvps: event,
  waitingList: event,
  announcements: owned(
    (app, department) => createAnnouncement(app, { department }),
    draft('announcements', (app, department) => createAnnouncement(app, { department, is_active: false })),
  ),
  leaders: church(
    (app) => createLeader(app),
    draft('leaders', (app) => createLeader(app, { status: 'inactive' })),
  ),
  ministries: church(
    (app) => ministryStore.insert(app.db, MINISTRY),
    draft('ministries', (app) => ministryStore.insert(app.db, { ...MINISTRY, is_active: false })),
  ),
  sermons: church(
    (app) => createSermon(app),
    draft('sermons', (app) => createSermon(app, { status: 'draft' })),
  ),
  slides: church(
    (app) => createSlide(app),
    draft('slides', (app) => createSlide(app, { is_active: false })),
  ),
  sections: {
    belongsTo: 'church',
    create: (app) => createHomeSection(app, true),
    draft: { shownTo: 'homepage.manage', create: (app) => createHomeSection(app, false) },
  },
  projects: church((app) => projectStore.insert(app.db, { title: 'Roof', description: 'It leaks.' })),
  services: church((app) =>
    serviceStore.insert(app.db, { name: 'Vespers', day: 5, start_time: '18:30', end_time: '20:00' }),
  ),
  programme: church((app) => calendarStore.insert(app.db, { date: '2026-11-28' })),
  songs: church((app) => songStore.insert(app.db, { group_key: 'dcm', title: 'Morning' })),
  gallery: church((app) => createGalleryItem(app)),
  'gallery.download': { belongsTo: 'church', create: createPicture },
  about: {
    belongsTo: 'church',
    create: async (app) => {
      const { id, page_type: pageType, section_key: sectionKey } = await createPageSection(app);
      return { id, page: pageType, section: sectionKey };
    },
  },
  pageContent: { ...given({ category: 'ministries', page: 'deconary' }, 'church'), payload: { fields: {} } },
  'ministries.getPage': given({ page: 'deconary' }),
  'songs.list': given({ group: 'dcm' }),
};
