import type { Verdict } from '../health/outcome-repository';
import { isWorse, upperTail } from './is-worse';

const verdict = (failed: number, visitors: number, more: Partial<Verdict> = {}): Verdict => ({
  failed,
  visitors,
  accounts: 0,
  failedSources: failed,
  ...more,
});
const LIVE = { failed: 10, visitors: 1_000 };

it.each<[string, Verdict, boolean]>([
  ['fails for most', verdict(15, 20), true],
  ['fails for a third', verdict(8, 24), true],
  ['fails for nobody', verdict(0, 500), false],
  ['fails as the live one does', verdict(5, 500), false],
  ['fails a little more than the live one, within the margin', verdict(25, 500), false],
  ['fails clearly more than the margin', verdict(50, 500), true],
  ['failed for all of too few', verdict(19, 19), false],
  ['failed for few by chance', verdict(3, 25), false],
  ['failed for five people who are signed in', verdict(5, 5, { accounts: 5 }), true],
  ['failed for four people who are signed in', verdict(4, 4, { accounts: 4 }), false],
  ['failed for everybody of two networks', verdict(40, 40, { failedSources: 2 }), false],
])('a version that %s', (_, trial, expected) => {
  expect(isWorse(trial, LIVE)).toBe(expected);
});

it('is held against what the other one fails for', () => {
  expect(isWorse(verdict(20, 60), { failed: 300, visitors: 1_000 })).toBe(false);
  expect(isWorse(verdict(20, 60), { failed: 3, visitors: 1_000 })).toBe(true);
});

it('is told from a version that nobody has used yet', () => {
  expect(isWorse(verdict(9, 20), { failed: 0, visitors: 0 })).toBe(true);
  expect(isWorse(verdict(1, 20), { failed: 0, visitors: 0 })).toBe(false);
});

it.each([
  [0, 10, 0.5, 1],
  [10, 10, 0.5, 1 / 1024],
  [5, 10, 0.5, 638 / 1024],
  [1, 1, 0.1, 0.1],
  [3, 5, 0.1, 0.00856],
])('at least %i of %i with a chance of %f each', (failed, visitors, chance, expected) => {
  expect(upperTail(failed, visitors, chance)).toBeCloseTo(expected, 5);
});
