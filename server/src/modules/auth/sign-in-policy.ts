import { DAY_MS, HOUR_MS } from '../../time-units';

/** Slips of the finger cost nothing: so many attempts fail before the first wait. */
export const FREE_SIGN_IN_ATTEMPTS = 3;

/** From then on the wait doubles with each failure, beginning with this one. */
export const FIRST_SIGN_IN_DELAY_SECONDS = 1;

/** Short enough that a leader whose neighbour on the same network guesses at the account still gets in. */
export const MAX_SIGN_IN_DELAY_SECONDS = 60;

/** Failures are forgotten after a day without another one: slow guessing stays slow, and nobody is delayed for ever. */
export const SIGN_IN_ATTEMPTS_COUNTED_MS = DAY_MS;

/** The window in which sign-ups with a known address are counted for a network: see `takenSignUpsPerNetwork`. */
export const TAKEN_SIGN_UPS_WINDOW_MS = HOUR_MS;
