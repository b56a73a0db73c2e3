import { fileInLanguage } from '@narthex/shared-contracts/languages';

/** Calendar applications load this file regularly. */
export const CALENDAR_FEED = fileInLanguage('/calendar.ics');

/**
 * The server redirects this URL to the same file as `webcal:`. A phone that opens the file itself imports it once and
 * never updates it.
 */
export const CALENDAR_SUBSCRIBE = fileInLanguage('/calendar/subscribe');
