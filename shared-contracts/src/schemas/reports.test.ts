import type { z } from 'zod';
import {
  activityReportSchema,
  contentReportSchema,
  donationsReportSchema,
  engagementReportSchema,
  periodSchema,
  reportQuerySchema,
} from './reports';
import { getMessages } from '../testing';

const PERIOD = { from: '2026-01-01', to: '2026-11-30' };

describe('a report', () => {
  it('covers what it always does unless it is told', () => {
    expect(reportQuerySchema.parse({})).toEqual({ from: null, to: null });
    expect(reportQuerySchema.parse({ from: '', to: '', department: '' })).toEqual({ from: null, to: null });
  });

  it('is asked for by days, department and format', () => {
    const query = { ...PERIOD, department: 'music', format: 'csv' };
    expect(reportQuerySchema.parse(query)).toEqual(query);
  });

  const ORDER = { to: 'The last day must not be before the first' };
  const LENGTH = { to: 'A report covers at most five years' };
  it.each([
    [{ from: '2026-11-28' }, {}],
    [{ to: '2026-11-28' }, {}],
    [{ from: '2026-11-28', to: '2026-11-28' }, {}],
    [{ from: '2026-11-28', to: '2026-11-29' }, {}],
    [{ from: '2026-11-28', to: '2026-11-27' }, ORDER],
    [{ from: '2020-01-01', to: '2025-01-04' }, {}],
    [{ from: '2020-01-01', to: '2025-01-05' }, LENGTH],
    [{ from: '28.11.2026' }, { from: 'A date looks like 2026-11-28' }],
    [{ to: '2026-02-30' }, { to: 'A date looks like 2026-11-28' }],
    [{ department: 'parking' }, { department: expect.any(String) }],
    [{ format: 'json' }, {}],
    [{ format: 'xml' }, { format: expect.any(String) }],
    [{ format: '' }, { format: expect.any(String) }],
  ])('is asked for by %j', (query, messages) => {
    expect(getMessages(reportQuerySchema, query)).toEqual(messages);
  });
});

const DONATIONS = {
  period: PERIOD,
  is_giving_recorded: false,
  note: 'Gifts are not recorded.',
  projects: [
    { id: 1, title: 'Camp meeting', goal_amount: 50_000, raised_amount: 12_500 },
    { id: 2, title: 'Choir robes', goal_amount: null, raised_amount: 0 },
  ],
  totals: { projects: 2, goal_amount: 50_000, raised_amount: 12_500 },
};
const ENGAGED = { rsvps: 40, attended: 31, new_members: 3, prayers: 5, subscribers: 8 };
const ENGAGEMENT = {
  period: PERIOD,
  department: null,
  months: [{ month: '2026-11', ...ENGAGED }],
  totals: ENGAGED,
};
const PUBLISHED = { events: 4, announcements: 2, sermons: 3, gallery_items: 12, proposals: 1 };
const CONTENT = {
  period: PERIOD,
  department: null,
  months: [{ month: '2026-11', ...PUBLISHED }],
  totals: PUBLISHED,
  now: { draft_events: 1, draft_sermons: 2, pending_proposals: 3 },
};
const ACTIVITY = {
  period: PERIOD,
  department: 'music',
  events: [
    {
      id: 12,
      title: 'Vespers with the choirs',
      start_datetime: '2026-11-27T15:30:00.000Z',
      location: 'Main Assembly Hall',
      status: 'published',
      going: 18,
      is_over: true,
    },
  ],
  announcements: [
    {
      id: 3,
      title: 'Choir practice moves',
      start_date: '2026-11-20',
      end_date: '2026-11-27',
      created_at: '2026-11-19T06:00:00.000Z',
      is_active: false,
    },
  ],
  totals: { events: 1, going: 18, announcements: 1 },
  is_cut_off: false,
};

it.each<[string, z.ZodType, object]>([
  ['a period', periodSchema, PERIOD],
  ['donations', donationsReportSchema, DONATIONS],
  ['engagement', engagementReportSchema, ENGAGEMENT],
  ['content', contentReportSchema, CONTENT],
  ['the activities of a department', activityReportSchema, ACTIVITY],
])('a report of %s is told in full, and without what it should not say', (_, schema, sample) => {
  expect(schema.parse({ ...sample, secret: 'x' })).toEqual(sample);
});

it('never claims that gifts are recorded', () => {
  expect(donationsReportSchema.safeParse({ ...DONATIONS, is_giving_recorded: true }).success).toBe(false);
});

it('leaves out of a department’s report what the whole church alone knows', () => {
  const engaged = { ...ENGAGED, new_members: null, prayers: null, subscribers: null };
  const engagement = {
    ...ENGAGEMENT,
    department: 'music',
    months: [{ month: '2026-11', ...engaged }],
    totals: engaged,
  };
  expect(engagementReportSchema.parse(engagement)).toEqual(engagement);

  const published = { ...PUBLISHED, sermons: null, gallery_items: null };
  const content = {
    ...CONTENT,
    department: 'music',
    months: [{ month: '2026-11', ...published }],
    totals: published,
    now: { ...CONTENT.now, draft_sermons: null },
  };
  expect(contentReportSchema.parse(content)).toEqual(content);
});

it.each<[string, z.ZodType, string[]]>([
  [
    'the status of an event',
    activityReportSchema.shape.events.element.shape.status,
    ['draft', 'published', 'cancelled'],
  ],
  ['the department', activityReportSchema.shape.department, ['music', 'prayer']],
])('%s in a report is one of a closed list, such as %j', (_, schema, values) => {
  for (const value of values) expect(schema.parse(value)).toBe(value);
  expect(schema.safeParse('weather').success).toBe(false);
  expect(schema.safeParse('').success).toBe(false);
});
