import type { EndpointPaths } from '../endpoint-route';

export const ADMINISTRATION_PATHS = {
  'site.get': 'GET /api/v1/site',

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

  'reports.donations': 'GET /api/admin/reports/donations',
  'reports.engagement': 'GET /api/admin/reports/engagement',
  'reports.content': 'GET /api/admin/reports/content',

  'notifications.list': 'GET /api/v1/notifications',
  'notifications.markRead': 'PUT /api/v1/notifications/:id/read',
  'notifications.markAllRead': 'PUT /api/v1/notifications/read',
  'notifications.sendBulk': 'POST /api/admin/notify/bulk',

  'remoteReports.submit': 'POST /api/v1/remote-reports',
} as const satisfies EndpointPaths;
