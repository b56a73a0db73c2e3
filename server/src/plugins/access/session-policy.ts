import { DAY_MS, MINUTE_MS } from '../../time-units';

/** A session that is not used ends after a month, so that a forgotten phone doesn't stay signed in for long. */
export const SESSION_IDLE_MS = 30 * DAY_MS;

/** However much it is used, a session ends after a semester: a stolen token stops working some day. */
export const SESSION_MAX_AGE_MS = 90 * DAY_MS;

/** The use of a session is noted this often at most, so that not every request writes to the database. */
export const SESSION_TOUCH_INTERVAL_MS = 5 * MINUTE_MS;
