import { ApiError } from '@narthex/shared-auth';
import { t } from '@narthex/shared-contracts/translate';

/** Returns whether the person cancelled an upload. */
export const isCancelled = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';

/** Returns true if the object of a request was deleted. */
export const isGone = (cause: unknown) => cause instanceof ApiError && cause.status === 404;

/** Returns why an upload failed, as a message for the person who sent the file. */
export function explainUpload(cause: unknown, cancelled: string): string {
  if (isCancelled(cause)) return cancelled;
  if (cause instanceof ApiError && !cause.hasDefaultMessage) return cause.message;
  // A proxy refuses a large body with a page of its own.
  return cause instanceof ApiError && cause.status === 413
    ? t('This file is larger than the server takes. Please send a smaller one, or tell the church office.')
    : t('This file could not be sent. Please try again.');
}

const isFault = ({ status, code }: ApiError) => status >= 500 && code !== 'storage_full';

/** Returns the reason of a refusal. A missing object was on the screen, so it was there a while ago. */
const getReason = ({ status, message }: ApiError) =>
  status === 404 ? t('It is no longer there. Somebody else may have deleted it.') : message;

/** Returns the server's reasons if it sent some, and `failure` after a lost connection or a server error. */
export function explainRefusal(cause: unknown, failure: string): string {
  if (!(cause instanceof ApiError) || cause.isNetworkError || isFault(cause)) return failure;
  const reasons = Object.values(cause.fieldErrors).flat();
  if (reasons.length > 0) return reasons.join('\n');
  return cause.hasDefaultMessage ? failure : getReason(cause);
}

/** Returns our message, followed by the server's reason if it refused because of this object. */
export function explainFailure(failure: string, cause: unknown): string {
  const isExplained =
    cause instanceof ApiError &&
    (cause.code === 'proof_required' || [403, 404, 409, 422, 429].includes(cause.status)) &&
    !cause.hasDefaultMessage &&
    !failure.includes(cause.message);
  return isExplained ? `${failure.replace(/\.$/, '')}. ${getReason(cause)}` : failure;
}

/** Returns the same for a form, which shows the reasons of its fields itself. */
export function explainSaveFailure(getFailure: (cause: unknown) => string, cause: unknown): string {
  if (!(cause instanceof ApiError)) return getFailure(cause);
  const isOfFields = Object.keys(cause.fieldErrors).length > 0;
  // The message of the form may contain the server's reason.
  const { status, code, fieldErrors } = cause;
  const named = status === 404 ? new ApiError(status, code, getReason(cause), fieldErrors) : cause;
  const failure = getFailure(named);
  return isOfFields ? failure : explainFailure(failure, named);
}
