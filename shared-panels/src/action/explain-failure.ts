import { ApiError } from '@narthex/shared-auth';
import { t } from '@narthex/shared-contracts/translate';

const isCancelled = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';

/** Returns why an upload failed, as a message for the person who sent the file. */
export function explainUpload(cause: unknown, cancelled: string): string {
  if (isCancelled(cause)) return cancelled;
  return cause instanceof ApiError ? cause.message : t('This file could not be sent. Please try again.');
}

const isFault = ({ status, code }: ApiError) => status >= 500 && code !== 'storage_full';

/** Returns the server's reasons if it sent some, and `failure` after a lost connection or a server error. */
export function explainRefusal(cause: unknown, failure: string): string {
  if (!(cause instanceof ApiError) || cause.isNetworkError || isFault(cause)) return failure;
  const reasons = Object.values(cause.fieldErrors).flat();
  if (reasons.length > 0) return reasons.join('\n');
  return cause.hasDefaultMessage ? failure : cause.message;
}

/** Returns our message, followed by the server's reason if it refused because of this object. */
export function explainFailure(failure: string, cause: unknown): string {
  const isExplained =
    cause instanceof ApiError &&
    (cause.code === 'proof_required' || [403, 409, 422, 429].includes(cause.status));
  return isExplained ? `${failure}. ${cause.message}` : failure;
}
