import { percentile } from '../browser/metrics';
import { LIMIT } from '../limits';
import { judgeNone, type Judgement } from '../report/judgement';
import type { Write } from './steady-writes';

/** Describes a backup that was made while people wrote. Instants are in milliseconds. */
export interface MadeBackup {
  readonly beganAt: number;
  readonly endedAt: number;
  /** Is the instant that the archive states: what was acknowledged before it has to be there. */
  readonly asOf: number;
  readonly numbers: ReadonlySet<number>;
}

const isExpected = ({ asOf }: MadeBackup, { acknowledgedAt }: Write) => acknowledgedAt < asOf;

/** Returns the writes that a backup has to contain and doesn't. */
export const findMissing = (backup: MadeBackup, writes: readonly Write[]): Write[] =>
  writes.filter((write) => isExpected(backup, write) && !backup.numbers.has(write.number));

/** Returns how long the writes took that were sent while a backup was made (or while none was), in milliseconds. */
export function listTimes(
  writes: readonly Write[],
  backups: readonly MadeBackup[],
  isMade: boolean,
): number[] {
  const isDuring = ({ sentAt }: Write) =>
    backups.some(({ beganAt, endedAt }) => sentAt >= beganAt && sentAt < endedAt);
  return writes
    .filter((write) => isDuring(write) === isMade)
    .map(({ sentAt, acknowledgedAt }) => acknowledgedAt - sentAt);
}

export function judgeBackups(backups: readonly MadeBackup[], writes: readonly Write[]): Judgement {
  const missing = backups.flatMap((backup) => findMissing(backup, writes).map(({ number }) => number));
  // A backup before the first write would prove nothing.
  const empty = backups.some((backup) => !writes.some((write) => isExpected(backup, write)))
    ? ['a backup without a write before it']
    : [];
  return judgeNone(
    `no write that was acknowledged before the instant of one of ${backups.length} backups is missing`,
    [...empty, ...[...new Set(missing)].slice(0, 5).map((number) => `write ${number}`)],
  );
}

export function judgeWaiting(times: readonly number[]): Judgement {
  const p99 = percentile(times, 0.99);
  return {
    sentence: `writes wait less than ${LIMIT.backupWriteMs} ms at p99 while a backup is made`,
    value: `${p99.toFixed(0)} ms`,
    isMet: p99 < LIMIT.backupWriteMs,
  };
}

export const judgeRestore = (rows: number, milliseconds: number): Judgement => ({
  sentence: `${rows.toLocaleString('en-US')} rows of each kind are back within ${LIMIT.restoreSeconds} s`,
  value: `${(milliseconds / 1000).toFixed(1)} s`,
  isMet: milliseconds < LIMIT.restoreSeconds * 1000,
});
