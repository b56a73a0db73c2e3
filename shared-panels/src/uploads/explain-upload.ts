import { ApiError } from '@narthex/shared-auth';
import { t } from '@narthex/shared-contracts/translate';

const isCancelled = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';

/** Returns why an upload failed, as a message for the person who sent the file. */
export function explainUpload(cause: unknown, cancelled: string): string {
  if (isCancelled(cause)) return cancelled;
  return cause instanceof ApiError ? cause.message : t('This file could not be sent. Please try again.');
}
