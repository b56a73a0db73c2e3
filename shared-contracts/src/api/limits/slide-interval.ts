/** A slide of the home page is shown for this long unless the settings say otherwise. */
export const SLIDER_AUTOPLAY_MS = 1500;
