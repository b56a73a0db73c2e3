/** Lists of content are short, so a request without a page number gets the whole list, up to this many rows. */
export const WHOLE_LIST_ROWS = 100;

/** No week has more services than this. */
export const SERVICE_ROWS = 40;

/** A semester or a month has far fewer entries of the programme; more than this are never shown. */
export const PROGRAMME_ROWS = 200;

/** People who add somebody to a ministry type more letters if none of these is the right one. */
export const CANDIDATE_ROWS = 10;

/** Reports are printed, so further rows are only counted. */
export const REPORT_ROWS = 500;

/** A ministry's page shows one row of projects and two rows of pictures beside its text. */
export const MINISTRY_PAGE_PROJECTS = 3;
export const MINISTRY_PAGE_PICTURES = 6;

/** The filter options come from the sermons of twenty years of Sabbaths, with at most this many speakers. */
export const FILTERED_SERMONS = 1000;
export const FILTER_SPEAKERS = 100;

/** A dashboard adds up the seats of this many upcoming events; further ones are years away. */
export const ADDED_UP_EVENTS = 200;
