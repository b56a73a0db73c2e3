const MAX_PAGE = 10_000;

/** The page of a long list that a URL asks for (`?page=2`); the first one for what is no page. */
export function readPageNumber(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1;
}
