import { DAY_MS, MINUTE_MS } from '../../time-units';

/** A broadcast may be scheduled at most a year ahead; a later date is probably a typing error. */
export const MAX_SEND_AHEAD_MS = 366 * DAY_MS;

/** The scheduler looks for due broadcasts this often, so that they are sent in the minute that was chosen. */
export const BROADCASTS_CHECK_INTERVAL_MS = MINUTE_MS;
