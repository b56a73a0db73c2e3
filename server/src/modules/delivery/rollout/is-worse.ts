import type { Verdict } from '../health/outcome-repository';

/** A version may fail for this much more of its visitors than the other one, as a difference between shares. */
export const MARGIN = 0.05;
/** Is the significance level: the probability that a version within the margin looks this bad by chance. */
const SIGNIFICANCE = 0.01;
/** Nothing is decided before this many different visitors, or accounts, have reported. */
const MIN_VISITORS = 20;
const MIN_ACCOUNTS = 5;
/** Failures must come from this many networks or accounts, so that a single one can't stop a version. */
const MIN_FAILED_SOURCES = 3;
/** Before anybody has reported, one failure among this many visitors is assumed. */
const ASSUMED_VISITORS = 20;

/** Estimates the share of visitors for whom a version fails. */
const estimateShare = ({ failed, visitors }: Pick<Verdict, 'failed' | 'visitors'>): number =>
  (failed + 1) / (visitors + ASSUMED_VISITORS);

/**
 * Returns the probability of at least `failed` failures among the visitors: the upper tail of a binomial distribution.
 */
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
 * Returns true if a version fails for clearly more of its visitors than another one: by a one-sided exact binomial test
 * against the estimate for the other one plus the margin. Returns false while there are too few reports.
 */
export function isWorse(trial: Verdict, other: Pick<Verdict, 'failed' | 'visitors'>): boolean {
  const { visitors, accounts, failed, failedSources } = trial;
  if (visitors < MIN_VISITORS && accounts < MIN_ACCOUNTS) return false;
  if (failedSources < MIN_FAILED_SOURCES) return false;
  return upperTail(failed, visitors, estimateShare(other) + MARGIN) < SIGNIFICANCE;
}
