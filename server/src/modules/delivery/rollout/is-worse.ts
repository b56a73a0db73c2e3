import type { Verdict } from '../health/voice-repository';

/** How much more often than the other one a version may fail, as a share of its visitors. */
export const MARGIN = 0.05;
/** How sure it has to be that the margin is exceeded: the chance that a version within it looks as bad as this. */
const SIGNIFICANCE = 0.01;
/** So many different visitors, or accounts, before anything is decided. */
const MIN_VISITORS = 20;
const MIN_ACCOUNTS = 5;
/** One network or account alone stops nothing. */
const MIN_FAILED_SOURCES = 3;
/** What is assumed of a version before anybody has reported: one failure among so many visitors. */
const ASSUMED_VISITORS = 20;

/** The share of visitors that a version fails for, as far as is known. */
const estimateShare = ({ failed, visitors }: Pick<Verdict, 'failed' | 'visitors'>): number =>
  (failed + 1) / (visitors + ASSUMED_VISITORS);

/** The chance of at least so many failures among so many visitors, each with this chance: the upper tail of a binomial. */
export function upperTail(failed: number, visitors: number, chance: number): number {
  if (failed <= 0) return 1;
  if (chance >= 1) return 1;
  let logTerm = visitors * Math.log(1 - chance);
  let below = 0;
  for (let count = 0; count < failed; count += 1) {
    below += Math.exp(logTerm);
    logTerm += Math.log(((visitors - count) / (count + 1)) * (chance / (1 - chance)));
  }
  return Math.max(0, 1 - below);
}

/**
 * Whether a version fails for clearly more of its visitors than another one: by a one-sided exact binomial test against
 * what is known of the other one, plus the margin. False while there are too few to tell.
 */
export function isWorse(trial: Verdict, other: Pick<Verdict, 'failed' | 'visitors'>): boolean {
  const { visitors, accounts, failed, failedSources } = trial;
  if (visitors < MIN_VISITORS && accounts < MIN_ACCOUNTS) return false;
  if (failedSources < MIN_FAILED_SOURCES) return false;
  return upperTail(failed, visitors, estimateShare(other) + MARGIN) < SIGNIFICANCE;
}
