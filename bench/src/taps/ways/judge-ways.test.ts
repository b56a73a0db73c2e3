import type { Way } from './click-to-paint';
import { judgeWays } from './judge-ways';

const way = (shownAfter: number, isPrefetched = true): Way => ({
  from: '/',
  to: '/COE',
  shownAfter,
  isPrefetched,
});
const judge = (ways: readonly Way[], unrestored: readonly string[] = []) =>
  judgeWays(ways, unrestored).map(({ isMet, value }) => [isMet, value]);

it('allows one of four clicks to show the next page late, and says how many were prefetched', () => {
  expect(judge([way(80), way(90), way(100), way(800, false)])).toEqual([
    [true, '100 ms of 4, 3 of them prefetched'],
    [true, 'none does'],
  ]);
  expect(judge([way(80), way(90), way(101), way(800)])[0]).toEqual([
    false,
    '101 ms of 4, 4 of them prefetched',
  ]);
});

it('names pages that are loaded again', () => {
  expect(judge([way(80)], ['/COE (UnloadHandler)'])[1]).toEqual([false, '/COE (UnloadHandler)']);
});
