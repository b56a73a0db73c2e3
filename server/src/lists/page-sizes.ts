/** Lists of content are short: whoever asks for no page gets them whole, up to so many rows. */
export const WHOLE_LIST_ROWS = 100;

/** A week has no more services than these. */
export const SERVICE_ROWS = 40;

/** A semester or a month has far fewer entries of the programme; more than these are never shown. */
export const PROGRAMME_ROWS = 200;

/** Whoever adds a person to a ministry types on when these aren't the right ones. */
export const CANDIDATE_ROWS = 10;

/** A report is read on paper: more rows than these are counted, not listed. */
export const REPORT_ROWS = 500;

/** Beside the text of a ministry's page: a row of projects, two rows of pictures. */
export const MINISTRY_PAGE_PROJECTS = 3;
export const MINISTRY_PAGE_PICTURES = 6;

/** The filters of sermons are read from twenty years of Sabbaths, and name so many speakers. */
export const FILTERED_SERMONS = 1000;
export const FILTER_SPEAKERS = 100;

/** The seats of the next events are added up for a dashboard; what comes after these is years away. */
export const ADDED_UP_EVENTS = 200;
