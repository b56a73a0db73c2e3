import { problem, type ProblemError } from '../problem-error';

/** 409: somebody changed the object after the editor opened it. Carries both versions, so that nobody's words vanish. */
export function versionConflict(
  current: Record<string, unknown>,
  currentVersion: number,
  submitted: unknown,
  message = 'Somebody else changed this in the meantime.',
): ProblemError {
  const refusal = problem('conflict', message);
  refusal.conflict = { current, current_version: currentVersion, submitted };
  return refusal;
}
