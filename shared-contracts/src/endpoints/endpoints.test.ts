import { z } from 'zod';
import { CAPABILITIES } from '../access/capabilities';
import { CONTENT_SUBJECTS } from '../api/content-subjects';
import { ENDPOINTS, SITE_ROUTES, endpointRoute, type EndpointName, type EndpointRecord } from './index';

const endpoints = (Object.entries(ENDPOINTS) as [EndpointName, EndpointRecord][]).map(([name, record]) => ({
  name,
  record,
  ...endpointRoute(name),
}));
const calls = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const namesWhere = (has: (endpoint: (typeof endpoints)[number]) => boolean) =>
  endpoints.filter(has).map(({ name }) => name);

/** Anyone may call these writes. A new public write must be added here deliberately. */
const PUBLIC_WRITES: readonly EndpointName[] = [
  'rsvps.update',
  'waitingList.join',
  'waitingList.leave',
  'auth.login',
  'auth.leaderLogin',
  'auth.completeSignIn',
  'auth.setUpAtSignIn',
  'auth.passkeyAtSignIn',
  'auth.register',
  'auth.logout',
  'auth.forgotPassword',
  'auth.readLink',
  'auth.resetPassword',
  'inquiries.submit',
  'inquiries.planVisit',
  'newsletter.subscribe',
  'prayers.submit',
  'prayers.pray',
  'remoteReports.submit',
  'remoteReports.issueTicket',
];

it('lets visitors send what is listed, and nothing else', () => {
  const found = namesWhere(({ method, record }) => method !== 'GET' && record.capability === 'public');
  expect(found.sort()).toEqual([...PUBLIC_WRITES].sort());
});

it('shows visitors nothing of the admin areas', () => {
  expect(
    namesWhere(({ path, record }) => path.includes('/admin/') && record.capability === 'public'),
  ).toEqual([]);
});

describe.each(calls)('%s', (_, { method, path, record }) => {
  it('names a capability, and content, that there is', () => {
    expect(['public', ...CAPABILITIES]).toContain(record.capability);
    const subjects = [...(record.reads ?? []), ...(record.invalidates ?? [])];
    expect(CONTENT_SUBJECTS).toEqual(expect.arrayContaining(subjects));
  });

  it('names the parameters of its path', () => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
    const input = Object.fromEntries(
      names.map((name) => [name, name === 'remote' ? 'about-us' : 'about_us']),
    );
    expect(record.params?.parse(input) ?? input).toEqual(input);
    expect(record.params?.safeParse({}).success ?? false).toBe(false);
  });

  it('is asked as often, and kept as long, as a class allows', () => {
    expect(['standard', 'sign-in', 'visitor-post', 'unlimited', undefined]).toContain(record.rateLimit);
    expect(['no-store', 'revalidate', 'custom', undefined]).toContain(record.cache);
    expect(record.multipart?.fileField).not.toBe('');
    if (record.multipart) expect(method).toBe('POST');
  });
});

it('every public read says which content it shows, so that pages that show other content stay cached', () => {
  const silent = namesWhere(
    ({ method, record }) =>
      method === 'GET' && record.capability === 'public' && (record.reads ?? []).length === 0,
  );
  expect(silent).toEqual(['auth.csrfCookie']);
});

it('every write of managed content says which content it changes', () => {
  const CONTENT = /^(homepage|projects|services|leaders|announcements|pages|sermons|gallery|events)\.manage$/;
  const silent = namesWhere(
    ({ method, record }) =>
      method !== 'GET' && CONTENT.test(record.capability) && (record.invalidates ?? []).length === 0,
  );
  expect(silent).toEqual([]);
});

it.each(['auth.login', 'auth.leaderLogin'] as const)('%s is counted by account, and never kept', (name) => {
  expect(ENDPOINTS[name]).toMatchObject({ rateLimit: 'sign-in', cache: 'no-store' });
});

it.each([
  'rsvps.update',
  'waitingList.join',
  'auth.register',
  'inquiries.submit',
  'inquiries.planVisit',
  'newsletter.subscribe',
  'prayers.submit',
  'prayers.pray',
] as const)('%s has the limit of a whole hall', (name) => {
  expect(ENDPOINTS[name].rateLimit).toBe('visitor-post');
});

it('a seat is the device’s: who asks for it is shown nothing that was kept', () => {
  expect(ENDPOINTS['rsvps.get'].cache).toBe('no-store');
});

it('sent twice, these are carried out once', () => {
  const names = namesWhere(({ record }) => record.isIdempotent === true);
  expect(names.sort()).toEqual(
    [
      'about.saveSection',
      'auth.logout',
      'newsletter.subscribe',
      'prayers.pray',
      'rsvps.update',
      'waitingList.join',
      ...namesWhere(({ name }) => name.endsWith('.reorder')),
    ].sort(),
  );
});

describe('what is stored nowhere else', () => {
  const SECRET = /password|token|secret|"ticket"/i;
  const describeSchema = (schema: z.ZodType | undefined, io: 'input' | 'output') =>
    schema ? JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' })) : '';
  const holdsSecret = ({ body, response }: EndpointRecord) =>
    SECRET.test(describeSchema(body, 'input')) || SECRET.test(describeSchema(response, 'output'));
  const confidential = namesWhere(({ record }) => record.isConfidential === true);

  it('is what a write gets or returns as a password or a token', () => {
    const named = namesWhere(({ method, record }) => method !== 'GET' && holdsSecret(record));
    expect(named).toEqual(expect.arrayContaining(['auth.login', 'auth.resetPassword', 'deliveryKeys.issue']));
    expect(confidential).toEqual(expect.arrayContaining(named));
  });

  it('is also who sent a prayer request', () => {
    expect(confidential).toContain('prayers.submit');
  });
});

it('these are opened by an older path too, and no others', () => {
  const older = endpoints.flatMap(({ name, record }) =>
    (record.aliases ?? []).map((alias) => `${name} ${alias}`),
  );
  expect(older.sort()).toEqual([
    'about.deleteSection /api/api/about/content/:id',
    'about.getPage /api/api/about/:page',
    'about.getSection /api/api/about/:page/:section',
    'about.saveSection /api/api/about/content',
    'auth.currentUser /api/auth/profile',
    'auth.currentUser /api/member/profile',
    'auth.updateProfile /api/auth/profile',
    'auth.updateProfile /api/member/profile',
    'dashboard.admin /api/api/v1/admin/dashboard',
    'dashboard.memberOverview /api/member/dashboard',
    'members.create /api/v1/church-members',
    'members.delete /api/v1/church-members/:id',
    'members.get /api/v1/church-members/:id',
    'members.list /api/v1/church-members',
    'members.update /api/v1/church-members/:id',
    'ownAccount.listDonations /api/member/donations',
    'ownAccount.listEvents /api/member/events',
    'ownAccount.listPrayers /api/member/prayer-requests',
  ]);
});

it('these take files, each in a field of this name', () => {
  const fields = endpoints.flatMap(({ name, record }) =>
    record.multipart ? [`${name} ${record.multipart.fileField}`] : [],
  );
  expect(fields.sort()).toEqual([
    'delivery.publish files',
    'gallery.create image',
    'gallery.upload image',
    'sermons.upload audio',
  ]);
});

it('these take texts beside their files that are no body', () => {
  const names = (name: 'sermons.upload' | 'delivery.publish') =>
    Object.keys(ENDPOINTS[name].multipart.fields.shape);
  expect(names('sermons.upload')).toEqual(['kind', 'type', 'sermon_id']);
  expect(names('delivery.publish')).toEqual(['release']);
  const withFields = namesWhere(({ record }) => record.multipart?.fields !== undefined);
  expect(withFields.sort()).toEqual(['delivery.publish', 'sermons.upload']);
  expect(namesWhere(({ record }) => record.multipart?.hasManyFiles === true)).toEqual(['delivery.publish']);
});

describe('a route outside of the API', () => {
  it.each(Object.entries(SITE_ROUTES))(
    '%s says who may open it, and its handler how long it is kept',
    (name, route) => {
      const capability = name.startsWith('uploads.') ? 'account.use' : 'public';
      expect(route).toMatchObject({ capability, cache: 'custom' });
      expect(route.path.startsWith('/')).toBe(true);
      const isPost =
        /^forms|\.unsubscribe$|\.confirm$|^rsvps\.cancel$|^setup\.submit$|^uploads\.create$/.test(name);
      const method = { 'uploads.append': 'PATCH', 'uploads.cancel': 'DELETE' }[name] ?? 'GET';
      expect(route.method).toBe(isPost ? 'POST' : method);
      // Each guess at a link's token costs a database query. The choice to use less data sends nothing to the church.
      const isFloodGuarded = name.startsWith('uploads.') || name.endsWith('Page') || name === 'forms.lowData';
      const ofForms = isPost ? 'visitor-post' : 'unlimited';
      expect(route.rateLimit).toBe(isFloodGuarded ? 'standard' : ofForms);
    },
  );

  it('covers what is below it only for the description of the API', () => {
    const prefixes = Object.entries(SITE_ROUTES).filter(([, route]) => 'isPrefix' in route && route.isPrefix);
    expect(prefixes.map(([name]) => name)).toEqual(['docs.view']);
  });

  it('that takes a seat changes the pages that show events', () => {
    expect(SITE_ROUTES['forms.rsvp'].invalidates).toEqual(['events']);
  });
});
