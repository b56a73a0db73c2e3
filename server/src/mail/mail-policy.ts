import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../time-units';

/** Emails whose notification was missed are found by looking this often. */
export const OUTBOX_CHECK_INTERVAL_MS = 15 * SECOND_MS;

/** A claim on an email outlasts every attempt to send it, so that no other process sends it too. */
export const CLAIM_MS = 5 * MINUTE_MS;

/** Ends an attempt long before its claim does, whatever the mail server does meanwhile. */
export const SEND_TIMEOUT_MS = CLAIM_MS / 2;

/** The waits between attempts; after the last one an email is given up, a day and a half after the first. */
export const RETRY_AFTER_MINUTES = [1, 5, 15, 60, 180, 480, 1440] as const;

/** How long the mail server may take to take a connection, to greet, and to say anything at all. */
export const SMTP_TIMEOUTS_MS = {
  connectionTimeout: 20 * SECOND_MS,
  greetingTimeout: 20 * SECOND_MS,
  socketTimeout: 60 * SECOND_MS,
} as const;

/** What is too old to be kept is looked for this often. */
export const OLD_MAIL_CHECK_INTERVAL_MS = 6 * HOUR_MS;

/** What was sent or given up is forgotten after a quarter of a year, when nobody asks about it any more. */
export const MAIL_RETENTION_MS = 90 * DAY_MS;

/** The text of what was given up is forgotten after a week, since it may hold a link that opens an account. */
export const FAILED_TEXT_RETENTION_MS = 7 * DAY_MS;

/** The system page counts the emails that were sent in this time. */
export const SENT_LATELY_MS = 7 * DAY_MS;
