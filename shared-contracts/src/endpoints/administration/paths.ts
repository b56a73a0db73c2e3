import { REPORTS_PATH, REPORT_TICKETS_PATH } from '../browser/browser-paths';
import type { EndpointPaths } from '../endpoint-route';

export const ADMINISTRATION_PATHS = {
  'site.get': 'GET /api/v1/site',

  'dashboard.admin': 'GET /api/v1/admin/dashboard',
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
  'reports.activity': 'GET /api/admin/reports/activity',

  'audit.list': 'GET /api/v1/admin/audit',
  'audit.listKinds': 'GET /api/v1/admin/audit/kinds',
  'audit.export': 'GET /api/v1/admin/audit/export',

  'system.status': 'GET /api/v1/admin/system',
  'mail.listFailed': 'GET /api/v1/admin/mail/failed',
  'mail.retry': 'POST /api/v1/admin/mail/:id/retry',

  'departments.list': 'GET /api/v1/admin/departments',
  'departments.getContacts': 'GET /api/v1/departments/:department/contacts',
  'departments.get': 'GET /api/v1/departments/:department',
  'departments.update': 'PUT /api/v1/departments/:department',

  'notifications.list': 'GET /api/v1/notifications',
  'notifications.markRead': 'PUT /api/v1/notifications/:id/read',
  'notifications.markAllRead': 'PUT /api/v1/notifications/read',
  'notifications.sendBulk': 'POST /api/admin/notify/bulk',

  'broadcasts.list': 'GET /api/v1/admin/broadcasts',
  'broadcasts.get': 'GET /api/v1/admin/broadcasts/:id',
  'broadcasts.create': 'POST /api/v1/admin/broadcasts',
  'broadcasts.update': 'PUT /api/v1/admin/broadcasts/:id',
  'broadcasts.delete': 'DELETE /api/v1/admin/broadcasts/:id',
  'broadcasts.preview': 'GET /api/v1/admin/broadcasts/:id/preview',
  'broadcasts.test': 'POST /api/v1/admin/broadcasts/:id/test',
  'broadcasts.send': 'POST /api/v1/admin/broadcasts/:id/send',
  'broadcasts.unschedule': 'POST /api/v1/admin/broadcasts/:id/unschedule',

  'delivery.listRemotes': 'GET /api/v1/delivery/remotes',
  'delivery.getRemote': 'GET /api/v1/delivery/remotes/:remote',
  'delivery.changeRelease': 'POST /api/v1/delivery/remotes/:remote/changes',
  'delivery.getHealth': 'GET /api/v1/delivery/remotes/:remote/health',
  'delivery.createPreview': 'POST /api/v1/delivery/remotes/:remote/previews',
  'delivery.openPreview': 'POST /api/v1/delivery/previews',
  'delivery.listChanges': 'GET /api/v1/delivery/changes',
  'delivery.getPastRegistry': 'GET /api/v1/delivery/registry',
  'delivery.check': 'POST /api/v1/delivery/check',
  'delivery.publish': 'POST /api/v1/delivery/versions',
  'grants.list': 'GET /api/v1/delivery/grants',
  'grants.create': 'POST /api/v1/delivery/grants',
  'grants.update': 'PUT /api/v1/delivery/grants/:id',
  'grants.delete': 'DELETE /api/v1/delivery/grants/:id',
  'deliveryKeys.list': 'GET /api/v1/delivery/keys',
  'deliveryKeys.issue': 'POST /api/v1/delivery/keys',
  'deliveryKeys.revoke': 'DELETE /api/v1/delivery/keys/:id',

  'remoteReports.submit': `POST ${REPORTS_PATH}`,
  'remoteReports.issueTicket': `POST ${REPORT_TICKETS_PATH}`,
} as const satisfies EndpointPaths;
