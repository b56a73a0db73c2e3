import { t } from '@narthex/shared-contracts/translate';
import { ApiError } from '@narthex/shared-auth';

export interface FailureMessages {
  /** Is shown if the server refuses without a message. */
  readonly refused: string;
  /** Is shown if there was no response, or a server error. */
  readonly noResponse: string;
}

export interface Failure {
  /** Holds the message of the form as a whole; it is null if the fields have all messages. */
  readonly message: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

/** The client creates these messages if the response has none. */
const WITHOUT_MESSAGE = /^(HTTP error! status: \d+|Login failed|Registration failed)$/;

/** Returns the messages after a failed sign-in or registration. `known` lists the fields of the form. */
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
