/** A search starts once typing has paused for this long. */
export const SEARCH_DELAY_MS = 300;
