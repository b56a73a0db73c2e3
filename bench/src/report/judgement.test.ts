import { judgeNone, judgementLines } from './judgement';

it('shows what was kept and what was broken, and by whom', () => {
  const judgements = [judgeNone('No page is empty', []), judgeNone('No page is slow', ['/Events', '/COE'])];
  expect(judgementLines(judgements)).toEqual([
    '  PASS  No page is empty: none does',
    '  FAIL  No page is slow: /Events, /COE',
  ]);
});
