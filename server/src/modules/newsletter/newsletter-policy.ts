import { DAY_MS } from '../../time-units';

/**
 * A person who has unsubscribed gets at most one confirmation email a day, however often somebody enters their address.
 */
export const RECONFIRMATION_INTERVAL_MS = DAY_MS;

/** The link that confirms a subscription is valid for a week. */
export const CONFIRM_LINK_LIFETIME_MS = 7 * DAY_MS;

/** Unconfirmed addresses are deleted after a month, because nobody has agreed to their storage. */
export const UNCONFIRMED_RETENTION_MS = 30 * DAY_MS;
