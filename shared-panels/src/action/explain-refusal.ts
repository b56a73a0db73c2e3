import { ApiError } from '@narthex/shared-auth';

/** The server's reasons where it gave some; a lost connection or a fault of the server is told by `failure`. */
export function explainRefusal(cause: unknown, failure: string): string {
  if (!(cause instanceof ApiError) || cause.isNetworkError || cause.status >= 500) return failure;
  const reasons = Object.values(cause.fieldErrors).flat();
  if (reasons.length > 0) return reasons.join('\n');
  return cause.hasDefaultMessage ? failure : cause.message;
}
