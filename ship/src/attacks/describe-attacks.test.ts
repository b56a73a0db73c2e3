import type { Boundary, Outcome } from './attack';
import { describeAttacks, isHeld, judgeAttack, type AttackResult } from './describe-attacks';

const judge = (attack: string, outcomes: Partial<Record<Boundary, Outcome | Error>>): AttackResult =>
  judgeAttack('reads', attack, new Map(Object.entries(outcomes) as [Boundary, Outcome | Error][]));

const SUCCEEDED: Outcome = { hasSucceeded: true, result: 'true' };
const STOPPED: Outcome = { hasSucceeded: false, result: 'SecurityError' };
const COOKIES = judge('cookies', { off: SUCCEEDED, on: STOPPED });
const FLOOD = judge('flood', { on: { hasSucceeded: false } });

const reportOf = (...results: AttackResult[]) => ({ remote: 'choirs', results });

it('prints a table that lines up, with its sums', () => {
  const report = reportOf(COOKIES, FLOOD);
  expect(describeAttacks(report).split('\n')).toEqual([
    '                    boundary off  boundary on',
    'ok  reads  cookies  succeeds      stopped',
    'ok  reads  flood    -             stopped',
    '1 of 1 succeeded with the boundary off.',
    'choirs: 2 attacks, 0 succeeded.',
  ]);
  expect(isHeld(report)).toBe(true);
});

it('says which attack succeeded, and what it returned', () => {
  const report = reportOf(COOKIES, judge('frame', { off: SUCCEEDED, on: SUCCEEDED }));
  expect(describeAttacks(report)).toMatch(
    /NO {2}reads {2}frame {4}succeeds {6}SUCCEEDS {2}off: true; on: true/,
  );
  expect(describeAttacks(report)).toContain('choirs: 2 attacks, 1 succeeded.');
  expect(isHeld(report)).toBe(false);
});

it('counts an attack that succeeds in one of several browsers', () => {
  expect(judge('fetch', { off: SUCCEEDED, on: STOPPED, older: SUCCEEDED }).on).toBe(true);
});

it('proves nothing with an attack that doesn’t even work without the boundary', () => {
  const report = reportOf(judge('cookies', { off: STOPPED, on: STOPPED }));
  expect(describeAttacks(report)).toContain('0 of 1 succeeded with the boundary off.');
  expect(isHeld(report)).toBe(false);
});

it('doesn’t take an attack that could not be run for a stopped one', () => {
  const result = judge('cookies', { off: SUCCEEDED, on: new Error('The page never loaded') });
  expect(result).toMatchObject({ on: null, message: 'on: The page never loaded; off: true' });
  expect(describeAttacks(reportOf(result))).toContain('1 could not be run.');
  expect(isHeld(reportOf(result))).toBe(false);
});
