import type { z } from 'zod';
import {
  pastRegistryQuerySchema,
  pastRegistrySchema,
  publishedVersionSchema,
  RELEASE_ACTIONS,
  releaseChangeSchema,
  releaseChangesQuerySchema,
  releaseInputSchema,
  releaseStateSchema,
  remoteDetailSchema,
  remoteParamsSchema,
  remoteSummarySchema,
} from './releases';
import { getMessages } from '../testing';

const at = (length: number) => 'a'.repeat(length);
const AT = '2026-11-21T06:00:00.000Z';
const VERSION = '1.2.0-0a1b2c3d4e';

const CAUSE = { reason: 'The choirs asked for it.', expected_live: '1.1.0-00112233aa' };
const LIVE = { action: 'live', version: VERSION, ...CAUSE };
const CANARY = { action: 'canary', version: VERSION, percent: 10, ...CAUSE };
const ROLLBACK = { action: 'rollback', version: VERSION, ...CAUSE };
const DISABLE = { action: 'disable', message: 'Back on Sabbath.', ...CAUSE };
const ENABLE = { action: 'enable', ...CAUSE };
const UNDO = { action: 'undo', ...CAUSE };
const INPUTS = [LIVE, CANARY, ROLLBACK, DISABLE, ENABLE, UNDO];

describe('a change of what visitors get', () => {
  it.each(INPUTS)('may be: $action', (input) => {
    expect(releaseInputSchema.parse({ ...input, secret: 'x' })).toEqual(input);
  });

  it('has one form for each action that there is', () => {
    expect(INPUTS.map(({ action }) => action)).toEqual(RELEASE_ACTIONS);
    expect(getMessages(releaseInputSchema, { ...LIVE, action: 'celebrate' })).toHaveProperty('action');
  });

  it.each(INPUTS)('says why: $action', (input) => {
    const messages = (reason?: string) => getMessages(releaseInputSchema, { ...input, reason });
    const missing = { reason: 'Please say why, for those who look at this later.' };
    expect(messages('')).toEqual(missing);
    expect(messages(' ')).toEqual(missing);
    expect(messages(undefined)).toEqual({ reason: 'Please say why, for those who look at this later.' });
    expect(messages(at(500))).toEqual({});
    expect(messages(at(501))).toEqual({ reason: 'At most 500 characters' });
    expect(releaseInputSchema.parse({ ...input, reason: ' Vespers ' }).reason).toBe('Vespers');
  });

  it.each(INPUTS)('says what its author believes to be live, which may be nothing: $action', (input) => {
    expect(releaseInputSchema.parse({ ...input, expected_live: null }).expected_live).toBeNull();
    expect(getMessages(releaseInputSchema, { ...input, expected_live: undefined })).toEqual({
      expected_live: expect.any(String),
    });
  });

  const VERSION_MESSAGE = { version: 'A version is 1.2.3-<10 hex digits>.' };
  const PERCENT_MESSAGE = { percent: 'A whole number from 0 to 100 per cent.' };
  it.each([
    [LIVE, { version: 'latest' }, VERSION_MESSAGE],
    [LIVE, { version: undefined }, { version: expect.any(String) }],
    [CANARY, { version: '1.2.0' }, VERSION_MESSAGE],
    [CANARY, { version: undefined }, { version: expect.any(String) }],
    [CANARY, { percent: 0 }, {}],
    [CANARY, { percent: -1 }, PERCENT_MESSAGE],
    [CANARY, { percent: 100 }, {}],
    [CANARY, { percent: 101 }, PERCENT_MESSAGE],
    [CANARY, { percent: 1.5 }, PERCENT_MESSAGE],
    [CANARY, { percent: undefined }, PERCENT_MESSAGE],
    [ROLLBACK, { version: 'the last one' }, VERSION_MESSAGE],
    [ROLLBACK, { version: undefined }, {}],
    [DISABLE, { message: ' ' }, { message: 'Please say what its users shall read.' }],
    [DISABLE, { message: undefined }, { message: 'Please say what its users shall read.' }],
    [DISABLE, { message: at(300) }, {}],
    [DISABLE, { message: at(301) }, { message: 'At most 300 characters' }],
  ])('judges %j with %j', (input, changes, messages) => {
    expect(getMessages(releaseInputSchema, { ...input, ...changes })).toEqual(messages);
  });

  it('switches off with a message that is trimmed', () => {
    expect(releaseInputSchema.parse({ ...DISABLE, message: ' Back on Sabbath. ' })).toEqual(DISABLE);
  });
});

const STATE = {
  live: VERSION,
  good: '1.1.0-00112233aa',
  canary: { version: '1.3.0-ffeeddccbb', percent: 10 },
  disabled: 'Back on Sabbath.',
};
const BARE_STATE = { live: VERSION, good: null, canary: null, disabled: null };
const HEALTH = {
  hour: { loads: 40, failures: 1, median_ms: 120, p95_ms: 480.5 },
  day: { loads: 0, failures: 0, median_ms: null, p95_ms: null },
};
const CHANGE = {
  id: 4,
  remote: 'choirs',
  action: 'live',
  before: BARE_STATE,
  after: STATE,
  reason: 'The choirs asked for it.',
  by: 'Akinyi Odhiambo',
  created_at: AT,
};
const PUBLISHED_VERSION = {
  version: VERSION,
  contract: 1,
  size: 48_000,
  message: 'Songs by choir',
  published_by: 'Akinyi Odhiambo',
  is_signed: true,
  created_at: AT,
  health: HEALTH,
};
const SUMMARY = {
  id: 1,
  remote: 'choirs',
  title: 'Choirs',
  owner: 'Music ministry',
  state: STATE,
  changed_by: 'Akinyi Odhiambo',
  changed_at: AT,
  can_undo: true,
  contract: 1,
  size: 48_000,
  health: HEALTH,
  kind: 'isolated',
  waiting: {
    version: VERSION,
    uses: ['members.read'],
    grant: { id: 2, version: 3, uses: ['events.read'] },
  },
  newest_versions: [VERSION, '1.1.0-00112233aa'],
};
const GRANT = {
  id: 2,
  remote: 'choirs',
  owner: 'Music ministry',
  paths: ['/music'],
  least_guard: 'public',
  departments: ['music'],
  kind: 'isolated',
  uses: ['events.read'],
  size_budget_kb: 200,
  version: 1,
  updated_at: AT,
};
const DETAIL = { ...SUMMARY, grant: GRANT, versions: [PUBLISHED_VERSION], changes: [CHANGE] };

it.each<[string, z.ZodType, object]>([
  ['what visitors get', releaseStateSchema, STATE],
  ['what visitors get of a remote in quiet times', releaseStateSchema, BARE_STATE],
  ['a change', releaseChangeSchema, CHANGE],
  ['the first change', releaseChangeSchema, { ...CHANGE, before: null }],
  ['a version', publishedVersionSchema, PUBLISHED_VERSION],
  ['a version without a message', publishedVersionSchema, { ...PUBLISHED_VERSION, message: null }],
  ['a remote', remoteSummarySchema, SUMMARY],
  [
    'a remote of which nothing is live',
    remoteSummarySchema,
    { ...SUMMARY, state: null, changed_by: null, changed_at: null, newest_versions: [] },
  ],
  ['a remote in detail', remoteDetailSchema, DETAIL],
  ['a remote without a grant', remoteDetailSchema, { ...DETAIL, grant: null }],
  ['the registry at a past moment', pastRegistrySchema, { at: AT, remotes: { choirs: STATE } }],
])('%s is told in full, and without what it should not say', (_, schema, sample) => {
  expect(schema.parse({ ...sample, secret: 'x' })).toEqual(sample);
});

it.each([
  [0, true],
  [100, true],
  [-1, false],
  [101, false],
  [0.5, false],
])('some visitors are %p of a hundred: %p', (percent, expected) => {
  const state = { ...STATE, canary: { version: VERSION, percent } };
  expect(releaseStateSchema.safeParse(state).success).toBe(expected);
});

it('lists the changes of one remote or of all, by their date', () => {
  expect(releaseChangesQuerySchema.parse({})).toEqual({ page: 1, search: '' });
  const query = { page: 1, search: '', remote: 'choirs', sort: '-created_at' };
  expect(releaseChangesQuerySchema.parse(query)).toEqual(query);
  expect(getMessages(releaseChangesQuerySchema, { sort: 'created_at' })).toEqual({});
  expect(getMessages(releaseChangesQuerySchema, { sort: 'remote' })).toHaveProperty('sort');
  expect(getMessages(releaseChangesQuerySchema, { remote: 'Choirs' })).toEqual({
    remote: 'A remote is named in kebab-case, such as music-dashboard.',
  });
});

it('finds a remote by its name in the path', () => {
  expect(remoteParamsSchema.parse({ remote: 'choirs' })).toEqual({ remote: 'choirs' });
  expect(remoteParamsSchema.safeParse({ remote: '../choirs' }).success).toBe(false);
});

it.each([
  ['2026-11-21T06:00:00Z', true],
  ['2026-11-21T06:00:00.000Z', true],
  ['2026-11-21T09:00:00+03:00', true],
  ['2026-11-21T06:00:00', false],
  ['2026-11-21', false],
  ['yesterday', false],
])('looks back to %p: %p', (moment, expected) => {
  expect(pastRegistryQuerySchema.safeParse({ at: moment }).success).toBe(expected);
  if (expected) expect(pastRegistryQuerySchema.parse({ at: moment })).toEqual({ at: moment });
});
