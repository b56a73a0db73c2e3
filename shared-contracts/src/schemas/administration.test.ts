import { auditExportQuerySchema, auditQuerySchema } from './audit';
import { activitiesQuerySchema } from './dashboard';
import { departmentInputSchema, departmentParamsSchema } from './departments';
import { notificationQuerySchema } from './notifications';
import { proposalQuerySchema, rejectionSchema } from './proposals';
import { failedMailQuerySchema } from './system';
import { getMessages } from '../testing';

const at = (length: number) => 'a'.repeat(length);

it('shows five activities unless it is told, and at most fifty', () => {
  expect(activitiesQuerySchema.parse({})).toEqual({ limit: 5 });
  for (const limit of ['1', 50]) expect(activitiesQuerySchema.safeParse({ limit }).success).toBe(true);
  for (const limit of [0, 51, 1.5]) expect(activitiesQuerySchema.safeParse({ limit }).success).toBe(false);
});

it('rejects with a reason, or without one', () => {
  expect(rejectionSchema.parse({})).toEqual({ reason: null });
  expect(rejectionSchema.parse({ reason: ' Too long ' })).toEqual({ reason: 'Too long' });
  expect(getMessages(rejectionSchema, { reason: at(1000) })).toEqual({});
  expect(getMessages(rejectionSchema, { reason: at(1001) })).toEqual({
    reason: 'At most 1000 characters',
  });
});

it.each([
  ['proposals', proposalQuerySchema, 'created_at'],
  ['notifications', notificationQuerySchema, 'created_at'],
  ['the audit log', auditQuerySchema, 'at'],
  ['emails that were given up', failedMailQuerySchema, 'failed_at'],
])('lists %s by their date', (_, schema, sort) => {
  expect(schema.parse({ sort }).sort).toBe(sort);
  expect(schema.parse({ sort: `-${sort}` }).sort).toBe(`-${sort}`);
  expect(schema.safeParse({ sort: 'title' }).success).toBe(false);
});

const ALL_ENTRIES = { search: '', person: null, action: null, subject_type: null, from: null, to: null };
describe.each([
  ['the audit log', auditQuerySchema, { ...ALL_ENTRIES, page: 1 }],
  ['a file of the audit log', auditExportQuerySchema, ALL_ENTRIES],
])('%s', (_, schema, defaults) => {
  it('leaves nothing out unless it is told', () => {
    expect(schema.parse({})).toEqual(defaults);
  });

  it('is narrowed by person, action, kind of thing and days', () => {
    const query = {
      search: 'vespers',
      person: 'Akinyi',
      action: 'event.update',
      subject_type: 'event',
      from: '2026-11-01',
      to: '2026-11-30',
    };
    const spaced = { ...query, search: ' vespers ', person: ' Akinyi ' };
    expect(schema.parse(spaced)).toEqual({ ...defaults, ...query });
  });

  const ORDER = { to: 'The last day must not be before the first' };
  it.each([
    [{ from: '2026-11-28' }, {}],
    [{ to: '2026-11-28' }, {}],
    [{ from: '2026-11-28', to: '2026-11-28' }, {}],
    [{ from: '2026-11-28', to: '2026-11-29' }, {}],
    [{ from: '2026-11-28', to: '2026-11-27' }, ORDER],
    [{ from: 'last week' }, { from: 'A date looks like 2026-11-28' }],
    [{ to: '2026-02-30' }, { to: 'A date looks like 2026-11-28' }],
  ])('is asked for by %j', (query, messages) => {
    expect(getMessages(schema, query)).toEqual(messages);
  });

  it.each([
    ['person', 100, 'At most 100 characters'],
    ['action', 60, 'At most 60 characters'],
    ['subject_type', 60, 'At most 60 characters'],
    ['search', 100, expect.any(String)],
  ])('looks for a %s of at most %d characters', (field, length, message: unknown) => {
    expect(getMessages(schema, { [field]: ` ${at(length)} ` })).toEqual({});
    expect(getMessages(schema, { [field]: at(length + 1) })).toEqual({ [field]: message });
  });
});

describe('what a department says of itself', () => {
  const LINK = { label: 'Our songs', url: '/Songs' };
  const EMPTY = {
    introduction: null,
    contact_name: null,
    contact_email: null,
    contact_phone: null,
    meeting_info: null,
    links: [],
  };

  it('may be nothing', () => {
    expect(departmentInputSchema.parse({})).toEqual(EMPTY);
    const blank = {
      introduction: '',
      contact_name: ' ',
      contact_email: '',
      contact_phone: '',
      meeting_info: '',
    };
    expect(departmentInputSchema.parse(blank)).toEqual(EMPTY);
    for (const contact_email of [null, ' '])
      expect(departmentInputSchema.parse({ contact_email })).toEqual(EMPTY);
  });

  it('is saved trimmed', () => {
    expect(
      departmentInputSchema.parse({
        introduction: ' Choirs and song service ',
        contact_name: ' Akinyi Odhiambo ',
        contact_email: ' Akinyi@Demo.test ',
        contact_phone: ' 0700 000 044 ',
        meeting_info: ' Fridays at six ',
        links: [{ label: ' Our songs ', url: ' /Songs ' }],
      }),
    ).toEqual({
      introduction: 'Choirs and song service',
      contact_name: 'Akinyi Odhiambo',
      contact_email: 'akinyi@demo.test',
      contact_phone: '0700 000 044',
      meeting_info: 'Fridays at six',
      links: [LINK],
    });
  });

  it.each([
    [{ contact_email: 'akinyi' }, { contact_email: 'A valid email address is required' }],
    [{ links: Array(8).fill(LINK) }, {}],
    [{ links: Array(9).fill(LINK) }, { links: 'At most 8 links' }],
    [{ links: [{ ...LINK, label: ' ' }] }, { 'links.0.label': 'Please name the link' }],
    [{ links: [{ label: 'Our songs' }] }, { 'links.0.url': 'A link is required' }],
    [{ links: [{ ...LINK, url: '' }] }, { 'links.0.url': 'A link is required' }],
    [{ links: [{ ...LINK, url: 'songs' }] }, { 'links.0.url': 'A link starts with / or https://' }],
  ])('judges %j', (changes, messages) => {
    expect(getMessages(departmentInputSchema, changes)).toEqual(messages);
  });

  it.each([
    ['introduction', 1000],
    ['contact_name', 120],
    ['meeting_info', 300],
  ])('has as %s at most %d characters', (field, length) => {
    expect(getMessages(departmentInputSchema, { [field]: at(length) })).toEqual({});
    expect(getMessages(departmentInputSchema, { [field]: at(length + 1) })).toEqual({
      [field]: `At most ${length} characters`,
    });
  });

  it.each([
    ['label', 60],
    ['url', 500],
  ])('has links whose %s is at most %d characters long', (field, length) => {
    const messages = (text: string) =>
      getMessages(departmentInputSchema, { links: [{ ...LINK, [field]: text }] });
    expect(messages(`/${at(length - 1)}`)).toEqual({});
    expect(messages(`/${at(length)}`)).toEqual({ [`links.0.${field}`]: `At most ${length} characters` });
  });

  it('is asked for by a name of at most 40 characters', () => {
    expect(departmentParamsSchema.parse({ department: at(40) })).toEqual({ department: at(40) });
    expect(departmentParamsSchema.safeParse({ department: at(41) }).success).toBe(false);
  });
});
