import type { FastifyRequest } from 'fastify';
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

/** Refuses a request that was made from another version of the object than this. */
export function refuseOtherVersion(
  { editedVersion, body }: FastifyRequest,
  current: Record<string, unknown> & { readonly version: number },
): void {
  if (editedVersion !== null && editedVersion !== current.version)
    throw versionConflict(current, current.version, body);
}
