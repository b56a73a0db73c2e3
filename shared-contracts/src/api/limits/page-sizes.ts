/** The prayer wall shows so many requests at a time, as the specification says. */
export const PRAYER_PAGE_SIZE = 10;

/** So many events stand on a page at first; the others come when somebody asks for them. */
export const FIRST_EVENTS = 6;

/** Lists on a dashboard are for a glance: each links to all. */
export const DASHBOARD_LIST_SIZE = 5;
