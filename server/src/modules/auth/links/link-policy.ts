import { DAY_MS, HOUR_MS } from '../../../time-units';

/**
 * Sets how long the links in emails are valid. A password link opens the account, so its lifetime is short; an
 * invitation may lie unread in a mailbox for days.
 */
export const LINK_LIFETIME_MS = {
  'reset-password': HOUR_MS,
  invitation: 7 * DAY_MS,
  'confirm-email': 3 * DAY_MS,
} as const;

/** Expired links are kept for one more day and then deleted. */
export const EXPIRED_LINK_RETENTION_MS = DAY_MS;
