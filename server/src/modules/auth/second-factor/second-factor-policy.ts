import { MINUTE_MS } from '../../../time-units';

/** Within this time after the password, the code must follow. It is enough to install an app first. */
export const CHALLENGE_LIFETIME_MS = 15 * MINUTE_MS;

/** After this many wrong codes the password is asked for again. */
export const MAX_CODES_PER_CHALLENGE = 5;

/** A code of the previous or next half minute is accepted, because the clocks of phones differ. */
export const CLOCK_TOLERANCE_SECONDS = 30;

export const RECOVERY_CODE_COUNT = 10;
