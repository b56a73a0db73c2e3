import type { EndpointPaths } from '../endpoint-route';

export const WORSHIP_PATHS = {
  'services.list': 'GET /api/v1/worship-services',
  'services.create': 'POST /api/worship-services',
  'services.update': 'PUT /api/worship-services/:id',
  'services.delete': 'DELETE /api/worship-services/:id',

  'calendar.get': 'GET /api/v1/calendar',

  'songs.list': 'GET /api/v1/songs/:group',

  'sermons.list': 'GET /api/v1/sermons',
  'sermons.create': 'POST /api/v1/sermons',
  'sermons.upload': 'POST /api/v1/sermons/upload',
  'sermons.get': 'GET /api/v1/sermons/:id',
  'sermons.update': 'PUT /api/v1/sermons/:id',
  'sermons.delete': 'DELETE /api/v1/sermons/:id',
} as const satisfies EndpointPaths;
