import type { z } from 'zod';
import { auditEntrySchema, auditKindsSchema } from './audit';
import { broadcastPreviewSchema, broadcastSchema, bulkResultSchema } from './broadcasts';
import { departmentActivitySchema, departmentContactsSchema, departmentProfileSchema } from './departments';
import { notificationListSchema, notificationSchema } from './notifications';
import { proposalSchema } from './proposals';
import { siteSchema } from './site';
import { failedMailSchema, systemStatusSchema } from './system';

const AT = '2026-11-21T06:00:00.000Z';
const TRANSLATED = { translations: { sw: { title: 'Kambi' } }, untranslated: ['text'] };

const AUDIT_ENTRY = {
  id: 4,
  at: AT,
  actor_id: 7,
  actor: 'Akinyi Odhiambo',
  action: 'event.update',
  subject_type: 'event',
  subject_id: '12',
  title: 'Vespers with the choirs',
  before: { location: 'Chapel', seats: 40 },
  after: { location: 'Main Assembly Hall', seats: null },
  request_id: 'req-1',
  network_address: '10.0.0.7',
  remote: 'music-dashboard',
};
const BROADCAST = {
  id: 3,
  subject: 'Camp meeting',
  body: '<p>Bring a tent.</p>',
  audience: 'newsletter',
  interest: 'events',
  department: null,
  status: 'sent',
  send_at: AT,
  sent_at: AT,
  recipients: 120,
  delivered: 118,
  failed: 2,
  author: 'Akinyi Odhiambo',
  created_at: AT,
  version: 2,
};
const DEPARTMENT_ACTIVITY = {
  id: 5,
  department: 'music',
  label: 'Music',
  leaders: [{ id: 7, name: 'Akinyi Odhiambo', email: 'akinyi@demo.test' }],
  upcoming_events: 2,
  active_announcements: 1,
  ministries: 3,
  people: 45,
  pending_proposals: 1,
  last_activity: { at: AT, person: 'Akinyi Odhiambo', action: 'event.update' },
};
const DEPARTMENT_CONTACTS = {
  department: 'music',
  introduction: 'Choirs and song service',
  contact_name: 'Akinyi Odhiambo',
  contact_email: 'akinyi@demo.test',
  contact_phone: '0700 000 044',
  meeting_info: 'Fridays at six',
  links: [{ label: 'Our songs', url: '/Songs' }],
};
const DEPARTMENT_PROFILE = { id: 5, ...DEPARTMENT_CONTACTS, version: 2 };
const NOTIFICATION = {
  id: 9,
  kind: 'proposal',
  text: 'Akinyi Odhiambo proposes a slide.',
  link: '/admin/proposals',
  is_read: false,
  created_at: AT,
};
const NOTIFICATIONS = {
  success: true,
  data: [NOTIFICATION],
  meta: { page: 1, per_page: 20, limit: 20, total: 1, has_more_than_total: false, unread: 1 },
};
const PROPOSAL = {
  id: 6,
  type: 'slide',
  subject_id: '2',
  title: 'Camp meeting',
  description: 'A slide for the camp',
  content: 'Bring a tent.',
  author: 'Akinyi Odhiambo',
  priority: 'medium',
  scheduled_date: '2026-12-01',
  image_url: '/media/camp.jpg',
  event_details: { location: 'Main Assembly Hall' },
  created_at: AT,
  status: 'rejected',
  reason: 'Too long',
  endpoint: 'slides.update',
  before: { title: 'Camp' },
  after: { title: 'Camp meeting' },
  is_outdated: false,
};
const SITE = {
  name: 'Mwangaza Church',
  product: 'Mwangaza',
  slug: 'mwangaza',
  tagline: 'A campus church',
  motto: 'Arise and shine',
  about: 'We worship on the campus.',
  time_zone: 'Africa/Nairobi',
  locale: 'en-KE',
  languages: ['en', 'sw'],
  slide_interval_ms: 6000,
  address: 'University Way',
  directions: 'Behind the library',
  meeting_place: 'Main Assembly Hall',
  map_url: 'https://maps.example/mwangaza',
  phone: '0700 000 044',
  email: 'office@demo.test',
  whatsapp_invite: 'https://chat.example/mwangaza',
  giving: { paybill: '247247', account: 'TITHE', send_money: '0700 000 044', account_holder: 'Treasurer' },
  social: [{ network: 'youtube', url: 'https://youtube.example/mwangaza' }],
  study_focus: { book: 'Daniel', chapter: '3', family: 'Bethel', ...TRANSLATED },
  mission: { title: 'Camp', text: 'For the tents', paybill: '247247', account: 'CAMP', ...TRANSLATED },
  stats: [{ value: '4', label: 'choirs', ...TRANSLATED }],
  ...TRANSLATED,
};
const SYSTEM_STATUS = {
  server: {
    node_version: 'v24.1.0',
    environment: 'production',
    started_at: AT,
    memory: { resident: 200_000_000, heap_used: 90_000_000 },
  },
  database: { engine: 'postgres', version: '17.2', latency_ms: 1.5, size: 40_000_000, migrations: 31 },
  disk: {
    free: 5_000_000_000,
    total: 20_000_000_000,
    folders: [{ name: 'media', size: 900_000, files: 12 }],
    remotes: [{ remote: 'public-site', versions: 3, size: 700_000 }],
    store: 'folder',
    measured_at: AT,
  },
  mail: { goes_to: 'server', waiting: 1, failed: 2, sent_lately: 30 },
  jobs: [{ name: 'send-mail', every_minutes: 0.5, last_run_at: AT, has_failed: false }],
  backups: {
    place: { kind: 'folder', name: 'backups' },
    hour: 2,
    is_running: false,
    is_late: true,
    kept: 9,
    last: { as_of: AT, bytes: 40_000_000, rows: 9_000, files: 12 },
    failure: { at: AT, step: 'restore', reason: 'The archive ends before rows/users.ndjson.gz.' },
  },
};
const FAILED_MAIL = {
  id: 8,
  to: 'akinyi@demo.test',
  template: 'rsvp',
  attempts: 5,
  failed_at: AT,
  error: 'Mailbox full',
  can_retry: true,
};

it.each<[string, z.ZodType, object]>([
  ['an entry of the audit log', auditEntrySchema, AUDIT_ENTRY],
  ['the filters of the audit log', auditKindsSchema, { actions: ['event.update'], subject_types: ['event'] }],
  ['a broadcast', broadcastSchema, BROADCAST],
  [
    'the preview of a broadcast',
    broadcastPreviewSchema,
    { from: 'office@demo.test', text: 'Bring a tent.', recipients: 120 },
  ],
  ['the result of a bulk notification', bulkResultSchema, { id: 3, recipients: 45 }],
  ['a department with its figures', departmentActivitySchema, DEPARTMENT_ACTIVITY],
  ['what a department says of itself', departmentProfileSchema, DEPARTMENT_PROFILE],
  ['a notification', notificationSchema, NOTIFICATION],
  ['a list of notifications', notificationListSchema, NOTIFICATIONS],
  ['a proposal', proposalSchema, PROPOSAL],
  ['the site', siteSchema, SITE],
  ['the state of the system', systemStatusSchema, SYSTEM_STATUS],
  ['an email that was given up', failedMailSchema, FAILED_MAIL],
])('%s is told in full, and without what it should not say', (_, schema, sample) => {
  expect(schema.parse({ ...sample, secret: 'x' })).toEqual(sample);
});

it.each<[string, z.ZodType, object, object]>([
  [
    'a visitor does something that has no name',
    auditEntrySchema,
    AUDIT_ENTRY,
    {
      ...{ actor_id: null, subject_id: null, before: null, after: null, request_id: null },
      ...{ network_address: null, remote: null },
    },
  ],
  [
    'a broadcast is a draft for a department',
    broadcastSchema,
    BROADCAST,
    { interest: null, department: 'music', send_at: null, sent_at: null },
  ],
  ['a department has done nothing', departmentActivitySchema, DEPARTMENT_ACTIVITY, { last_activity: null }],
  [
    'a department has said nothing',
    departmentProfileSchema,
    DEPARTMENT_PROFILE,
    { introduction: null, contact_name: null, contact_email: null, contact_phone: null, meeting_info: null },
  ],
  ['a notification leads nowhere', notificationSchema, NOTIFICATION, { link: null }],
  [
    'something new is proposed',
    proposalSchema,
    PROPOSAL,
    {
      subject_id: null,
      scheduled_date: null,
      image_url: null,
      event_details: null,
      reason: null,
      before: null,
      after: null,
    },
  ],
])('fields are empty where %s', (_, schema, sample, empty) => {
  expect(schema.parse({ ...sample, ...empty })).toEqual({ ...sample, ...empty });
});

it('shows visitors of a department neither its number nor its version', () => {
  expect(departmentContactsSchema.parse(DEPARTMENT_PROFILE)).toEqual(DEPARTMENT_CONTACTS);
});

describe('the site', () => {
  it('may lack its languages, the pace of its slides, a study focus and a mission', () => {
    const { languages: _, slide_interval_ms: _pace, study_focus: _focus, mission: _mission, ...rest } = SITE;
    expect(siteSchema.parse(rest)).toEqual(rest);
  });

  it.each([
    [{ languages: ['en'] }, true],
    [{ languages: [] }, false],
    [{ languages: ['fr'] }, false],
    [{ slide_interval_ms: 1 }, true],
    [{ slide_interval_ms: 0 }, false],
    [{ slide_interval_ms: 1.5 }, false],
  ])('with %j: %p', (changes, expected) => {
    expect(siteSchema.safeParse({ ...SITE, ...changes }).success).toBe(expected);
  });
});

it('says nothing of the disk where the system doesn’t, or of a job that hasn’t run', () => {
  const status = {
    ...SYSTEM_STATUS,
    disk: { ...SYSTEM_STATUS.disk, free: null, total: null },
    jobs: [{ name: 'send-mail', every_minutes: 1, last_run_at: null, has_failed: true }],
  };
  expect(systemStatusSchema.parse(status)).toEqual(status);
});

const system = systemStatusSchema.shape;
it.each<[string, z.ZodType, string[]]>([
  ['the audience of a broadcast', broadcastSchema.shape.audience, ['newsletter', 'leaders', 'department']],
  ['the interest of a broadcast', broadcastSchema.shape.interest, ['sermons', 'community']],
  ['the department of a broadcast', broadcastSchema.shape.department, ['music', 'pastoral']],
  ['the status of a broadcast', broadcastSchema.shape.status, ['draft', 'scheduled', 'sent']],
  ['the department with figures', departmentActivitySchema.shape.department, ['communication', 'prayer']],
  ['the department of a profile', departmentProfileSchema.shape.department, ['finance', 'youth']],
  [
    'the kind of a notification',
    notificationSchema.shape.kind,
    ['proposal', 'decision', 'join_request', 'reply', 'report', 'system'],
  ],
  ['the status of a proposal', proposalSchema.shape.status, ['pending', 'approved', 'rejected']],
  [
    'a social network',
    siteSchema.shape.social.element.shape.network,
    ['facebook', 'youtube', 'instagram', 'x', 'whatsapp'],
  ],
  ['the environment', system.server.shape.environment, ['development', 'test', 'production']],
  ['the database', system.database.shape.engine, ['pglite', 'postgres']],
  ['the store of files', system.disk.shape.store, ['folder', 's3']],
  ['where mail goes', system.mail.shape.goes_to, ['server', 'folder']],
])('%s is one of a closed list, such as %j', (_, schema, values) => {
  for (const value of values) expect(schema.parse(value)).toBe(value);
  expect(schema.safeParse('weather').success).toBe(false);
  expect(schema.safeParse('').success).toBe(false);
});
