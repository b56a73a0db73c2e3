/** The calendar as a file: what a calendar program reads again and again. */
export const CALENDAR_FEED = '/calendar.ics';

/** Leads to the same file as `webcal:`. A phone that follows the link to the file would copy it once and never look again. */
export const CALENDAR_SUBSCRIBE = '/calendar/subscribe';
