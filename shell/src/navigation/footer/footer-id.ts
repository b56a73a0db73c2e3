/** The footer has its own code, so its id stands apart from it. */
export const FOOTER_ID = 'site-footer';
