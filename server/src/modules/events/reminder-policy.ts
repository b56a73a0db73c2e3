import { HOUR_MS, MINUTE_MS } from '../../time-units';

/** People are reminded a day before the start, while they can still arrange to come. */
export const REMIND_BEFORE_START_MS = 24 * HOUR_MS;

/** In the last hour a reminder would come too late to be useful. */
export const LAST_REMINDER_BEFORE_START_MS = HOUR_MS;

/** People who accepted this recently aren't reminded. */
export const REMIND_AFTER_RSVP_MS = 6 * HOUR_MS;

/** The job runs this often, so that no reminder is noticeably late. */
export const REMINDERS_EVERY_MS = 10 * MINUTE_MS;
