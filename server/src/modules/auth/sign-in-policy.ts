import { DAY_MS, HOUR_MS } from '../../time-units';

/** This many attempts may fail before the first delay, because everybody mistypes a password now and then. */
export const FREE_SIGN_IN_ATTEMPTS = 3;

/** The delay starts with this value and doubles with each further failure. */
export const FIRST_SIGN_IN_DELAY_SECONDS = 1;

/** The delay is short enough that the owner of an account still gets in while somebody on the same network guesses. */
export const MAX_SIGN_IN_DELAY_SECONDS = 60;

/**
 * Failures are forgotten after a day without another one, so that slow guessing stays slow but no delay lasts for ever.
 */
export const SIGN_IN_ATTEMPTS_COUNTED_MS = DAY_MS;

/**
 * Sign-ups with an address that has an account are counted per network in this window: see `takenSignUpsPerNetwork`.
 */
export const KNOWN_ADDRESSES_WINDOW_MS = HOUR_MS;
