import { DAY_MS } from '../../time-units';

/** Whoever left is asked once a day at most, however often somebody enters their address. */
export const ASK_LEAVER_INTERVAL_MS = DAY_MS;

/** The link that confirms a subscription works for a week. */
export const CONFIRM_LINK_LIFETIME_MS = 7 * DAY_MS;

/** Addresses that were never confirmed are forgotten after a month: nobody agreed to keeping them. */
export const UNCONFIRMED_RETENTION_MS = 30 * DAY_MS;
