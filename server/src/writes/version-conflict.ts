import { t } from '@narthex/shared-contracts/translate';
import type { FastifyRequest } from 'fastify';
import { problem, type ProblemError } from '../problem-error';

/** Creates a 409 with both versions of an object that somebody else changed, so that no text is lost. */
export function versionConflict(
  current: Record<string, unknown>,
  currentVersion: number,
  submitted: unknown,
  message = t('Somebody else changed this in the meantime.'),
): ProblemError {
  const refusal = problem('conflict', message);
  refusal.conflict = { current, current_version: currentVersion, submitted: submitted ?? null };
  return refusal;
}

/** Throws 409 if a request is based on another version of the object. */
export function refuseOtherVersion(
  { editedVersion, body }: FastifyRequest,
  current: Record<string, unknown> & { readonly version: number },
): void {
  if (editedVersion !== null && editedVersion !== current.version)
    throw versionConflict(current, current.version, body);
}
