import { judgeNone, judgementLines } from './judgement';
import { tableLines } from './table';

it('shows what was kept and what was broken, and by whom', () => {
  const judgements = [judgeNone('No page is empty', []), judgeNone('No page is slow', ['/Events', '/COE'])];
  expect(judgementLines(judgements)).toEqual([
    '  PASS  No page is empty: none does',
    '  FAIL  No page is slow: /Events, /COE',
  ]);
});

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
