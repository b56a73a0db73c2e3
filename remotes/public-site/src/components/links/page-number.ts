const MAX_PAGE = 10_000;

/** Returns the page that a URL requests (`?page=2`), or the first page if the value is invalid. */
export function readPageNumber(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1;
}
