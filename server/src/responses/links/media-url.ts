const PATH_OR_WEB_URL = /^(https?:\/\/|\/(?!\/))/i;

/**
 * The URL of a stored picture or file: paths of this site and web URLs stay, everything else is a media key.
 * Nothing comes out that a browser would run.
 */
export function mediaUrl(stored: string): string;
export function mediaUrl(stored: string | null): string | null;
export function mediaUrl(stored: string | null): string | null {
  if (stored === null || stored === '') return null;
  return PATH_OR_WEB_URL.test(stored) ? stored : `/media/${encodeURI(stored)}`;
}
