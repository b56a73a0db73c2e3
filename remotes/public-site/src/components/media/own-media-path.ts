/**
 * A file of this site by its path, however a response names it: a page that was rendered has the path and a response the
 * whole URL, and an element whose `src` changes from one to the other begins to play from the start.
 */
export function ownMediaPath(url: string): string {
  if (typeof location === 'undefined') return url;
  return url.startsWith(`${location.origin}/media/`) ? url.slice(location.origin.length) : url;
}
