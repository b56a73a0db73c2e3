import { redact } from './audit-repository';

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
