import type { Access } from './access';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the API: `path` is relative to `{host}`, parameters as `:name`. */
export interface Call {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
}

const call = (method: Method, path: string, access: Access): Call => ({ method, path, access });

/**
 * Every call there is, with who may make it. The server refuses a call that isn't listed, so access is denied by default;
 * subject policies narrow `leader` to the person's own department.
 */
export const CALLS: readonly Call[] = [
  call('GET', '/sanctum/csrf-cookie', 'public'),
  call('POST', '/api/auth/login', 'public'),
  call('POST', '/api/auth/register', 'public'),
  call('POST', '/api/auth/leader-login', 'public'),
  call('POST', '/api/auth/logout', 'public'),
  call('GET', '/api/auth/user', 'signed-in'),
  call('PUT', '/api/auth/user', 'signed-in'),

  call('GET', '/api/v1/site', 'public'),
  call('GET', '/api/v1/homepage', 'public'),
  call('GET', '/api/v1/homepage/slides', 'public'),
  call('POST', '/api/v1/homepage/slides', 'admin-only'),
  call('PUT', '/api/v1/homepage/slides/:id', 'admin-only'),
  call('DELETE', '/api/v1/homepage/slides/:id', 'admin-only'),
  call('GET', '/api/v1/homepage/content/:section', 'public'),
  call('PUT', '/api/v1/homepage/content/:section', 'admin-only'),
  call('POST', '/api/v1/homepage/content', 'admin-only'),
  call('PUT', '/api/homepage/content/:id', 'admin-only'),
  call('DELETE', '/api/homepage/content/:id', 'admin-only'),
  call('GET', '/api/v1/church-projects', 'public'),
  call('GET', '/api/v1/church-projects/featured', 'public'),
  call('POST', '/api/church-projects', 'leader'),
  call('PUT', '/api/church-projects/:id', 'leader'),
  call('DELETE', '/api/church-projects/:id', 'leader'),
  call('GET', '/api/v1/worship-services', 'public'),
  call('POST', '/api/worship-services', 'leader'),
  call('PUT', '/api/worship-services/:id', 'leader'),
  call('DELETE', '/api/worship-services/:id', 'leader'),

  call('GET', '/api/v1/events', 'public'),
  call('POST', '/api/v1/events', 'leader'),
  call('GET', '/api/v1/events/calendar', 'public'),
  call('GET', '/api/v1/events/:id', 'public'),
  call('PUT', '/api/v1/events/:id', 'leader'),
  call('DELETE', '/api/v1/events/:id', 'leader'),
  call('GET', '/api/v1/events/:id/rsvp', 'public'),
  call('POST', '/api/v1/events/:id/rsvp', 'public'),
  call('GET', '/api/events/:id/attendees', 'leader'),

  call('GET', '/api/v1/calendar', 'public'),

  call('GET', '/api/v1/leaders', 'public'),
  call('POST', '/api/v1/leaders', 'leader'),
  call('POST', '/api/v1/leaders/reorder', 'leader'),
  call('GET', '/api/v1/leaders/:id', 'public'),
  call('PUT', '/api/v1/leaders/:id', 'leader'),
  call('DELETE', '/api/v1/leaders/:id', 'leader'),

  call('GET', '/api/v1/prayer-requests/public', 'public'),
  call('POST', '/api/v1/prayer-requests', 'public'),
  call('POST', '/api/v1/prayer-requests/:id/pray', 'public'),

  call('GET', '/api/v1/announcements', 'public'),
  call('POST', '/api/v1/announcements', 'leader'),
  call('GET', '/api/v1/announcements/:id', 'public'),
  call('PUT', '/api/v1/announcements/:id', 'leader'),
  call('DELETE', '/api/v1/announcements/:id', 'leader'),

  call('GET', '/api/about/:page', 'public'),
  call('GET', '/api/about/:page/:section', 'public'),
  call('POST', '/api/about/content', 'admin'),
  call('DELETE', '/api/about/content/:id', 'admin'),
  call('GET', '/api/v1/page-content/:category/:page', 'public'),
  call('GET', '/api/v1/songs/:group', 'public'),

  call('GET', '/api/v1/sermons', 'public'),
  call('POST', '/api/v1/sermons', 'admin'),
  call('POST', '/api/v1/sermons/upload', 'admin'),
  call('GET', '/api/v1/sermons/:id', 'public'),
  call('PUT', '/api/v1/sermons/:id', 'admin'),
  call('DELETE', '/api/v1/sermons/:id', 'admin'),

  call('GET', '/api/v1/members', 'admin'),
  call('POST', '/api/v1/members', 'admin'),
  call('PUT', '/api/v1/members/:id', 'admin'),
  call('DELETE', '/api/v1/members/:id', 'admin'),

  call('GET', '/api/v1/gallery', 'public'),
  call('POST', '/api/v1/gallery', 'admin'),
  call('POST', '/api/v1/gallery/upload', 'admin'),
  call('GET', '/api/v1/gallery/:id', 'public'),
  call('PUT', '/api/v1/gallery/:id', 'admin'),
  call('DELETE', '/api/v1/gallery/:id', 'admin'),
  call('GET', '/api/v1/gallery/:id/download', 'public'),

  call('GET', '/api/v1/admin/dashboard', 'admin'),
  call('GET', '/api/api/v1/admin/dashboard', 'leader'),
  call('GET', '/api/v1/admin/statistics', 'admin'),
  call('GET', '/api/v1/admin/recent-activities', 'admin'),
  call('GET', '/api/v1/admin/monthly-stats', 'admin'),
  call('GET', '/api/v1/admin/settings', 'admin'),
  call('PUT', '/api/v1/admin/settings', 'admin-only'),
  call('GET', '/api/v1/admin/content/pending', 'admin'),
  call('PUT', '/api/v1/admin/content/:id/approve', 'admin-only'),
  call('DELETE', '/api/v1/admin/content/:id/reject', 'admin-only'),
  call('GET', '/api/v1/admin/prayers/moderate', 'leader'),
  call('PUT', '/api/v1/admin/prayers/:id/feature', 'admin'),
  call('DELETE', '/api/v1/admin/prayers/:id', 'admin'),
  call('GET', '/api/v1/admin/users', 'admin'),
  call('PUT', '/api/admin/users/:id/role', 'admin-only'),
  call('PUT', '/api/admin/users/:id/status', 'admin-only'),
  call('GET', '/api/admin/reports/donations', 'admin'),
  call('GET', '/api/admin/reports/engagement', 'admin'),
  call('GET', '/api/admin/reports/content', 'admin'),
  call('POST', '/api/admin/notify/bulk', 'admin-only'),

  call('GET', '/api/v1/dashboard/overview', 'leader'),
  call('GET', '/api/v1/member/overview', 'signed-in'),
  call('POST', '/api/v1/newsletter', 'public'),
  call('POST', '/api/v1/inquiries', 'public'),
  call('POST', '/api/v1/remote-reports', 'public'),
];

const shape = (path: string) => path.replace(/:[^/]+/g, ':');

/** The listed call of a route pattern, or undefined. Parameter names don't matter. */
export function findCall(method: string, pattern: string): Call | undefined {
  return CALLS.find((entry) => entry.method === method && shape(entry.path) === shape(pattern));
}
