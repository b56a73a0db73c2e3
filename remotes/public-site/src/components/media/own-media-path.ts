/**
 * Returns the path of a file of this site, also for a whole URL. Rendered pages contain paths and responses whole URLs,
 * and an audio element restarts when its `src` changes from one to the other.
 */
export function ownMediaPath(url: string): string {
  if (typeof location === 'undefined') return url;
  return url.startsWith(`${location.origin}/media/`) ? url.slice(location.origin.length) : url;
}
