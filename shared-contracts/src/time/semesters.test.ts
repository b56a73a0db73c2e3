import { findSemester, findSemesterByKey } from './semesters';

it.each([
  ['2025-09-06', '2025-09', 'September – December 2025'],
  ['2026-01-03', '2025-09', 'September – December 2025'],
  ['2026-01-04', '2026-01', 'January – April 2026'],
  ['2026-08-31', '2026-05', 'May – August 2026'],
  ['2026-11-28', '2026-09', 'September – December 2026'],
])('puts %s into %s', (date, key, label) => {
  expect(findSemester(date)).toMatchObject({ key, label });
});

it('knows the days of a key', () => {
  expect(findSemesterByKey('2025-09')).toMatchObject({ from: '2025-09-01', until: '2026-01-03' });
  expect(findSemesterByKey('2025-10')).toBeNull();
  for (const key of ['soon', '12025-09', '2025-09-01', '2025-0', ''])
    expect(findSemesterByKey(key)).toBeNull();
  expect(findSemesterByKey('2026-01')).toMatchObject({ from: '2026-01-04', until: '2026-04-30' });
  expect(findSemesterByKey('0001-01')).toBeNull();
  expect(findSemesterByKey('9999-09')).toBeNull();
});
