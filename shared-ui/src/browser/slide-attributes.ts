/** Marks an element whose slides are scrolled until the application runs them. */
export const SLIDES_ATTRIBUTE = 'data-slides';

/** Marks a link to a slide until the application runs it. The starter scrolls to the slide, but not the page. */
export const SLIDE_LINK_ATTRIBUTE = 'data-slide-link';
