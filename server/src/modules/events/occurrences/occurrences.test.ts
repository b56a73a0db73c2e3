import { toOffsetTime } from '@narthex/shared-contracts';
import { nextOccurrence, occurrences, occurrencesBetween } from './occurrences';

const ZONE = 'Africa/Nairobi';

const event = (
  start: string,
  recurrencePattern: Parameters<typeof nextOccurrence>[0]['recurrence_pattern'],
  hours = 1,
) => ({
  start_datetime: new Date(start),
  end_datetime: new Date(Date.parse(start) + hours * 3_600_000),
  is_recurring: recurrencePattern !== null,
  recurrence_pattern: recurrencePattern,
});

const nextStart = (...[subject, now]: [ReturnType<typeof event>, string]) =>
  nextOccurrence(subject, ZONE, new Date(now)).start_datetime.toISOString();

it.each([
  [
    'a single event stays where it was',
    event('2026-11-23T14:00:00Z', null),
    '2026-12-01T00:00:00Z',
    '2026-11-23T14:00:00.000Z',
  ],
  [
    'the first time is still ahead',
    event('2026-11-23T14:00:00Z', 'weekly'),
    '2026-11-01T00:00:00Z',
    '2026-11-23T14:00:00.000Z',
  ],
  [
    'it is on at this moment',
    event('2026-11-23T14:00:00Z', 'weekly'),
    '2026-11-30T14:59:00Z',
    '2026-11-30T14:00:00.000Z',
  ],
  [
    'it was over a minute ago',
    event('2026-11-23T14:00:00Z', 'weekly'),
    '2026-11-30T15:01:00Z',
    '2026-12-07T14:00:00.000Z',
  ],
  [
    'years later, each day',
    event('2020-01-01T03:00:00Z', 'daily'),
    '2026-11-21T12:00:00Z',
    '2026-11-22T03:00:00.000Z',
  ],
  [
    'on the first of a month here, the last of one in UTC',
    event('2026-01-31T22:00:00Z', 'monthly'),
    '2026-02-10T00:00:00Z',
    '2026-02-28T22:00:00.000Z',
  ],
  [
    'months without a 31st are left out',
    event('2026-01-31T06:00:00Z', 'monthly'),
    '2026-02-01T00:00:00Z',
    '2026-03-31T06:00:00.000Z',
  ],
  [
    'a 29 February',
    event('2024-02-29T06:00:00Z', 'yearly'),
    '2024-03-01T00:00:00Z',
    '2028-02-29T06:00:00.000Z',
  ],
  [
    'a camp of three days that began yesterday',
    event('2025-08-01T06:00:00Z', 'yearly', 72),
    '2026-08-02T06:00:00Z',
    '2026-08-01T06:00:00.000Z',
  ],
  [
    'sixteen years later, each month',
    event('2010-03-15T06:00:00Z', 'monthly'),
    '2026-11-16T00:00:00Z',
    '2026-12-15T06:00:00.000Z',
  ],
  [
    'in the last month of a year, each month',
    event('2026-01-31T06:00:00Z', 'monthly'),
    '2026-12-31T00:00:00Z',
    '2026-12-31T06:00:00.000Z',
  ],
  [
    'sixteen years later, each year',
    event('2010-03-15T06:00:00Z', 'yearly'),
    '2026-11-16T00:00:00Z',
    '2027-03-15T06:00:00.000Z',
  ],
  [
    'a watch of three days that begins each day',
    event('2026-11-01T06:00:00Z', 'daily', 72),
    '2026-11-20T12:00:00Z',
    '2026-11-18T06:00:00.000Z',
  ],
  [
    'it ends at this moment',
    event('2026-11-23T14:00:00Z', 'weekly'),
    '2026-11-30T15:00:00Z',
    '2026-11-30T14:00:00.000Z',
  ],
  [
    'it no longer repeats, and a pattern is left from before',
    { ...event('2026-11-23T14:00:00Z', 'weekly'), is_recurring: false },
    '2026-12-01T00:00:00Z',
    '2026-11-23T14:00:00.000Z',
  ],
])('%s', (_title, subject, now, start) => {
  expect(nextStart(subject, now)).toBe(start);
});

it('keeps its time of day where clocks change', () => {
  const vespers = event('2026-03-20T18:00:00Z', 'weekly');
  const starts = [];
  for (const { start_datetime: startDatetime } of occurrences(
    vespers,
    'Europe/Berlin',
    new Date('2026-03-20T00:00:00Z'),
  )) {
    starts.push(startDatetime.toISOString());
    if (starts.length === 3) break;
  }
  expect(starts).toEqual([
    '2026-03-20T18:00:00.000Z',
    '2026-03-27T18:00:00.000Z',
    '2026-04-03T17:00:00.000Z',
  ]);
});

describe('a night of every week', () => {
  const ZONE_OF_NIGHTS = 'America/Los_Angeles';
  const nightsFrom = (start: string, end: string) => {
    const night = { ...event(start, 'weekly'), end_datetime: new Date(end) };
    const until = new Date(Date.parse(start) + 16 * 86_400_000);
    return occurrencesBetween(night, ZONE_OF_NIGHTS, new Date(start), until).map((time) =>
      [time.start_datetime, time.end_datetime].map((instant) => toOffsetTime(instant, ZONE_OF_NIGHTS)),
    );
  };

  it('ends at its time of day where clocks change in it', () => {
    expect(nightsFrom('2026-10-24T22:00:00-07:00', '2026-10-25T06:00:00-07:00')).toEqual([
      ['2026-10-24T22:00:00-07:00', '2026-10-25T06:00:00-07:00'],
      ['2026-10-31T22:00:00-07:00', '2026-11-01T06:00:00-08:00'],
      ['2026-11-07T22:00:00-08:00', '2026-11-08T06:00:00-08:00'],
    ]);
  });

  it('ends at its time of day where they change in the first one', () => {
    expect(
      nightsFrom('2027-03-13T22:00:00-08:00', '2027-03-14T06:00:00-07:00').map(([, end]) => end),
    ).toEqual(['2027-03-14T06:00:00-07:00', '2027-03-21T06:00:00-07:00', '2027-03-28T06:00:00-07:00']);
  });

  it('never ends before it begins, where clocks skip its times', () => {
    expect(nightsFrom('2027-03-07T02:15:00-08:00', '2027-03-07T02:45:00-08:00')).toEqual([
      ['2027-03-07T02:15:00-08:00', '2027-03-07T02:45:00-08:00'],
      ['2027-03-14T03:15:00-07:00', '2027-03-14T03:45:00-07:00'],
      ['2027-03-21T02:15:00-07:00', '2027-03-21T02:45:00-07:00'],
    ]);
    expect(nightsFrom('2027-03-07T02:15:00-08:00', '2027-03-07T03:05:00-08:00')[1]).toEqual([
      '2027-03-14T03:15:00-07:00',
      '2027-03-14T03:15:00-07:00',
    ]);
  });
});

describe('between two moments', () => {
  const from = '2026-11-09T14:00:00Z';
  const until = '2026-11-23T14:00:00Z';
  const startsBetween = (subject: ReturnType<typeof event>) =>
    occurrencesBetween(subject, ZONE, new Date(from), new Date(until)).map(
      ({ start_datetime: startDatetime }) => startDatetime.toISOString(),
    );

  it.each([
    ['from the first on and before the last', 'weekly', 1, ['2026-11-09', '2026-11-16']],
    ['without what has just ended', 'weekly', 7 * 24, ['2026-11-09', '2026-11-16']],
    ['with what is still on', 'weekly', 7 * 24 + 1, ['2026-11-02', '2026-11-09', '2026-11-16']],
    ['with what has no length and begins then', 'weekly', 0, ['2026-11-09', '2026-11-16']],
  ] as const)('it takes place %s', (_title, pattern, hours, days) => {
    expect(startsBetween(event('2026-10-05T14:00:00Z', pattern, hours))).toEqual(
      days.map((day) => `${day}T14:00:00.000Z`),
    );
  });

  it.each([
    ['over', '2026-11-09T12:00:00Z', []],
    ['over just then', '2026-11-09T13:00:00Z', []],
    ['on', '2026-11-09T13:30:00Z', ['2026-11-09T13:30:00.000Z']],
    ['later', until, []],
  ])('a single event counts unless it is over or later: %s', (_title, start, starts) => {
    expect(startsBetween(event(start, null))).toEqual(starts);
  });
});
