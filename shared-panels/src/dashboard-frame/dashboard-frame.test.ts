import { getGreeting } from './dashboard-frame';

const zone = 'Africa/Nairobi';

it.each([
  ['2026-11-21T02:00:00Z', 'Good morning'],
  ['2026-11-21T09:00:00Z', 'Good afternoon'],
  ['2026-11-21T14:00:00Z', 'Good evening'],
  ['2026-11-21T23:00:00Z', 'Good evening'],
])('greets by the clock of the site: %s', (instant, text) => {
  expect(getGreeting(zone, new Date(instant))).toBe(text);
});
