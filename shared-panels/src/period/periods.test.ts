import { formatPeriod, readPreset } from './periods';

it.each([
  ['this-month', '2026-11-01', '2026-11-30'],
  ['3-months', '2026-09-01', '2026-11-30'],
  ['12-months', '2025-12-01', '2026-11-30'],
  ['24-months', '2024-12-01', '2026-11-30'],
  ['this-year', '2026-01-01', '2026-12-31'],
  ['last-year', '2025-01-01', '2025-12-31'],
] as const)('%s is %s to %s', (name, from, to) => {
  expect(readPreset(name, '2026-11-22')).toEqual({ from, to });
});

it('begins in the year before, early in a year', () => {
  expect(readPreset('6-months', '2026-02-28')).toEqual({ from: '2025-09-01', to: '2026-02-28' });
});

it('names both days with their year', () => {
  expect(formatPeriod({ from: '2026-03-01', to: '2026-03-31' })).toBe('Sun 1 Mar 2026 to Tue 31 Mar 2026');
});
