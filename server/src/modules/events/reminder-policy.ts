import { HOUR_MS, MINUTE_MS } from '../../time-units';

/** People are reminded a day ahead, while they can still arrange to come. */
export const REMIND_BEFORE_START_MS = 24 * HOUR_MS;

/** In the last hour a reminder comes too late to be of use. */
export const LAST_REMINDER_BEFORE_START_MS = HOUR_MS;

/** Whoever said only a moment ago that they come isn't reminded. */
export const REMIND_AFTER_RSVP_MS = 6 * HOUR_MS;

/** Reminders are looked for this often: nobody's comes noticeably late. */
export const REMINDERS_EVERY_MS = 10 * MINUTE_MS;
