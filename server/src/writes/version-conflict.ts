import { problem, type ProblemError } from '../problem-error';

/** 409: somebody changed the object after the editor opened it. Carries both versions, so that nobody's words vanish. */
export function versionConflict(
  current: Record<string, unknown>,
  currentVersion: number,
  submitted: unknown,
): ProblemError {
  const refusal = problem('conflict', 'Somebody else changed this in the meantime.');
  refusal.conflict = { current, current_version: currentVersion, submitted };
  return refusal;
}
