/** The calendar to subscribe to is a window: what was in the last three months, and what comes in the next eighteen. */
export const CALENDAR_DAYS_BACK = 92;
export const CALENDAR_DAYS_AHEAD = 550;

/** So many entries of each kind: phones read the whole calendar several times a day. */
export const MAX_CALENDAR_ENTRIES = 200;

/** Podcast players show what the feed has: six years of Sabbaths. */
export const MAX_EPISODES = 300;

/** News that are further back aren't news. */
export const MAX_NEWS = 100;
