/** How long a slide of the home page stands, unless the settings say otherwise. */
export const SLIDER_AUTOPLAY_MS = 1500;
