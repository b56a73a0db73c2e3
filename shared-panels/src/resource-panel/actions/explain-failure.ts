import { ApiError } from '@narthex/shared-auth';

/** The server's own sentence after ours where it refuses for a reason of this object; ours alone otherwise. */
export function explainFailure(failure: string, cause: unknown): string {
  const isExplained = cause instanceof ApiError && [403, 409, 422, 429].includes(cause.status);
  return isExplained ? `${failure}. ${cause.message}` : failure;
}
