import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import { findNextService } from './next-service';

const service = (
  day: number,
  start_time: string,
  name: string,
  kind: WorshipService['kind'] = 'service',
) => ({
  id: day * 100 + Number(start_time.slice(0, 2)),
  name,
  day,
  start_time,
  end_time: '23:00',
  location: null,
  description: null,
  kind,
  sort_order: 1,
  version: 1,
});
const WEEK = [
  service(1, '05:00', 'Office', 'office'),
  service(6, '11:00', 'Divine Service'),
  service(6, '08:20', 'Sabbath School'),
  service(3, '19:00', 'Prayer Meeting'),
];
const ZONE = 'Africa/Nairobi';

it.each([
  ['on a Friday', '2026-11-27T07:00:00Z', 'Sabbath School', 'Saturday, 8:20 AM'],
  ['before it begins', '2026-11-28T05:00:00Z', 'Sabbath School', 'Today, 8:20 AM'],
  ['between two of a day', '2026-11-28T06:00:00Z', 'Divine Service', 'Today, 11:00 AM'],
  ['after the last of a day', '2026-11-28T10:00:00Z', 'Prayer Meeting', 'Wednesday, 7:00 PM'],
  [
    'when it is Saturday here and Friday elsewhere',
    '2026-11-27T22:00:00Z',
    'Sabbath School',
    'Today, 8:20 AM',
  ],
])('is the one that begins next, %s', (_, now, name, when) => {
  expect(findNextService(WEEK, now, ZONE)).toEqual({ name, when });
});

// This zone is neither that of the test process nor the default one.
it.each([
  ['America/Los_Angeles', '2026-11-28T07:00:00Z', 'Sabbath School', 'Saturday, 8:20 AM'],
  ['America/Los_Angeles', '2026-11-29T06:00:00Z', 'Prayer Meeting', 'Wednesday, 7:00 PM'],
  ['America/Los_Angeles', '2026-11-28T17:00:00Z', 'Divine Service', 'Today, 11:00 AM'],
  ['Pacific/Kiritimati', '2026-11-27T18:00:00Z', 'Sabbath School', 'Today, 8:20 AM'],
  ['Pacific/Kiritimati', '2026-11-27T22:00:00Z', 'Prayer Meeting', 'Wednesday, 7:00 PM'],
])('is the one that begins next in %s at %s', (zone, now, name, when) => {
  expect(findNextService(WEEK, now, zone)).toEqual({ name, when });
});

it('is the same service in a week, when the only one of the week has begun', () => {
  const only = [service(6, '08:20', 'Sabbath School')];
  expect(findNextService(only, '2026-11-28T06:00:00Z', ZONE)?.when).toBe('Saturday, 8:20 AM');
});

it('is none where none is known', () => {
  expect(findNextService([], '2026-11-27T07:00:00Z', ZONE)).toBeUndefined();
});
