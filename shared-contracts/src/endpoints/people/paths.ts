import type { EndpointPaths } from '../endpoint-route';

export const PEOPLE_PATHS = {
  'auth.csrfCookie': 'GET /sanctum/csrf-cookie',
  'auth.login': 'POST /api/auth/login',
  'auth.register': 'POST /api/auth/register',
  'auth.leaderLogin': 'POST /api/auth/leader-login',
  'auth.logout': 'POST /api/auth/logout',
  'auth.currentUser': 'GET /api/auth/user',
  'auth.updateProfile': 'PUT /api/auth/user',
  'auth.changePassword': 'PUT /api/auth/password',
  'auth.forgotPassword': 'POST /api/auth/forgot-password',
  'auth.resetPassword': 'POST /api/auth/reset-password',
  'auth.resendConfirmation': 'POST /api/auth/confirm-email/resend',

  'ownAccount.updatePhoto': 'PUT /api/auth/user/photo',
  'ownAccount.delete': 'POST /api/auth/user/deletion',
  'ownAccount.listSessions': 'GET /api/auth/sessions',
  'ownAccount.endSession': 'DELETE /api/auth/sessions/:id',
  'ownAccount.endOtherSessions': 'DELETE /api/auth/sessions',
  'ownAccount.getMailChoices': 'GET /api/v1/member/mail-choices',
  'ownAccount.updateMailChoices': 'PUT /api/v1/member/mail-choices',
  'ownAccount.listEvents': 'GET /api/v1/member/events',
  'ownAccount.listPrayers': 'GET /api/v1/member/prayer-requests',
  'ownAccount.listDonations': 'GET /api/v1/member/donations',
  'ownAccount.export': 'GET /api/v1/member/export',
  'membership.list': 'GET /api/v1/member/ministries',
  'membership.join': 'POST /api/v1/ministries/:id/membership',
  'membership.leave': 'DELETE /api/v1/ministries/:id/membership',

  'prayers.listPublic': 'GET /api/v1/prayer-requests/public',
  'prayers.submit': 'POST /api/v1/prayer-requests',
  'prayers.pray': 'POST /api/v1/prayer-requests/:id/pray',

  'members.list': 'GET /api/v1/members',
  'members.create': 'POST /api/v1/members',
  'members.update': 'PUT /api/v1/members/:id',
  'members.delete': 'DELETE /api/v1/members/:id',

  'prayers.listModerated': 'GET /api/v1/admin/prayers/moderate',
  'prayers.approve': 'PUT /api/v1/admin/prayers/:id/approve',
  'prayers.reject': 'PUT /api/v1/admin/prayers/:id/reject',
  'prayers.feature': 'PUT /api/v1/admin/prayers/:id/feature',
  'prayers.delete': 'DELETE /api/v1/admin/prayers/:id',

  'users.list': 'GET /api/v1/admin/users',
  'users.updateRole': 'PUT /api/admin/users/:id/role',
  'users.updateStatus': 'PUT /api/admin/users/:id/status',

  'newsletter.subscribe': 'POST /api/v1/newsletter',

  'inquiries.submit': 'POST /api/v1/inquiries',
  'inquiries.list': 'GET /api/v1/admin/inquiries',
  'inquiries.listAssignees': 'GET /api/v1/admin/inquiries/assignees',
  'inquiries.get': 'GET /api/v1/admin/inquiries/:id',
  'inquiries.update': 'PUT /api/v1/admin/inquiries/:id',
  'inquiries.reply': 'POST /api/v1/admin/inquiries/:id/reply',
  'inquiries.delete': 'DELETE /api/v1/admin/inquiries/:id',
} as const satisfies EndpointPaths;
