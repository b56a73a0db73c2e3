import { ERROR_STATUS, type ErrorCode, type Problem } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';

/** Clients may retry after this time, since what is unavailable, such as the database, is often back soon. */
export const RETRY_AFTER_SECONDS = 5;

/** Maps fields to messages, as in a response with status 422 or 409. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

const MESSAGES: Readonly<Record<ErrorCode, string>> = {
  bad_request: t('The request could not be read.'),
  invalid_credentials: t('Login failed. Please check your credentials.'),
  unauthenticated: t('Please sign in to continue.'),
  forbidden: t('You do not have access to this.'),
  proof_required: t('Please enter your password again to do this, or sign in again.'),
  not_found: t('This was not found.'),
  conflict: t('This conflicts with what is already stored.'),
  too_large: t('This is larger than what is accepted.'),
  unsupported_media_type: t('This kind of content is not accepted here.'),
  validation: t('Validation failed. Please check the highlighted fields.'),
  locked_out: t('Too many failed sign-ins. Please try again later.'),
  rate_limited: t('Too many requests. Please wait a moment and try again.'),
  internal: t('Something went wrong on our side. Please try again.'),
  unavailable: t('The service is not available right now. Please try again in a moment.'),
  storage_full: t(
    'The server has no room for more files. Please tell the church office, and try again later.',
  ),
};

/** Returns the first message for callers that show no messages at fields. */
const firstFieldError = (errors: FieldErrors = {}): string | undefined => Object.values(errors).flat()[0];

/** Is thrown to respond with a problem; the error handler converts it to the JSON of `problemSchema`. */
export class ProblemError extends Error {
  readonly statusCode: number;
  /** Is the number of seconds after which another attempt makes sense, sent as Retry-After. */
  retryAfter?: number;
  /** A refusal of the whole input has its message under `form`, so that every 422 has errors. */
  readonly errors: FieldErrors | undefined;
  /** Contains both versions if somebody else changed the object first. */
  conflict?: NonNullable<Problem['conflict']>;

  constructor(
    readonly code: ErrorCode,
    message?: string,
    errors?: FieldErrors,
  ) {
    super(message ?? firstFieldError(errors) ?? MESSAGES[code]);
    this.name = 'ProblemError';
    this.statusCode = ERROR_STATUS[code];
    if (code === 'unavailable') this.retryAfter = RETRY_AFTER_SECONDS;
    this.errors = errors ?? (code === 'validation' ? { form: [this.message] } : undefined);
  }
}

/** Creates an error to throw: `throw problem('not_found')`, `throw problem('conflict', 'This event is full.')`. */
export function problem(code: ErrorCode, message?: string, errors?: FieldErrors): ProblemError {
  return new ProblemError(code, message, errors);
}

/** Creates a 422 for one field, for rules that a schema can't contain. */
export function fieldProblem(field: string, message: string): ProblemError {
  return new ProblemError('validation', undefined, { [field]: [message] });
}

/** Creates a 429 with the number of seconds until the next allowed request. */
export function tooManyRequests(retryAfter: number): ProblemError {
  const refusal = problem('rate_limited');
  refusal.retryAfter = retryAfter;
  return refusal;
}
