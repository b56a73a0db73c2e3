/** Stores whether somebody wants to use less data: `1` or `0`. Without it, the browser's setting decides. */
export const LOW_DATA_COOKIE = 'narthex_low_data';

/** The root element of a page has this attribute where less data is used; styles and scripts follow it. */
export const LOW_DATA_ATTRIBUTE = 'data-low-data';

/** Pictures are shown from copies for this width where less data is used, unless they are shown smaller still. */
export const LOW_DATA_WIDTH = 320;

const COOKIE = new RegExp(`(?:^|;\\s*)${LOW_DATA_COOKIE}=([01])(?:;|$)`);

/** Returns what somebody has chosen, from the cookies as they are sent; undefined if nothing is chosen. */
export function readLowDataChoice(cookies: string): boolean | undefined {
  const chosen = COOKIE.exec(cookies)?.[1];
  return chosen === undefined ? undefined : chosen === '1';
}

/** Returns true in a document in which less data is used. The site then fetches nothing in advance. */
export const usesLessData = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.hasAttribute(LOW_DATA_ATTRIBUTE);
