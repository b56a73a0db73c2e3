import { CAPABILITIES } from '../../access/capabilities';
import { GRANTABLE_USES, isGrantable } from './grantable-uses';
import { ENDPOINTS, SITE_ROUTES, endpointRoute, type EndpointName, type EndpointRecord } from '../index';
import { decideIsolatedCall, isCoreOnly, type IsolatedRoute } from './isolated-call';

const ENDPOINT_ROUTES: readonly IsolatedRoute[] = (
  Object.entries(ENDPOINTS) as [EndpointName, EndpointRecord][]
).map(([name, record]) => ({ ...record, name, method: endpointRoute(name).method }));
const ROUTES: readonly IsolatedRoute[] = [
  ...ENDPOINT_ROUTES,
  ...Object.entries(SITE_ROUTES).map(([name, record]) => ({ ...record, name })),
];
const EVERYTHING = Object.keys(GRANTABLE_USES);
const EVEN_MORE = [...EVERYTHING, ...CAPABILITIES, ...ROUTES.map(({ name }) => name)];

const find = (name: string): IsolatedRoute => {
  const route = ROUTES.find((one) => one.name === name);
  if (!route) throw new Error(`There is no ${name}.`);
  return route;
};
/** Returns the use that opens an endpoint. */
const getUse = ({ name, method, capability }: IsolatedRoute) => {
  if (capability !== 'public') return capability;
  return method === 'GET' ? `${name.split('.')[0]}.read` : name;
};
const open = ENDPOINT_ROUTES.filter((route) => !isCoreOnly(route));

it.each(open.map((route) => [route.name, route] as const))(
  '%s is opened by one grantable use',
  (_, route) => {
    const use = getUse(route);
    expect(isGrantable(use)).toBe(true);
    expect(decideIsolatedCall([use], route)).toBe('as-person');
    const others = EVERYTHING.filter((other) => other !== use);
    const isPublicRead = route.capability === 'public' && route.method === 'GET';
    expect(decideIsolatedCall(others, route)).toBe(isPublicRead ? 'as-visitor' : 'refused');
  },
);

it('every grantable use opens an endpoint', () => {
  const used = new Set(open.map(getUse));
  expect(EVERYTHING.filter((use) => !used.has(use))).toEqual([]);
});

it.each([
  ...['auth.login', 'auth.currentUser', 'auth.logout', 'auth.changePassword', 'auth.csrfCookie'],
  ...['ownAccount.listSessions', 'ownAccount.endSession', 'ownAccount.endOtherSessions'],
  ...['ownAccount.export', 'ownAccount.delete', 'users.updateRole', 'users.updateStatus'],
  ...['proposals.approve', 'proposals.reject', 'grants.create', 'grants.update', 'delivery.publish'],
  ...['delivery.changeRelease', 'delivery.createPreview', 'delivery.openPreview', 'deliveryKeys.issue'],
  ...[
    'prayers.submit',
    'forms.prayer',
    'audit.list',
    'audit.export',
    'system.status',
    'remoteReports.submit',
  ],
])('no use opens %s', (name) => {
  expect(decideIsolatedCall(EVEN_MORE, find(name))).toBe('refused');
});

it.each(['forms.newsletter', 'forms.rsvp', 'newsletter.confirm', 'account.confirm', 'mail.unsubscribe'])(
  'a page’s form %s is opened by no use that a grant may allow',
  (name) => {
    expect(decideIsolatedCall(EVERYTHING, find(name))).toBe('refused');
  },
);

it('pages and files are those of a visitor', () => {
  for (const name of ['pages.render', 'media.original', 'feeds.calendar', 'registry.get'])
    expect(decideIsolatedCall(EVERYTHING, find(name))).toBe('as-visitor');
});

it.each([
  [['events.manage:department'], 'as-person'],
  [['account.use'], 'as-person'],
  [['events.read'], 'refused'],
  [[], 'refused'],
] as const)('files are uploaded for what the uses %j manage', (uses, decision) => {
  expect(decideIsolatedCall(uses, find('uploads.create'))).toBe(decision);
});

it.each([
  ['events.manage', true],
  ['events.manage:department', true],
  ['events.read', true],
  ['events.read:department', false],
  ['events.manage:propose', false],
  ['members.manage:department', false],
  ['pages.manage:propose', true],
  ['users.manage', false],
  ['content.approve', false],
  ['delivery.release', false],
  ['auth.login', false],
  ['toString.constructor', false],
])('a grant may allow %s: %s', (use, expected) => expect(isGrantable(use)).toBe(expected));
