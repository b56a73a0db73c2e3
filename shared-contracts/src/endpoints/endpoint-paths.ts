export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Name -> method and path of every endpoint of the API; parameters as `:name`. The browser's client needs no more than
 * this table; schemas, capability and the rest stand in the records of the same names (`./index`).
 */
export const ENDPOINT_PATHS = {
  'auth.csrfCookie': 'GET /sanctum/csrf-cookie',
  'auth.login': 'POST /api/auth/login',
  'auth.register': 'POST /api/auth/register',
  'auth.leaderLogin': 'POST /api/auth/leader-login',
  'auth.logout': 'POST /api/auth/logout',
  'auth.currentUser': 'GET /api/auth/user',
  'auth.updateProfile': 'PUT /api/auth/user',
  'auth.changePassword': 'PUT /api/auth/password',

  'site.get': 'GET /api/v1/site',

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

  'prayers.listPublic': 'GET /api/v1/prayer-requests/public',
  'prayers.submit': 'POST /api/v1/prayer-requests',
  'prayers.pray': 'POST /api/v1/prayer-requests/:id/pray',

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

  'members.list': 'GET /api/v1/members',
  'members.create': 'POST /api/v1/members',
  'members.update': 'PUT /api/v1/members/:id',
  'members.delete': 'DELETE /api/v1/members/:id',

  'gallery.list': 'GET /api/v1/gallery',
  'gallery.create': 'POST /api/v1/gallery',
  'gallery.upload': 'POST /api/v1/gallery/upload',
  'gallery.get': 'GET /api/v1/gallery/:id',
  'gallery.update': 'PUT /api/v1/gallery/:id',
  'gallery.delete': 'DELETE /api/v1/gallery/:id',
  'gallery.download': 'GET /api/v1/gallery/:id/download',

  'dashboard.admin': 'GET /api/v1/admin/dashboard',
  'dashboard.leader': 'GET /api/api/v1/admin/dashboard',
  'dashboard.statistics': 'GET /api/v1/admin/statistics',
  'dashboard.recentActivities': 'GET /api/v1/admin/recent-activities',
  'dashboard.monthlyStatistics': 'GET /api/v1/admin/monthly-stats',
  'dashboard.leaderOverview': 'GET /api/v1/dashboard/overview',
  'dashboard.memberOverview': 'GET /api/v1/member/overview',

  'settings.get': 'GET /api/v1/admin/settings',
  'settings.update': 'PUT /api/v1/admin/settings',

  'proposals.listPending': 'GET /api/v1/admin/content/pending',
  'proposals.listOwn': 'GET /api/v1/proposals/mine',
  'proposals.approve': 'PUT /api/v1/admin/content/:id/approve',
  'proposals.reject': 'DELETE /api/v1/admin/content/:id/reject',

  'prayers.listModerated': 'GET /api/v1/admin/prayers/moderate',
  'prayers.feature': 'PUT /api/v1/admin/prayers/:id/feature',
  'prayers.delete': 'DELETE /api/v1/admin/prayers/:id',

  'users.list': 'GET /api/v1/admin/users',
  'users.updateRole': 'PUT /api/admin/users/:id/role',
  'users.updateStatus': 'PUT /api/admin/users/:id/status',

  'reports.donations': 'GET /api/admin/reports/donations',
  'reports.engagement': 'GET /api/admin/reports/engagement',
  'reports.content': 'GET /api/admin/reports/content',
  'notifications.sendBulk': 'POST /api/admin/notify/bulk',

  'newsletter.subscribe': 'POST /api/v1/newsletter',
  'inquiries.submit': 'POST /api/v1/inquiries',
  'remoteReports.submit': 'POST /api/v1/remote-reports',
} as const satisfies Readonly<Record<string, `${Method} /${string}`>>;

/** Names of the endpoints of the API, `subject.verb`. */
export type EndpointName = keyof typeof ENDPOINT_PATHS;

/** Method and path of an endpoint, apart. */
export function endpointRoute(name: EndpointName): { readonly method: Method; readonly path: string } {
  const [method = 'GET', path = '/'] = ENDPOINT_PATHS[name].split(' ');
  return { method: method as Method, path };
}
