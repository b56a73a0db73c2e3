const MB = 1024 * 1024;

/** Pictures, documents and everything that has no limit of its own: what a phone takes or an office writes fits. */
export const MAX_FILE_BYTES = 5 * MB;

/** A recorded service, uncompressed. */
export const MAX_AUDIO_BYTES = 500 * MB;

/** A filmed service. No request is larger than this. */
export const MAX_VIDEO_BYTES = 1024 * MB;

/** A short video of a phone, or a picture in full size. */
export const MAX_GALLERY_FILE_BYTES = 200 * MB;

/** A list of members to import: more than the largest campus church has. */
export const MAX_IMPORT_BYTES = 2 * MB;
export const MAX_IMPORT_ROWS = 5000;

/** Shorter passwords are guessed; longer ones than any person types would only cost the server time. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;

/** A search of the site or of a list consists of a few words. */
export const MAX_SEARCH_LENGTH = 100;

/** A parameter in the URL of a page can name any stored line that lists are filtered by, such as a speaker. */
export const MAX_PARAMETER_LENGTH = 200;

/** A report covers at most five years, because a person reads it. */
export const MAX_REPORT_DAYS = 5 * 366;

/** A slide of the home page is shown for this long unless the settings say otherwise. */
export const SLIDER_AUTOPLAY_MS = 1500;

/** The prayer wall shows so many requests at a time, as the specification says. */
export const PRAYER_PAGE_SIZE = 10;

/** So many events stand on a page at first; the others come when somebody asks for them. */
export const FIRST_EVENTS = 6;

/** Lists on a dashboard are for a glance: each links to all. */
export const DASHBOARD_LIST_SIZE = 5;

/** The public pages show so many objects of a list at a time. */
export const SERMONS_PER_PAGE = 20;
export const EVENTS_PER_PAGE = 48;
export const GALLERY_ITEMS_PER_PAGE = 24;
export const LEADERS_PER_PAGE = 24;

/** The home page shows so many leaders. */
export const FIRST_LEADERS = 4;
