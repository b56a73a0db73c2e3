/** A search begins once nobody has typed for a moment. */
export const SEARCH_DELAY_MS = 300;
