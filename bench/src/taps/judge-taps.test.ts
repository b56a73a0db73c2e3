import { judgeTaps } from './judge-taps';
import type { Tap } from './tap-visit';

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
