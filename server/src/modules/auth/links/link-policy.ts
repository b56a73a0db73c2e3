import { DAY_MS, HOUR_MS } from '../../../time-units';

/**
 * For how long a link in an email works. That of a new password opens the account, so that it is short-lived; an
 * invitation may lie in a mailbox for some days.
 */
export const LINK_LIFETIME_MS = {
  'reset-password': HOUR_MS,
  invitation: 7 * DAY_MS,
  'confirm-email': 3 * DAY_MS,
} as const;

/** Links that are over are kept for another day and then deleted. */
export const EXPIRED_LINK_RETENTION_MS = DAY_MS;
