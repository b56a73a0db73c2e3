import { MINUTE_MS } from '../../time-units';

/** The searches of a network are counted in this window: see `searchesPerNetwork`. */
export const SEARCHES_WINDOW_MS = MINUTE_MS;

/** Changes often come in series, so the pages are read at most once in this time. */
export const PAGES_READ_INTERVAL_MS = MINUTE_MS;

/** Further words hardly narrow a search. */
export const MAX_QUERY_WORDS = 8;

/** This many hits of each kind are shown. */
export const MAX_HITS = 8;

/** If there are more matches, only the newest are compared. */
export const MAX_COMPARED_ROWS = 300;

/**
 * A word is common if many of this number of newest rows contain it; in that case the index isn't searched for all rows
 * with it.
 */
export const NEWEST_ROWS = 500;
export const COMMON_WORD_ROWS = 100;

/** The index returns at most this many matches. */
export const MAX_FOUND_ROWS = 5_000;

/** Only this much of a text is searched for an excerpt, because parsing longer ones is slow. */
export const MAX_EXCERPT_SOURCE_LENGTH = 8_000;

/** An excerpt has this many words, and this many of them come before the first match. */
export const EXCERPT_WORDS = 28;
export const EXCERPT_WORDS_BEFORE = 8;

/** A search without results is corrected by the words of this many rows of each kind, which are the newest ones. */
export const MAX_ROWS_OF_WORDS = 100;

/** Shorter words resemble too many others to be corrected; only words of the second length can have two mistakes. */
export const MIN_CORRECTED_LENGTH = 5;
export const MIN_TWICE_CORRECTED_LENGTH = 8;
