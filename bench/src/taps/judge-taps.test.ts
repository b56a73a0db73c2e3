import { judgeTaps, judgeWays } from './judge-taps';
import type { Tap } from './tap-visit';
import type { Way } from './ways/click-to-paint';

const tap = (response: number | null, more: Partial<Tap> = {}): Tap => ({
  ...{ path: '/', kind: 'menu', moment: 1_500, needsApplication: false, changes: 1 },
  response,
  ...more,
});
const judge = (cached: readonly Tap[], blocked: readonly Tap[] = [tap(10)]) =>
  judgeTaps({ cached, first: [], blocked }).map(({ isMet, value }) => [isMet, value]);

it('passes taps that are carried out once and soon', () => {
  expect(judge([tap(20), tap(30), tap(900)])).toEqual([
    [true, 'none does'],
    [true, '30 ms of 3'],
    [true, '0 ms of 0'],
    [true, '10 ms of 1'],
  ]);
});

it('names taps that are lost, or carried out twice', () => {
  const lost = tap(null, { changes: 0, kind: 'tab' });
  const twice = tap(20, { changes: 2, path: '/Events', kind: 'expand' });
  expect(judge([tap(20), lost, twice])[0]).toEqual([
    false,
    'tab on / after 1500 ms (0 times), expand on /Events after 1500 ms (2 times)',
  ]);
});

it('allows two of a hundred to start the application late, not more', () => {
  const start = (count: number, response: number) =>
    Array.from({ length: count }, () => tap(response, { needsApplication: true }));
  expect(judge([...start(98, 150), ...start(2, 900)])[2]).toEqual([true, '150 ms of 100']);
  expect(judge([...start(97, 150), ...start(3, 900)])[2]).toEqual([false, '900 ms of 100']);
});

describe('judge ways', () => {
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
});
