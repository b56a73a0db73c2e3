/** A featured event stands long enough to be read. */
export const FEATURED_SLIDE_MS = 5000;

/** How long the next one takes to move in. */
export const FEATURED_TRANSITION_MS = 700;
