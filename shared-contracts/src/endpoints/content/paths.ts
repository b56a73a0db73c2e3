import type { EndpointPaths } from '../endpoint-route';

export const CONTENT_PATHS = {
  'homepage.get': 'GET /api/v1/homepage',
  'slides.list': 'GET /api/v1/homepage/slides',
  'slides.create': 'POST /api/v1/homepage/slides',
  'slides.update': 'PUT /api/v1/homepage/slides/:id',
  'slides.delete': 'DELETE /api/v1/homepage/slides/:id',
  'sections.list': 'GET /api/v1/homepage/content',
  'sections.get': 'GET /api/v1/homepage/content/:section',
  'sections.save': 'PUT /api/v1/homepage/content/:section',
  'sections.create': 'POST /api/v1/homepage/content',
  'sections.update': 'PUT /api/homepage/content/:id',
  'sections.delete': 'DELETE /api/homepage/content/:id',

  'projects.list': 'GET /api/v1/church-projects',
  'projects.listFeatured': 'GET /api/v1/church-projects/featured',
  'projects.create': 'POST /api/church-projects',
  'projects.update': 'PUT /api/church-projects/:id',
  'projects.delete': 'DELETE /api/church-projects/:id',

  'services.list': 'GET /api/v1/worship-services',
  'services.create': 'POST /api/worship-services',
  'services.update': 'PUT /api/worship-services/:id',
  'services.delete': 'DELETE /api/worship-services/:id',

  'events.list': 'GET /api/v1/events',
  'events.create': 'POST /api/v1/events',
  'events.calendar': 'GET /api/v1/events/calendar',
  'events.get': 'GET /api/v1/events/:id',
  'events.update': 'PUT /api/v1/events/:id',
  'events.delete': 'DELETE /api/v1/events/:id',
  'rsvps.get': 'GET /api/v1/events/:id/rsvp',
  'rsvps.update': 'POST /api/v1/events/:id/rsvp',
  'attendees.list': 'GET /api/events/:id/attendees',

  'calendar.get': 'GET /api/v1/calendar',

  'leaders.list': 'GET /api/v1/leaders',
  'leaders.create': 'POST /api/v1/leaders',
  'leaders.reorder': 'POST /api/v1/leaders/reorder',
  'leaders.get': 'GET /api/v1/leaders/:id',
  'leaders.update': 'PUT /api/v1/leaders/:id',
  'leaders.delete': 'DELETE /api/v1/leaders/:id',

  'announcements.list': 'GET /api/v1/announcements',
  'announcements.create': 'POST /api/v1/announcements',
  'announcements.get': 'GET /api/v1/announcements/:id',
  'announcements.update': 'PUT /api/v1/announcements/:id',
  'announcements.delete': 'DELETE /api/v1/announcements/:id',

  'about.getPage': 'GET /api/about/:page',
  'about.getSection': 'GET /api/about/:page/:section',
  'about.saveSection': 'POST /api/about/content',
  'about.deleteSection': 'DELETE /api/about/content/:id',
  'pageContent.get': 'GET /api/v1/page-content/:category/:page',

  'songs.list': 'GET /api/v1/songs/:group',

  'sermons.list': 'GET /api/v1/sermons',
  'sermons.create': 'POST /api/v1/sermons',
  'sermons.upload': 'POST /api/v1/sermons/upload',
  'sermons.get': 'GET /api/v1/sermons/:id',
  'sermons.update': 'PUT /api/v1/sermons/:id',
  'sermons.delete': 'DELETE /api/v1/sermons/:id',

  'gallery.list': 'GET /api/v1/gallery',
  'gallery.create': 'POST /api/v1/gallery',
  'gallery.upload': 'POST /api/v1/gallery/upload',
  'gallery.get': 'GET /api/v1/gallery/:id',
  'gallery.update': 'PUT /api/v1/gallery/:id',
  'gallery.delete': 'DELETE /api/v1/gallery/:id',
  'gallery.download': 'GET /api/v1/gallery/:id/download',
} as const satisfies EndpointPaths;
