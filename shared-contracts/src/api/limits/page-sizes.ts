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
