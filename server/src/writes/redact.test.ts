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

it('keeps neither what somebody prays for nor what a visitor asked', () => {
  const prayer = { title: 'Exams', prayer_text: 'For my sister', requester_name: 'Zawadi' };
  expect(redactVersions('prayer', { before: prayer }).before).toEqual({
    title: 'Exams',
    prayer_text: '[private]',
    requester_name: '[private]',
  });
  const inquiry = { email: 'a@demo.test', message: 'I need help', replies: [{ message: 'Come by' }] };
  expect(redactVersions('inquiry', { before: inquiry }).before).toEqual({
    email: 'a@demo.test',
    message: '[private]',
    replies: '[private]',
  });
});
