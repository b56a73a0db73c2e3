const MAX_LENGTH = 80;

/** Returns a parameter of the URL or ''. It is cut to the length up to which the server caches pages. */
export const readFilter = (search: string, name: string): string =>
  (new URLSearchParams(search).get(name) ?? '').trim().slice(0, MAX_LENGTH);
