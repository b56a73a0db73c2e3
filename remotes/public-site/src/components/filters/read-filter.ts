const MAX_LENGTH = 80;

/** What the URL asks for by a parameter, cut where the server's copy of the page is; '' for nothing. */
export const readFilter = (search: string, name: string): string =>
  (new URLSearchParams(search).get(name) ?? '').trim().slice(0, MAX_LENGTH);
