import { ApiError } from '@narthex/shared-auth';
import { t } from '@narthex/shared-contracts/translate';

const isCancelled = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';

/** Why a file didn't arrive, for the person who sent it. */
export function explainUpload(cause: unknown, cancelled: string): string {
  if (isCancelled(cause)) return cancelled;
  return cause instanceof ApiError ? cause.message : t('This file could not be sent. Please try again.');
}
