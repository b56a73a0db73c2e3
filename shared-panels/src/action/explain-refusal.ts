import { ApiError } from '@narthex/shared-auth';

const isFault = ({ status, code }: ApiError) => status >= 500 && code !== 'storage_full';

/** Returns the server's reasons if it sent some, and `failure` after a lost connection or a server error. */
export function explainRefusal(cause: unknown, failure: string): string {
  if (!(cause instanceof ApiError) || cause.isNetworkError || isFault(cause)) return failure;
  const reasons = Object.values(cause.fieldErrors).flat();
  if (reasons.length > 0) return reasons.join('\n');
  return cause.hasDefaultMessage ? failure : cause.message;
}
