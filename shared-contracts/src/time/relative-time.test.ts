import { formatTimeAgo } from './relative-time';

const zone = 'Africa/Nairobi';
const now = new Date('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T11:59:40Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T11:40:00Z', '20 minutes ago'],
  ['2026-11-21T09:00:00Z', '3 hours ago'],
  ['2026-11-20T13:12:00Z', 'yesterday, 4:12 PM'],
  ['2026-11-13T13:12:00Z', 'Fri 13 Nov'],
])('says of %s: %s', (instant, text) => {
  expect(formatTimeAgo(instant, zone, now)).toBe(text);
});
