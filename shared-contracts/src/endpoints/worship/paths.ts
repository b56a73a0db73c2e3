import type { EndpointPaths } from '../endpoint-route';

export const WORSHIP_PATHS = {
  'services.list': 'GET /api/v1/worship-services',
  'services.create': 'POST /api/worship-services',
  'services.update': 'PUT /api/worship-services/:id',
  'services.delete': 'DELETE /api/worship-services/:id',

  'services.reorder': 'POST /api/worship-services/reorder',

  'calendar.get': 'GET /api/v1/calendar',
  'programme.list': 'GET /api/v1/calendar/events',
  'programme.create': 'POST /api/v1/calendar/events',
  'programme.get': 'GET /api/v1/calendar/events/:id',
  'programme.update': 'PUT /api/v1/calendar/events/:id',
  'programme.delete': 'DELETE /api/v1/calendar/events/:id',

  'songs.list': 'GET /api/v1/songs/:group',
  'songs.listManaged': 'GET /api/v1/songs',
  'songs.create': 'POST /api/v1/songs',
  'songs.reorder': 'POST /api/v1/songs/reorder',
  'songs.update': 'PUT /api/v1/songs/:id',
  'songs.delete': 'DELETE /api/v1/songs/:id',

  'sermons.list': 'GET /api/v1/sermons',
  'sermons.create': 'POST /api/v1/sermons',
  'sermons.upload': 'POST /api/v1/sermons/upload',
  'sermons.filters': 'GET /api/v1/sermons/filters',
  'sermons.get': 'GET /api/v1/sermons/:id',
  'sermons.update': 'PUT /api/v1/sermons/:id',
  'sermons.delete': 'DELETE /api/v1/sermons/:id',
} as const satisfies EndpointPaths;
