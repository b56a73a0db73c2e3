const PATH_OR_WEB_URL = /^(https?:\/\/|\/(?!\/))/i;

/**
 * Returns the URL of a stored picture or file. Paths of this site and web URLs stay as they are; everything
 * else is a media key. The result never runs code in a browser.
 */
export function mediaUrl(stored: string): string;
export function mediaUrl(stored: string | null): string | null;
export function mediaUrl(stored: string | null): string | null {
  if (stored === null || stored === '') return null;
  return PATH_OR_WEB_URL.test(stored) ? stored : `/media/${encodeURI(stored)}`;
}
