import { problem, type ProblemError } from '../../problem-error';

/** The refusal of what was asked for too often, until so many seconds are over. */
export function turnAway(retryAfter: number): ProblemError {
  const refusal = problem('rate_limited');
  refusal.retryAfter = retryAfter;
  return refusal;
}
