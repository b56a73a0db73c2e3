import type { z } from 'zod';
import {
  activitySchema,
  adminDashboardResponseSchema,
  adminDashboardSchema,
  leaderOverviewSchema,
  memberOverviewSchema,
  monthlyStatisticsSchema,
  sermonSchema,
  totalsSchema,
} from './dashboard';

const ACTIVITY = {
  type: 'sermon',
  action: 'published',
  name: 'Daniel in Babylon',
  time: '2 hours ago',
  timestamp: '2026-11-21T06:00:00.000Z',
};
const TOTALS = {
  total_members: 240,
  total_events: 31,
  total_sermons: 58,
  total_prayer_requests: 12,
  pending_prayer_requests: 3,
  total_ministries: 14,
  total_announcements: 6,
  total_donations: 125_000,
};
const MINISTRY = {
  id: 2,
  name: 'Church Choir',
  description: 'Sings on Sabbath',
  leader: 'Akinyi Odhiambo',
  email: 'akinyi@demo.test',
  meetingTime: 'Fridays at six',
  location: null,
  category: 'worship',
  memberCount: 32,
  isActive: true,
};
const DASHBOARD = { ...TOTALS, recent_activities: [ACTIVITY], ministries: [MINISTRY] };
const LEADER_OVERVIEW = {
  attention: [
    { kind: 'draft_event', text: 'Vespers is still a draft.', count: 1, subject_id: 12 },
    { kind: 'open_inquiries', text: 'Two inquiries wait for a reply.', count: 2, subject_id: null },
  ],
  figures: [
    { label: 'Members', value: 45, note: '3 new this month' },
    { label: 'Events', value: 2, note: null },
  ],
  upcoming: [
    {
      id: 12,
      title: 'Vespers with the choirs',
      start_datetime: '2026-11-27T15:30:00.000Z',
      location: 'Main Assembly Hall',
      status: 'published',
      going: 18,
    },
  ],
  activities: [ACTIVITY],
  events_by_month: [{ month: '2026-11', count: 4 }],
};
const MEMBER_OVERVIEW = {
  membership_since: '2023-09-04',
  prayer_requests_count: 2,
  events_attended: 9,
  ministries_joined: 1,
  ministries: [{ id: 2, name: 'Church Choir', role: 'Member' }],
};
const SERMON = {
  id: 5,
  title: 'Daniel in Babylon',
  description: 'Faithful far from home',
  speaker: 'Pastor Wafula',
  sermon_date: '2026-11-21',
  scripture_reference: 'Daniel 1',
  series: 'sabbath_service',
  status: 'published',
  tags: ['daniel', 'faith'],
  is_featured: true,
  audio_file: '/media/daniel.mp3',
  video_file: null,
  pdf_file: '/media/daniel.pdf',
};

it.each<[string, z.ZodType, object]>([
  ['an activity', activitySchema, ACTIVITY],
  ['the dashboard of the administration', adminDashboardSchema, DASHBOARD],
  [
    'what one month brought',
    monthlyStatisticsSchema,
    { month: '2026-11', events: 4, members: 3, prayer_requests: 5, sermons: 2 },
  ],
  ['the dashboard of a leader', leaderOverviewSchema, LEADER_OVERVIEW],
  ['the dashboard of a member', memberOverviewSchema, MEMBER_OVERVIEW],
  ['a sermon', sermonSchema, SERMON],
])('%s is told in full, and without what it should not say', (_, schema, sample) => {
  expect(schema.parse({ ...sample, secret: 'x' })).toEqual(sample);
});

describe('the dashboard of the administration', () => {
  it('shows ministries without what only their own panel needs', () => {
    const ministry = { ...MINISTRY, version: 3, department: 'music', ministryPage: 'church_choir' };
    expect(adminDashboardSchema.parse({ ...DASHBOARD, ministries: [ministry] })).toEqual(DASHBOARD);
  });

  it('is read below data, and at the top by older callers', () => {
    const body = { success: true, message: 'Loaded', data: DASHBOARD, ...DASHBOARD };
    expect(adminDashboardResponseSchema.parse({ ...body, secret: 'x' })).toEqual(body);
    expect(adminDashboardResponseSchema.safeParse({ success: true, data: DASHBOARD }).success).toBe(false);
    expect(adminDashboardResponseSchema.safeParse({ success: true, ...DASHBOARD }).success).toBe(false);
  });

  it('has figures that can be asked for alone', () => {
    expect(totalsSchema.parse(DASHBOARD)).toEqual(TOTALS);
  });

  it('tells no donations where none are recorded', () => {
    expect(totalsSchema.parse({ ...TOTALS, total_donations: null }).total_donations).toBeNull();
  });
});

it('a sermon may lack a scripture and files', () => {
  const bare = { ...SERMON, scripture_reference: null, audio_file: null, pdf_file: null };
  expect(sermonSchema.parse(bare)).toEqual(bare);
});

const overview = leaderOverviewSchema.shape;
it.each<[string, z.ZodType, string[]]>([
  ['the type of an activity', activitySchema.shape.type, ['member', 'sermon', 'prayer', 'event']],
  [
    'what needs attention',
    overview.attention.element.shape.kind,
    [
      'pending_prayers',
      'urgent_prayers',
      'pending_proposals',
      'open_inquiries',
      'draft_event',
      'ending_announcement',
      'new_members',
    ],
  ],
  [
    'the status of an upcoming event',
    overview.upcoming.element.shape.status,
    ['draft', 'published', 'cancelled'],
  ],
  ['the status of a sermon', sermonSchema.shape.status, ['draft', 'published', 'archived']],
])('%s is one of a closed list: %j', (_, schema, values) => {
  for (const value of values) expect(schema.parse(value)).toBe(value);
  expect(schema.safeParse('weather').success).toBe(false);
  expect(schema.safeParse('').success).toBe(false);
});
