import { ApiError } from '@narthex/shared-auth';

const isFault = ({ status, code }: ApiError) => status >= 500 && code !== 'storage_full';

/** The server's reasons where it gave some; a lost connection or a fault of the server is told by `failure`. */
export function explainRefusal(cause: unknown, failure: string): string {
  if (!(cause instanceof ApiError) || cause.isNetworkError || isFault(cause)) return failure;
  const reasons = Object.values(cause.fieldErrors).flat();
  if (reasons.length > 0) return reasons.join('\n');
  return cause.hasDefaultMessage ? failure : cause.message;
}
