import { DEPARTMENTS } from '../access/departments';
import { grantFormSchema, grantInputSchema, grantSchema, grantsQuerySchema } from './grants';
import { getMessages } from '../testing';

const at = (length: number) => 'a'.repeat(length);

const INPUT = {
  remote: 'choirs',
  owner: 'Music ministry',
  kind: 'isolated',
  uses: ['events.read'],
  paths: ['/music', '/admin/music'],
  least_guard: 'leader',
  departments: ['music', 'youth'],
  size_budget_kb: 200,
};

/** Request and form give the same messages for these values. */
const PATH_MESSAGE = { 'paths.0': 'A path starts with / and holds letters, digits, - _ /' };
const JUDGED: [object, object][] = [
  [{ remote: 'Choirs' }, { remote: 'A remote is named in kebab-case, such as music-dashboard.' }],
  [{ owner: ' ' }, { owner: 'Please name the team.' }],
  [{ owner: undefined }, { owner: 'Please name the team.' }],
  [{ owner: at(80) }, {}],
  [{ owner: at(81) }, { owner: 'At most 80 characters' }],
  [{ paths: [] }, { paths: 'At least one path is needed.' }],
  [{ paths: new Array<string>(40).fill('/music') }, {}],
  [{ paths: new Array<string>(41).fill('/music') }, { paths: 'At most 40 paths.' }],
  [{ paths: ['/'] }, {}],
  [{ paths: ['/music/{choir}/our-songs_2'] }, {}],
  [{ paths: ['music'] }, PATH_MESSAGE],
  [{ paths: ['see /music'] }, PATH_MESSAGE],
  [{ paths: ['/music?day=1'] }, PATH_MESSAGE],
  [{ paths: ['/music '] }, PATH_MESSAGE],
  [{ paths: ['/mūziki'] }, PATH_MESSAGE],
  [{ paths: [''] }, PATH_MESSAGE],
  [{ paths: ['//music'] }, PATH_MESSAGE],
  [{ paths: ['/music//songs'] }, PATH_MESSAGE],
  [{ paths: ['/music/'] }, PATH_MESSAGE],
  [{ kind: undefined }, {}],
  [{ kind: 'trusted' }, { kind: expect.any(String) }],
  [{ uses: ['events.manage:department'] }, {}],
  [{ uses: ['everything'] }, { 'uses.0': expect.stringContaining('A use is such as') }],
  [
    { uses: ['users.manage', 'events.read', 'auth.login'] },
    { uses: 'No grant can allow users.manage, auth.login.' },
  ],
  [{ least_guard: 'public' }, {}],
  [{ least_guard: 'nobody' }, { least_guard: expect.any(String) }],
  [{ size_budget_kb: 9 }, { size_budget_kb: 'At least 10 KB.' }],
  [{ size_budget_kb: 10 }, {}],
  [{ size_budget_kb: 2000 }, {}],
  [{ size_budget_kb: 2001 }, { size_budget_kb: 'At most 2000 KB.' }],
  [{ size_budget_kb: 10.5 }, { size_budget_kb: 'A whole number of kilobytes.' }],
];

describe('what a remote may claim', () => {
  it('is saved with the name of its team trimmed', () => {
    expect(grantInputSchema.parse({ ...INPUT, owner: ' Music ministry ', secret: 'x' })).toEqual(INPUT);
  });

  it('need not be of a department', () => {
    expect(grantInputSchema.parse({ ...INPUT, departments: null }).departments).toBeNull();
  });

  it.each([
    ...JUDGED,
    [{ departments: ['music'] }, {}],
    [{ departments: [] }, { departments: expect.any(String) }],
    [{ departments: ['parking'] }, { 'departments.0': expect.any(String) }],
    [{ departments: undefined }, { departments: expect.any(String) }],
    [{ size_budget_kb: '200' }, { size_budget_kb: 'A whole number of kilobytes.' }],
  ])('is judged: %j', (changes, messages) => {
    expect(getMessages(grantInputSchema, { ...INPUT, ...changes })).toEqual(messages);
  });
});

describe('the form of a grant', () => {
  it('takes a number as it is typed', () => {
    const form = { ...INPUT, owner: ' Music ministry ', size_budget_kb: '200' };
    expect(grantFormSchema.parse(form)).toEqual(INPUT);
  });

  it('takes no department as: none need be named', () => {
    expect(grantFormSchema.parse({ ...INPUT, departments: [] })).toEqual({ ...INPUT, departments: null });
  });

  it.each([
    ...JUDGED,
    [{ departments: ['music'] }, {}],
    [
      { departments: ['parking'] },
      {
        'departments.0': `Departments are ${DEPARTMENTS.join(', ')}.`,
      },
    ],
    [{ departments: null }, { departments: expect.any(String) }],
    [{ size_budget_kb: '' }, { size_budget_kb: 'At least 10 KB.' }],
    [{ size_budget_kb: '9' }, { size_budget_kb: 'At least 10 KB.' }],
    [{ size_budget_kb: '2001' }, { size_budget_kb: 'At most 2000 KB.' }],
    [{ size_budget_kb: 'small' }, { size_budget_kb: 'A whole number of kilobytes.' }],
  ])('is judged: %j', (changes, messages) => {
    expect(getMessages(grantFormSchema, { ...INPUT, ...changes })).toEqual(messages);
  });
});

it('tells a stored grant in full, and without what it should not say', () => {
  const grant = { id: 2, ...INPUT, version: 3, updated_at: '2026-11-21T06:00:00.000Z' };
  expect(grantSchema.parse({ ...grant, secret: 'x' })).toEqual(grant);
  expect(grantSchema.parse({ ...grant, departments: null }).departments).toBeNull();
  expect(grantSchema.safeParse(INPUT).success).toBe(false);
});

it('lists grants by the names of their remotes', () => {
  expect(grantsQuerySchema.parse({})).toEqual({ page: 1, search: '' });
  for (const sort of ['remote', '-remote']) expect(grantsQuerySchema.parse({ sort }).sort).toBe(sort);
  expect(grantsQuerySchema.safeParse({ sort: 'owner' }).success).toBe(false);
});
