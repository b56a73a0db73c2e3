import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../time-units';

/** The outbox is also checked at this interval, in case a notification was missed. */
export const OUTBOX_CHECK_INTERVAL_MS = 15 * SECOND_MS;

/** A due email that waits longer shows that no process sends: even the slowest attempt takes less. */
export const LATE_MAIL_MS = 10 * MINUTE_MS;

/** A claim on an email lasts longer than any attempt to send it, so that no other process sends it too. */
export const CLAIM_MS = 8 * MINUTE_MS;

/** A claim that is older is renewed before the attempt in front of its email, after which it then still holds. */
export const RENEW_CLAIM_AFTER_MS = MINUTE_MS;

/** An attempt is aborted long before its claim expires, whatever the mail server does. */
export const SEND_TIMEOUT_MS = CLAIM_MS / 2;

/** The mail server gets this long for the message that tries it out, because somebody waits for the result. */
export const TEST_MAIL_TIMEOUT_MS = 20 * SECOND_MS;

/** These are the delays between attempts in minutes; the last attempt is a day and a half after the first. */
export const RETRY_AFTER_MINUTES = [1, 5, 15, 60, 180, 480, 1440] as const;

/** A mail server that doesn't know the sender yet refuses the first attempts; after this many it is worth a look. */
export const REFUSED_ATTEMPTS = 3;

/**
 * The mail server has this long to accept a connection, and to send its greeting. It may look for viruses before it
 * confirms an email, which would arrive twice if nobody waited for that: only the end of the attempt ends the wait.
 */
export const SMTP_TIMEOUTS_MS = {
  connectionTimeout: 20 * SECOND_MS,
  greetingTimeout: 20 * SECOND_MS,
  socketTimeout: SEND_TIMEOUT_MS,
} as const;

/** The job that deletes old emails runs at this interval. */
export const OLD_MAIL_CHECK_INTERVAL_MS = 6 * HOUR_MS;

/** Sent and failed emails are deleted after three months, when nobody asks about them any more. */
export const MAIL_RETENTION_MS = 90 * DAY_MS;

/** The text of a failed email is deleted after a week, because it may contain a link that opens an account. */
export const FAILED_TEXT_RETENTION_MS = 7 * DAY_MS;

/** The system page counts the emails that were sent in this period. */
export const SENT_LATELY_MS = 7 * DAY_MS;
