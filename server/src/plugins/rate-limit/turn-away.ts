import { problem, type ProblemError } from '../../problem-error';

/** Creates a 429 with the number of seconds until the next allowed request. */
export function turnAway(retryAfter: number): ProblemError {
  const refusal = problem('rate_limited');
  refusal.retryAfter = retryAfter;
  return refusal;
}
