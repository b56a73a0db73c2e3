import { MINUTE_MS } from '../../time-units';

/** The window in which the searches of a network are counted: see `searchesPerNetwork`. */
export const SEARCHES_WINDOW_MS = MINUTE_MS;

/** Changes come in rows: after one, the pages are read again at most so often. */
export const PAGES_READ_INTERVAL_MS = MINUTE_MS;

/** More words than these narrow a search no further. */
export const MAX_QUERY_WORDS = 8;

/** How many hits of a kind are shown. */
export const MAX_HITS = 8;

/** Of more matches than these, only the newest are compared. */
export const MAX_COMPARED_ROWS = 300;

/** A word is common when so many of the newest rows have it: then no index is asked for all that have it. */
export const NEWEST_ROWS = 500;
export const COMMON_WORD_ROWS = 100;

/** The index is asked for no more matches than these. */
export const MAX_FOUND_ROWS = 5_000;

/** Excerpts aren't looked for further into a text: parsing it costs more than anyone gains. */
export const MAX_EXCERPT_SOURCE_LENGTH = 8_000;

/** Words in an excerpt, and how many of them stand before the first that was found. */
export const EXCERPT_WORDS = 28;
export const EXCERPT_WORDS_BEFORE = 8;
