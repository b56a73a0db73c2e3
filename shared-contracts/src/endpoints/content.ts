import { z } from 'zod';
import { doneSchema, envelope, partialInput, statusEnvelope } from '../envelope';
import { listEnvelope } from '../list-query';
import {
  aboutPageSchema,
  aboutSectionInputSchema,
  aboutSectionSchema,
  deletedAboutSectionSchema,
  savedAboutSectionSchema,
} from '../schemas/about';
import { announcementQuerySchema, announcementSchema } from '../schemas/announcements';
import { calendarQuerySchema, calendarSchema } from '../schemas/calendar';
import {
  churchProjectSchema,
  contentSectionSchema,
  homepageSchema,
  keyedSectionInputSchema,
  orderedListQuerySchema,
  sectionInputSchema,
  sectionParams,
  slideInputSchema,
  slideSchema,
  worshipServiceSchema,
} from '../schemas/homepage';
import { leaderQuerySchema, leaderSchema } from '../schemas/leaders';
import { pageContentSchema } from '../schemas/page-content';
import { sermonPageSchema, sermonQuerySchema, publicSermonSchema } from '../schemas/sermons';
import { siteSchema } from '../schemas/site';
import { songQuerySchema, songSchema } from '../schemas/songs';
import { defineEndpoints } from './define-endpoints';

const key = z.string().max(60);
const savedSlide = envelope(slideSchema);
const savedSection = envelope(contentSectionSchema);

/** What the pages show and the whole church's editors change. */
export const contentEndpoints = defineEndpoints({
  'site.get': { capability: 'public', response: envelope(siteSchema), reads: ['site'] },

  'homepage.get': {
    capability: 'public',
    response: statusEnvelope(homepageSchema),
    reads: ['homepage', 'worship-services', 'church-projects'],
  },
  'slides.list': {
    capability: 'public',
    query: orderedListQuerySchema,
    response: listEnvelope(slideSchema),
    reads: ['homepage'],
  },
  'slides.create': {
    capability: 'homepage.manage',
    body: slideInputSchema,
    response: savedSlide,
    status: 201,
    invalidates: ['homepage'],
  },
  'slides.update': {
    capability: 'homepage.manage',
    body: partialInput(slideInputSchema),
    response: savedSlide,
    invalidates: ['homepage'],
  },
  'slides.delete': { capability: 'homepage.manage', response: doneSchema, invalidates: ['homepage'] },
  'sections.list': {
    capability: 'public',
    response: envelope(z.array(contentSectionSchema)),
    reads: ['homepage'],
  },
  'sections.get': {
    capability: 'public',
    params: sectionParams,
    response: savedSection,
    reads: ['homepage'],
  },
  'sections.save': {
    capability: 'homepage.manage',
    params: sectionParams,
    body: sectionInputSchema,
    response: savedSection,
    invalidates: ['homepage'],
  },
  'sections.create': {
    capability: 'homepage.manage',
    body: keyedSectionInputSchema,
    response: savedSection,
    invalidates: ['homepage'],
  },
  'sections.update': {
    capability: 'homepage.manage',
    body: sectionInputSchema,
    response: savedSection,
    invalidates: ['homepage'],
  },
  'sections.delete': { capability: 'homepage.manage', response: doneSchema, invalidates: ['homepage'] },

  'projects.list': {
    capability: 'public',
    query: orderedListQuerySchema,
    response: listEnvelope(churchProjectSchema),
    reads: ['church-projects'],
  },
  'projects.listFeatured': {
    capability: 'public',
    query: orderedListQuerySchema,
    response: listEnvelope(churchProjectSchema),
    reads: ['church-projects'],
  },
  'projects.create': { capability: 'projects.manage', status: 201, invalidates: ['church-projects'] },
  'projects.update': { capability: 'projects.manage', invalidates: ['church-projects'] },
  'projects.delete': { capability: 'projects.manage', invalidates: ['church-projects'] },

  'services.list': {
    capability: 'public',
    query: orderedListQuerySchema,
    response: listEnvelope(worshipServiceSchema),
    reads: ['worship-services'],
  },
  'services.create': { capability: 'services.manage', status: 201, invalidates: ['worship-services'] },
  'services.update': { capability: 'services.manage', invalidates: ['worship-services'] },
  'services.delete': { capability: 'services.manage', invalidates: ['worship-services'] },

  'calendar.get': {
    capability: 'public',
    query: calendarQuerySchema,
    response: envelope(calendarSchema),
    reads: ['calendar', 'site'],
  },

  'leaders.list': {
    capability: 'public',
    query: leaderQuerySchema,
    response: listEnvelope(leaderSchema),
    reads: ['leaders'],
  },
  'leaders.get': { capability: 'public', response: envelope(leaderSchema), reads: ['leaders'] },
  'leaders.create': { capability: 'leaders.manage', status: 201, invalidates: ['leaders'] },
  'leaders.reorder': { capability: 'leaders.manage', invalidates: ['leaders'] },
  'leaders.update': { capability: 'leaders.manage', invalidates: ['leaders'] },
  'leaders.delete': { capability: 'leaders.manage', invalidates: ['leaders'] },

  'announcements.list': {
    capability: 'public',
    query: announcementQuerySchema,
    response: listEnvelope(announcementSchema),
    reads: ['announcements', 'site'],
  },
  'announcements.get': {
    capability: 'public',
    response: envelope(announcementSchema),
    reads: ['announcements', 'site'],
  },
  'announcements.create': {
    capability: 'announcements.manage',
    status: 201,
    invalidates: ['announcements'],
  },
  'announcements.update': { capability: 'announcements.manage', invalidates: ['announcements'] },
  'announcements.delete': { capability: 'announcements.manage', invalidates: ['announcements'] },

  'about.getPage': {
    capability: 'public',
    params: z.object({ page: key }),
    response: aboutPageSchema,
    reads: ['about', 'site'],
  },
  'about.getSection': {
    capability: 'public',
    params: z.object({ page: key, section: key }),
    response: statusEnvelope(aboutSectionSchema),
    reads: ['about'],
  },
  'about.saveSection': {
    capability: 'pages.manage',
    body: aboutSectionInputSchema,
    response: savedAboutSectionSchema,
    invalidates: ['about'],
    isIdempotent: true,
  },
  'about.deleteSection': {
    capability: 'pages.manage',
    response: deletedAboutSectionSchema,
    invalidates: ['about'],
  },
  'pageContent.get': {
    capability: 'public',
    params: z.object({ category: key, page: key }),
    response: envelope(pageContentSchema),
    reads: ['ministries', 'site'],
  },
  'songs.list': {
    capability: 'public',
    params: z.object({ group: key }),
    query: songQuerySchema,
    response: listEnvelope(songSchema),
    reads: ['songs'],
  },

  'sermons.list': {
    capability: 'public',
    query: sermonQuerySchema,
    response: listEnvelope(publicSermonSchema),
    reads: ['sermons', 'media'],
  },
  'sermons.get': { capability: 'public', response: envelope(sermonPageSchema), reads: ['sermons', 'media'] },
  'sermons.create': { capability: 'sermons.manage', status: 201, invalidates: ['sermons'] },
  'sermons.upload': {
    capability: 'sermons.manage',
    multipart: { fileField: 'audio' },
    status: 201,
    invalidates: ['media'],
  },
  'sermons.update': { capability: 'sermons.manage', invalidates: ['sermons'] },
  'sermons.delete': { capability: 'sermons.manage', invalidates: ['sermons'] },

  'gallery.list': { capability: 'public', reads: ['gallery', 'media'] },
  'gallery.get': { capability: 'public', reads: ['gallery', 'media'] },
  'gallery.download': { capability: 'public', reads: ['gallery', 'media'] },
  'gallery.create': {
    capability: 'gallery.manage',
    multipart: { fileField: 'image' },
    status: 201,
    invalidates: ['gallery'],
  },
  'gallery.upload': {
    capability: 'gallery.manage',
    multipart: { fileField: 'image' },
    status: 201,
    invalidates: ['media'],
  },
  'gallery.update': { capability: 'gallery.manage', invalidates: ['gallery'] },
  'gallery.delete': { capability: 'gallery.manage', invalidates: ['gallery'] },
});
