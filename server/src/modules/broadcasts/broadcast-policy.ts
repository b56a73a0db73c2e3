import { DAY_MS, MINUTE_MS } from '../../time-units';

/** A broadcast is planned for the coming year at most: a later date is a mistyped one. */
export const MAX_SEND_AHEAD_MS = 366 * DAY_MS;

/** Broadcasts for later are looked for this often: they go out in the minute that was chosen. */
export const BROADCASTS_CHECK_INTERVAL_MS = MINUTE_MS;
