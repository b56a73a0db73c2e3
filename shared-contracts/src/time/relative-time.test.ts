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

it.each([
  ['at once', '2026-11-21T12:00:00Z', 'just now'],
  ['ahead of this clock', '2026-11-21T12:05:00Z', 'just now'],
  ['short of a minute ago', '2026-11-21T11:59:00.001Z', 'just now'],
  ['short of two minutes ago', '2026-11-21T11:58:00.001Z', '1 minute ago'],
  ['two minutes ago', '2026-11-21T11:58:00Z', '2 minutes ago'],
  ['short of an hour ago', '2026-11-21T11:00:00.001Z', '59 minutes ago'],
  ['an hour ago', '2026-11-21T11:00:00Z', '1 hour ago'],
  ['short of two hours ago', '2026-11-21T10:00:00.001Z', '1 hour ago'],
  ['two hours ago', '2026-11-21T10:00:00Z', '2 hours ago'],
  ['as the day began', '2026-11-20T21:00:00Z', '15 hours ago'],
  ['as yesterday ended', '2026-11-20T20:59:59Z', 'yesterday, 11:59 PM'],
  ['as yesterday began', '2026-11-19T21:00:00Z', 'yesterday, 12:00 AM'],
  ['as the day before ended', '2026-11-19T20:59:59Z', 'Thu 19 Nov'],
  ['in another year', '2025-11-21T12:00:00Z', 'Fri 21 Nov 2025'],
])('says of what happened %s, at %s: %s', (_, instant, text) => {
  expect(formatTimeAgo(instant, zone, now)).toBe(text);
});

it.each([
  ['Africa/Nairobi', '8 hours ago'],
  ['UTC', '8 hours ago'],
  ['America/Los_Angeles', 'yesterday, 8:00 PM'],
])('counts the days of %s', (timeZone, text) => {
  expect(formatTimeAgo('2026-11-21T04:00:00Z', timeZone, now)).toBe(text);
});

it('counts the minutes across midnight', () => {
  expect(formatTimeAgo('2026-11-20T20:50:00Z', zone, new Date('2026-11-20T21:10:00Z'))).toBe(
    '20 minutes ago',
  );
});

it('knows yesterday where the clocks went back', () => {
  const lateOnSunday = new Date('2026-10-25T22:30:00Z');
  expect(formatTimeAgo('2026-10-24T20:00:00Z', 'Europe/Berlin', lateOnSunday)).toBe('yesterday, 10:00 PM');
});
