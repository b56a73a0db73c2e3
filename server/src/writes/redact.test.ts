import { redact, redactVersions } from './redact';

it('keeps what changed and leaves secrets out, however deep', () => {
  expect(
    redact({
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

it('keeps what belongs to the church, which has an address and a phone as well', () => {
  const after = { address: 'Box 1', phone: '0700 1' };
  expect(redactVersions('settings', { after })).toEqual({ before: undefined, after });
});

it.each([
  ['user', ['phone', 'address', 'dateOfBirth', 'date_of_birth']],
  ['member', ['phone', 'address', 'dateOfBirth', 'date_of_birth']],
  ['prayer', ['description', 'prayer_text', 'requester_name', 'requesterName']],
  ['inquiry', ['message', 'replies', 'visit']],
])('keeps nothing that is private of its kind: %s', (subjectType, fields) => {
  const before = Object.fromEntries([...fields, 'title', 'email'].map((field) => [field, `the ${field}`]));
  expect(redactVersions(subjectType, { before }).before).toEqual({
    ...Object.fromEntries(fields.map((field) => [field, '[private]'])),
    title: 'the title',
    email: 'the email',
  });
});

it('hides private lists and objects as a whole', () => {
  const before = { replies: [{ message: 'Come by' }], visit: { people: 3 } };
  expect(redactVersions('inquiry', { before }).before).toEqual({ replies: '[private]', visit: '[private]' });
});

it.each([null, undefined, ''])('says of a private field that it is empty: %j', (phone) => {
  expect(redactVersions('member', { before: { phone } }).before).toStrictEqual({ phone });
});
