import { redactVersions } from './redact';

const redact = (subjectType: string, before: Record<string, unknown>) =>
  redactVersions(subjectType, { before }).before;

it('keeps what changed and leaves secrets out, however deep', () => {
  expect(
    redact('event', {
      title: 'Vespers',
      startsAt: new Date('2026-11-27T15:30:00Z'),
      password: 'x',
      nested: { resetToken: 'y', list: [{ passwordHash: 'z', kept: null }, 'text', 7] },
      apiSecret: { whole: 'object' },
      missing: undefined,
    }),
  ).toEqual({
    title: 'Vespers',
    startsAt: '2026-11-27T15:30:00.000Z',
    password: '[redacted]',
    nested: { resetToken: '[redacted]', list: [{ passwordHash: '[redacted]', kept: null }, 'text', 7] },
    apiSecret: '[redacted]',
    missing: undefined,
  });
});

it('says of a person’s private fields only whether they changed', () => {
  const before = { firstName: 'Neema', phone: '0700 1', address: 'Nakuru', dateOfBirth: null };
  const after = { firstName: 'Baraka', phone: '0700 2', address: 'Nakuru', dateOfBirth: '2004-02-29' };
  expect(redactVersions('user', { before, after })).toEqual({
    before: { firstName: 'Neema', phone: '[private]', address: '[private]', dateOfBirth: null },
    after: {
      firstName: 'Baraka',
      phone: '[private, changed]',
      address: '[private]',
      dateOfBirth: '[private, changed]',
    },
  });
});

it('says so of each person in a list, such as those of an imported file', () => {
  const before = {
    members: [
      { id: 7, phone: '0700 1' },
      { id: 8, date_of_birth: null },
    ],
  };
  const after = {
    changed: 2,
    members: [
      { id: 7, phone: '0700 2' },
      { id: 8, date_of_birth: '2004-02-29' },
    ],
  };
  expect(redactVersions('member', { before, after })).toEqual({
    before: {
      members: [
        { id: 7, phone: '[private]' },
        { id: 8, date_of_birth: null },
      ],
    },
    after: {
      changed: 2,
      members: [
        { id: 7, phone: '[private, changed]' },
        { id: 8, date_of_birth: '[private, changed]' },
      ],
    },
  });
});

it('says the same of what it has redacted before', () => {
  const once = redactVersions('member', { before: { phone: '1', role: 'x' }, after: { phone: '2' } });
  expect(redactVersions('member', once)).toEqual(once);
});

it.each(['settings', 'leader'])('keeps what the site publishes: %s', (subjectType) => {
  const after = { address: 'Box 1', phone: '0700 1' };
  expect(redactVersions(subjectType, { after })).toEqual({ before: undefined, after });
});

const PRIVATE_FIELDS = ['phone', 'address', 'dateOfBirth', 'date_of_birth'];

it.each([
  ['user', PRIVATE_FIELDS, ['title', 'email']],
  ['a kind that comes later', PRIVATE_FIELDS, ['title', 'email']],
  ['prayer', ['description', 'prayer_text', 'requester_name', 'requesterName'], ['title']],
  ['inquiry', [...PRIVATE_FIELDS, 'email', 'message', 'replies', 'visit'], ['title']],
  ['ministry_member', [...PRIVATE_FIELDS, 'email'], ['name', 'role']],
])('keeps nothing that is private of its kind: %s', (subjectType, fields, others) => {
  const before = Object.fromEntries([...fields, ...others].map((field) => [field, `the ${field}`]));
  expect(redact(subjectType, { deep: [before] })).toEqual({
    deep: [{ ...before, ...Object.fromEntries(fields.map((field) => [field, '[private]'])) }],
  });
});

it('hides private lists and objects as a whole', () => {
  const before = { replies: [{ message: 'Come by' }], visit: { people: 3 } };
  expect(redact('inquiry', before)).toEqual({ replies: '[private]', visit: '[private]' });
});

it.each([null, undefined, ''])('says of a private field that it is empty: %j', (phone) => {
  expect(redact('member', { phone })).toStrictEqual({ phone });
});
