/** A featured event is shown long enough to be read. */
export const FEATURED_SLIDE_MS = 5000;

/** Duration of the transition to the next featured event. */
export const FEATURED_TRANSITION_MS = 700;
