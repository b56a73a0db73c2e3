import { tableLines } from './table';

it('makes each column as wide as its widest cell', () => {
  const lines = tableLines(
    ['page', 'LCP'],
    [
      ['/', '1,204 ms'],
      ['/PrayerDepartment', '9 ms'],
    ],
  );
  expect(lines).toEqual([
    '  page                    LCP',
    '  /                  1,204 ms',
    '  /PrayerDepartment      9 ms',
  ]);
});
