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

const AUTUMN_2025 = {
  key: '2025-09',
  label: 'September – December 2025',
  from: '2025-09-01',
  until: '2026-01-03',
};
const SPRING = { key: '2026-01', label: 'January – April 2026', from: '2026-01-04', until: '2026-04-30' };
const SUMMER = { key: '2026-05', label: 'May – August 2026', from: '2026-05-01', until: '2026-08-31' };
const AUTUMN = {
  key: '2026-09',
  label: 'September – December 2026',
  from: '2026-09-01',
  until: '2027-01-03',
};

it.each([
  ['2025-12-31', AUTUMN_2025],
  ['2026-01-01', AUTUMN_2025],
  ['2026-01-03', AUTUMN_2025],
  ['2026-01-04', SPRING],
  ['2026-04-30', SPRING],
  ['2026-05-01', SUMMER],
  ['2026-08-31', SUMMER],
  ['2026-09-01', AUTUMN],
  ['2026-12-31', AUTUMN],
  ['2027-01-03', AUTUMN],
])('%s lies in one semester alone', (date, semester) => {
  expect(findSemester(date)).toEqual(semester);
});

it.each([
  ['2026-01', SPRING],
  ['2026-05', SUMMER],
  ['2026-09', AUTUMN],
])('the key %s names one semester', (key, semester) => {
  expect(findSemesterByKey(key)).toEqual(semester);
});

it.each([
  ['1899-09', null],
  ['1900-01', '1900-01-04'],
  ['2199-09', '2199-09-01'],
  ['2200-01', null],
  ['20ab-09', null],
  ['2026-02', null],
  ['2026-1', null],
  ['2026/09', null],
])('the semester %s begins on %p', (key, from) => {
  expect(findSemesterByKey(key)?.from ?? null).toBe(from);
});
