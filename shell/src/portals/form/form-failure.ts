import { t } from '@narthex/shared-contracts/translate';
import { ApiError } from '@narthex/shared-auth';

export interface FailureMessages {
  /** The server refused and gave no reason of its own. */
  readonly refused: string;
  /** No response came, or the server is in trouble. */
  readonly noResponse: string;
}

export interface Failure {
  /** What the form as a whole says; null when fields say it all. */
  readonly message: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

/** What the client says of itself when the server gave no message. */
const WITHOUT_MESSAGE = /^(HTTP error! status: \d+|Login failed|Registration failed)$/;

/** What a failed sign-in or registration tells the person. `known` are the fields that the form shows. */
export function describeFailure(
  cause: unknown,
  messages: FailureMessages,
  known: readonly string[],
): Failure {
  if (!(cause instanceof ApiError) || cause.isNetworkError || cause.status >= 500) {
    return { message: messages.noResponse, fields: {} };
  }
  if (cause.status === 429) return { message: tooManyAttempts(cause), fields: {} };
  const fields: Record<string, string> = {};
  const unplaced: string[] = [];
  for (const [field, said] of Object.entries(cause.fieldErrors)) {
    if (known.includes(field)) fields[field] = said.join(' ');
    else unplaced.push(...said);
  }
  if (unplaced.length > 0) return { message: unplaced.join(' '), fields };
  if (Object.keys(fields).length > 0) return { message: null, fields };
  return { message: WITHOUT_MESSAGE.test(cause.message) ? messages.refused : cause.message, fields };
}

function tooManyAttempts(cause: ApiError): string {
  const seconds = 'retryAfter' in cause && typeof cause.retryAfter === 'number' ? cause.retryAfter : null;
  if (seconds === null) return t('Too many attempts. Please wait 15 minutes and try again.');
  if (seconds < 60) return t('Too many attempts. Please try again in less than a minute.');
  const count = Math.ceil(seconds / 60);
  return t(
    '{count, plural, one {Too many attempts. Please try again in # minute.} other {Too many attempts. Please try again in # minutes.}}',
    { count },
  );
}
