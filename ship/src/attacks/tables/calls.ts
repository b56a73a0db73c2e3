import { randomBytes } from 'node:crypto';
import type { Attack } from '../attack';

/** Describes a call beyond a grant. */
interface Call {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly more?: object;
  /** Names the use with which the call is allowed; without it, no grant can allow the call. */
  readonly coveredBy?: string;
}

/** A remote of this name has no grant before the attack. */
const NEW_REMOTE = `hostile-${randomBytes(3).toString('hex')}`;

const CALLS: readonly Call[] = [
  { name: 'call-users', method: 'GET', url: '/api/v1/admin/users', coveredBy: 'users.read' },
  {
    name: 'call-users-dots',
    method: 'GET',
    url: '/api/v1/announcements/../admin/users',
    coveredBy: 'users.read',
  },
  { name: 'call-users-dot', method: 'GET', url: '/api/./v1/admin/users', coveredBy: 'users.read' },
  {
    name: 'call-users-query',
    method: 'GET',
    url: '/api/v1/admin/users?a=/api/v1/announcements',
    coveredBy: 'users.read',
  },
  {
    name: 'call-users-hash',
    method: 'GET',
    url: '/api/v1/admin/users#/api/v1/announcements',
    coveredBy: 'users.read',
  },
  { name: 'call-users-spaces', method: 'GET', url: '/api/v1/\tadmin/\nusers', coveredBy: 'users.read' },
  { name: 'call-users-backslash', method: 'GET', url: '/api\\v1\\admin\\users', coveredBy: 'users.read' },
  {
    name: 'call-users-forged-remote',
    method: 'GET',
    url: '/api/v1/admin/users',
    more: { headers: { 'X-Narthex-Remote': 'supreme-admin' } },
    coveredBy: 'users.read',
  },
  {
    name: 'call-users-empty-remote',
    method: 'GET',
    url: '/api/v1/admin/users',
    more: { headers: { 'x-narthex-remote': '' } },
    coveredBy: 'users.read',
  },
  {
    name: 'call-users-own-token',
    method: 'GET',
    url: '/api/v1/admin/users',
    more: { params: { token: 'a' } },
    coveredBy: 'users.read',
  },
  { name: 'call-own-account', method: 'GET', url: '/api/auth/user' },
  { name: 'call-sessions', method: 'GET', url: '/api/auth/sessions' },
  { name: 'call-audit', method: 'GET', url: '/api/v1/admin/audit' },
  { name: 'call-keys', method: 'GET', url: '/api/v1/delivery/keys' },
  { name: 'call-grants', method: 'GET', url: '/api/v1/delivery/grants' },
  { name: 'call-remotes', method: 'GET', url: '/api/v1/delivery/remotes' },
  { name: 'call-members', method: 'GET', url: '/api/v1/members', coveredBy: 'members.read' },
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
        ...{ remote: NEW_REMOTE, owner: 'Strangers', kind: 'core', paths: [`/${NEW_REMOTE}`] },
        ...{ least_guard: 'public', departments: null, size_budget_kb: 300, uses: [] },
      },
    },
  },
];

const toAttack = ({ name, method, url, more = {} }: Call): Attack => ({
  name,
  run: Object.assign(() => undefined, {
    toString: () => `async ({ callApi }) => {
      const { status, body } = await callApi(...${JSON.stringify([method, url, more])});
      return status < 400 || { status, message: body?.message };
    }`,
  }),
});

const DELETION: Attack = {
  name: 'call-delete-event',
  run: async ({ callApi }) => {
    type Event = { readonly id: number };
    const { body } = await callApi('GET', '/api/v1/events');
    const [event] = (body as { readonly data: readonly Event[] }).data;
    const { status } = await callApi('DELETE', `/api/v1/events/${event?.id}`);
    return status < 400 || status;
  },
};

/** Lists calls that the person may make and the remote may not: with their token, directly, or through the page. */
export const CALL_ATTACKS: readonly Attack[] = [...CALLS.map(toAttack), DELETION];

/** Returns the calls that are beyond a grant. */
export function callsBeyond(uses: readonly string[]): readonly Attack[] {
  const isCovered = (needed: string | undefined) => uses.some((use) => use.split(':')[0] === needed);
  const beyond = CALLS.filter(({ coveredBy }) => !isCovered(coveredBy)).map(toAttack);
  return isCovered('events.manage') ? beyond : [...beyond, DELETION];
}
