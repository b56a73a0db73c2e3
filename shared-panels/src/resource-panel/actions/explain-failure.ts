import { ApiError } from '@narthex/shared-auth';

/** Returns our message, followed by the server's reason if it refused because of this object. */
export function explainFailure(failure: string, cause: unknown): string {
  const isExplained =
    cause instanceof ApiError &&
    (cause.code === 'proof_required' || [403, 409, 422, 429].includes(cause.status));
  return isExplained ? `${failure}. ${cause.message}` : failure;
}
