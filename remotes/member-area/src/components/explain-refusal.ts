import { ApiError } from '@narthex/shared-auth';

/** A proof that the person has to give, a state that has changed, or a time to wait. */
const SAYS_WHAT_TO_DO: readonly number[] = [401, 409, 429];

/** Returns the server's reason for refusing a request if it says what to do. Otherwise it returns the fallback. */
export const explainRefusal = (cause: unknown, fallback: string): string =>
  cause instanceof ApiError && SAYS_WHAT_TO_DO.includes(cause.status) && !cause.hasDefaultMessage
    ? cause.message
    : fallback;
