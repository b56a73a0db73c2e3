import { judgeBackups, judgeRestore, judgeWaiting, listTimes, type MadeBackup } from './judge-backups';
import { findNumbers, type Write } from './steady-writes';

const write = (number: number, sentAt: number, acknowledgedAt: number): Write => ({
  number,
  sentAt,
  acknowledgedAt,
});
const backup = (asOf: number, numbers: readonly number[]): MadeBackup => ({
  ...{ beganAt: 100, endedAt: 200, asOf },
  numbers: new Set(numbers),
});
const WRITES = [write(1, 10, 20), write(2, 110, 140), write(3, 150, 160)];

it('finds the writes of the bench in the rows of an archive', () => {
  const rows =
    '{"description":"Prayer of the bench, number 12."}\n{"description":"Prayer of the bench, number 7."}\n{"description":"3."}';
  expect(findNumbers(rows)).toEqual(new Set([12, 7]));
});

it.each([
  ['has all that was acknowledged before its instant', 150, [1, 2], true],
  ['may have what was acknowledged after it', 130, [1, 2, 3], true],
  ['lacks a write that was acknowledged before it', 150, [1], false],
  ['has no write before it', 15, [], false],
])('a backup that %s', (_, asOf, numbers, isMet) => {
  expect(judgeBackups([backup(asOf, numbers)], WRITES).isMet).toBe(isMet);
});

it('tells the writes during a backup from the others', () => {
  const made = [backup(150, [])];
  expect(listTimes(WRITES, made, true)).toEqual([30, 10]);
  expect(listTimes(WRITES, made, false)).toEqual([10]);
});

it('judges waiting writes and a restore', () => {
  expect([judgeWaiting([249]).isMet, judgeWaiting([250]).isMet]).toEqual([true, false]);
  expect([judgeRestore(10, 59_999).isMet, judgeRestore(10, 60_000).isMet]).toEqual([true, false]);
});
