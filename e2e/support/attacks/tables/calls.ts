import type { Attack } from '../attack';

/** Describes a call that no grant of the hostile remote covers. */
interface Call {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly more?: object;
}

const CALLS: readonly Call[] = [
  { name: 'call-users', method: 'GET', url: '/api/v1/admin/users' },
  { name: 'call-users-dots', method: 'GET', url: '/api/v1/announcements/../admin/users' },
  { name: 'call-users-dot', method: 'GET', url: '/api/./v1/admin/users' },
  { name: 'call-users-query', method: 'GET', url: '/api/v1/admin/users?a=/api/v1/announcements' },
  { name: 'call-users-hash', method: 'GET', url: '/api/v1/admin/users#/api/v1/announcements' },
  { name: 'call-users-spaces', method: 'GET', url: '/api/v1/\tadmin/\nusers' },
  { name: 'call-users-backslash', method: 'GET', url: '/api\\v1\\admin\\users' },
  {
    name: 'call-users-forged-remote',
    method: 'GET',
    url: '/api/v1/admin/users',
    more: { headers: { 'X-Narthex-Remote': 'supreme-admin' } },
  },
  {
    name: 'call-users-empty-remote',
    method: 'GET',
    url: '/api/v1/admin/users',
    more: { headers: { 'x-narthex-remote': '' } },
  },
  {
    name: 'call-users-own-token',
    method: 'GET',
    url: '/api/v1/admin/users',
    more: { params: { token: 'a' } },
  },
  { name: 'call-own-account', method: 'GET', url: '/api/auth/user' },
  { name: 'call-sessions', method: 'GET', url: '/api/auth/sessions' },
  { name: 'call-audit', method: 'GET', url: '/api/v1/admin/audit' },
  { name: 'call-keys', method: 'GET', url: '/api/v1/delivery/keys' },
  { name: 'call-grants', method: 'GET', url: '/api/v1/delivery/grants' },
  { name: 'call-remotes', method: 'GET', url: '/api/v1/delivery/remotes' },
  { name: 'call-members', method: 'GET', url: '/api/v1/members' },
  { name: 'call-export', method: 'GET', url: '/api/v1/member/export' },
  {
    name: 'call-issue-key',
    method: 'POST',
    url: '/api/v1/delivery/keys',
    more: { body: { name: 'Ours', remote: 'public-site', expires_in_days: 30, can_release: true } },
  },
  {
    name: 'call-widen-grant',
    method: 'POST',
    url: '/api/v1/delivery/grants',
    more: {
      body: {
        ...{ remote: 'hostile-made', owner: 'Strangers', kind: 'core', paths: ['/hostile-made'] },
        ...{ least_guard: 'public', departments: null, size_budget_kb: 300, uses: [] },
      },
    },
  },
  { name: 'call-delete-event', method: 'DELETE', url: '/api/v1/events/1' },
];

/** Lists calls beyond the grant, which the person may make: with their token, directly, or through the page. */
export const CALL_ATTACKS: readonly Attack[] = CALLS.map(({ name, method, url, more = {} }) => ({
  name,
  run: Object.assign(() => undefined, {
    toString: () => `async ({ callApi }) => {
      const { status, body } = await callApi(...${JSON.stringify([method, url, more])});
      return status < 400 || { status, message: body?.message };
    }`,
  }),
}));
